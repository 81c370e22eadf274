import { changeAnswer, changeQuery, dataOf, grantRefused, type PlantedFault } from '../planted-fault.ts';

const changeOrder = (change: (order: Record<string, unknown>) => void): PlantedFault['plant'] =>
  changeAnswer(['orderInfo'], (answer) => {
    const { orderInfo } = dataOf(answer) as { orderInfo?: Record<string, unknown> };
    if (orderInfo) change(orderInfo);
  });

const raiseQuote: PlantedFault['plant'] = changeAnswer(['orderReturnQuote'], (answer) => {
  const quote = dataOf(answer);
  quote['total'] = Math.round(Number(quote['total']) * 100 + 1) / 100;
});

export const returnFaults: readonly PlantedFault[] = [
  {
    name: 'shows more for a return than its parts',
    caughtBy: 'ord.return-quote',
    operations: ['orderReturnQuote'],
    plant: raiseQuote,
  },
  {
    name: 'pays back less for a return than it showed',
    caughtBy: 'ord.return',
    operations: ['orderRequestReturn', 'orderSendReturn', 'orderReturnQuote'],
    plant: raiseQuote,
  },
  {
    name: 'leaves a paid return open',
    caughtBy: 'ord.return',
    operations: ['orderRequestReturn', 'orderSendReturn', 'orderReturnQuote'],
    plant: changeOrder((order) => {
      if (order['returnState'] === 4) order['returnState'] = 3;
    }),
  },
  {
    name: 'takes a second return beside an open one',
    caughtBy: 'ord.return-open',
    operations: ['orderRequestReturn'],
    plant: grantRefused(['orderRequestReturn'], () => ({ returnId: 'rc_1' })),
  },
  {
    name: 'takes a return for another total than it showed',
    caughtBy: 'ord.return-total',
    operations: ['orderRequestReturn'],
    plant: changeQuery(['orderRequestReturn'], (query) => query.delete('total')),
  },
  {
    name: 'lets a store keep a return unanswered',
    caughtBy: 'ord.return-deadline',
    operations: ['orderRequestReturn'],
    plant: changeOrder((order) => {
      if (order['returnState'] === 2) order['returnState'] = 1;
    }),
  },
  {
    name: 'ignores a dispute',
    caughtBy: 'ord.return-dispute',
    operations: ['orderDisputeReturn', 'orderRequestReturn', 'orderReturnQuote'],
    plant: changeOrder((order) => {
      if (order['returnState'] === 6) order['returnState'] = 5;
    }),
  },
  {
    name: 'never ends an order whose parcel never arrived',
    caughtBy: 'ord.parcel-missing',
    operations: ['orderRequestReturn'],
    plant: changeOrder((order) => {
      if (order['status'] === 6) order['status'] = 3;
    }),
  },
];
