import { changeAnswer, changeQuery, dataOf, type PlantedFault } from '../planted-fault.ts';

export const partRefundFaults: readonly PlantedFault[] = [
  {
    name: 'rounds the tax of a refund up',
    caughtBy: 'ord.refund-shares',
    operations: ['orderRefundQuote'],
    plant: changeAnswer(['orderRefundQuote'], (answer) => {
      const quote = dataOf(answer);
      quote['total'] = Math.round(Number(quote['total']) * 100 + 1) / 100;
    }),
  },
  {
    name: 'says that nothing is left of an order after one piece is refunded',
    caughtBy: 'ord.refund-shares',
    operations: ['orderRefundQuote'],
    plant: changeAnswer(['orderRefundQuote'], (answer) => void (dataOf(answer)['restPieces'] = 0)),
  },
  {
    name: 'refunds more pieces than were ordered',
    caughtBy: 'ord.refund-pieces',
    operations: ['orderReturns'],
    plant: changeQuery(['orderReturns'], (query) => query.delete('lines')),
  },
  {
    name: 'refunds the whole order for one piece',
    caughtBy: 'ord.part-refund',
    operations: ['orderReturns', 'orderRefundQuote'],
    plant: changeQuery(['orderReturns'], (query) => {
      query.delete('lines');
      query.delete('money');
    }),
  },
  {
    name: 'ends an order of which one piece was refunded',
    caughtBy: 'ord.part-refund',
    operations: ['orderReturns', 'orderRefundQuote'],
    plant: changeAnswer(['orderInfo'], (answer) => {
      const { orderInfo } = dataOf(answer) as { orderInfo?: Record<string, unknown> };
      if (orderInfo?.['returnStatus'] === 2) orderInfo['status'] = 6;
    }),
  },
];
