import { changeAnswer, dataOf, type PlantedFault } from '../planted-fault.ts';

const changeOrder = (change: (order: Record<string, unknown>) => void): PlantedFault['plant'] =>
  changeAnswer(['orderInfo'], (answer) => {
    const { orderInfo } = dataOf(answer) as { orderInfo?: Record<string, unknown> };
    if (orderInfo) change(orderInfo);
  });

export const deadlineFaults: readonly PlantedFault[] = [
  {
    name: 'never confirms the receipt of a delivered order',
    caughtBy: 'ord.receipt-deadline',
    operations: ['orderInfo'],
    plant: changeOrder((order) => {
      if (order['status'] === 4) order['status'] = 3;
    }),
  },
  {
    name: 'lets a store keep a refund undecided',
    caughtBy: 'ord.refund-deadline',
    operations: ['orderReturns'],
    plant: changeOrder((order) => {
      if (order['returnStatus'] === 2) order['returnStatus'] = 1;
    }),
  },
  {
    name: 'asks a late store before it pays back',
    caughtBy: 'ord.ship-deadline',
    operations: ['orderReturns'],
    plant: changeOrder((order) => {
      if (order['returnStatus'] === 2) order['returnStatus'] = 1;
    }),
  },
];
