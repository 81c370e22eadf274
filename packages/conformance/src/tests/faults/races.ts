import { intercept, dataOf, grantRefused, changeAnswer, type PlantedFault } from './planted-fault.ts';

export const raceFaults: readonly PlantedFault[] = [
  {
    name: 'cancels an order while it is being paid',
    caughtBy: 'race.cancel',
    operations: ['orderCancel', 'orderPay'],
    plant: grantRefused(['orderCancel']),
  },
  {
    name: 'says of a race between payment and cancelling the opposite of what came out',
    caughtBy: 'race.cancel',
    operations: ['orderCancel', 'orderPay'],
    plant: changeAnswer(['orderInfo'], (answer) => {
      const order = dataOf(answer)['orderInfo'] as { status: number };
      order.status = order.status === -1 ? 1 : -1;
    }),
  },
  {
    name: 'pays one order twice while it is being cancelled',
    caughtBy: 'race.cancel',
    operations: ['orderCancel', 'orderPay'],
    messages: ['orderPay pays one order 4 times when payments and cancellations run in parallel'],
    plant: (send) => {
      // Cancelling comes too late wherever a payment is under way, so that nothing but payments is granted.
      const payments = new Map<string | null, Promise<Response>>();
      const late = intercept(['orderCancel'], async ({ url, init, send: cancel }) => {
        await payments.get(url.searchParams.get('orderId'));
        return cancel(url, init);
      })(send);
      const paying = intercept(['orderPay'], ({ url, init, send: pay }) => {
        const response = pay(url, init);
        payments.set(url.searchParams.get('orderId'), response);
        return response;
      })(late);
      return grantRefused(['orderPay'])(paying);
    },
  },
  {
    name: 'cancels one order as often as asked at once',
    caughtBy: 'race.cancel-twice',
    operations: ['orderCancel'],
    plant: grantRefused(['orderCancel']),
  },
  {
    name: 'takes every refund request that comes at once',
    caughtBy: 'race.refund',
    operations: ['orderReturns'],
    plant: grantRefused(['orderReturns']),
  },
  {
    name: 'settles one order with every receipt that comes at once',
    caughtBy: 'race.receipt',
    operations: ['orderReceipt'],
    plant: grantRefused(['orderReceipt']),
  },
  {
    name: 'takes every review of one line that comes at once',
    caughtBy: 'race.review',
    operations: ['evaluationAddList'],
    plant: grantRefused(['evaluationAddList', 'evaluationAdd']),
  },
  {
    name: 'takes the repayment of one loan as often as it comes at once',
    caughtBy: 'race.repay',
    operations: ['creditPay'],
    plant: grantRefused(['creditPay']),
  },
];
