import { intercept, dataOf, changeAnswer, type PlantedFault } from '../planted-fault.ts';

/** Shows a stock that depends on the number of orders and payments so far. */
function withStock(
  stockAfter: (done: { orders: number; payments: number }) => number,
): PlantedFault['plant'] {
  return (send) => {
    const done = { orders: 0, payments: 0 };
    const counting = intercept(['orderSubmit', 'orderPay'], (call) => {
      done[call.url.pathname.includes('submit') ? 'orders' : 'payments'] += 1;
      return call.send(call.url, call.init);
    })(send);
    return changeAnswer(['sellerGoodsInfo'], (answer) => {
      const { skus = [] } = (dataOf(answer)['canSelectAttributes'] ?? {}) as { skus?: { stock: number }[] };
      for (const sku of skus) sku.stock = stockAfter(done);
    })(counting);
  };
}

export const stockFaults: readonly PlantedFault[] = [
  {
    name: 'does not reserve the stock of an order',
    caughtBy: 'ord.stock',
    operations: ['orderSubmit', 'orderCancel'],
    plant: withStock(() => 100),
  },
  {
    name: 'does not return the stock of a cancelled order',
    caughtBy: 'ord.stock',
    operations: ['orderSubmit', 'orderCancel'],
    plant: withStock(({ orders }) => 1000 - orders),
  },
  {
    name: 'takes the stock of an order again when it is paid',
    caughtBy: 'ord.stock-paid',
    operations: ['orderPay'],
    plant: withStock(({ payments }) => 1000 - payments),
  },
];
