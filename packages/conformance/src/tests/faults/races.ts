import { intercept, dataOf, grantRefused, changeAnswer, type PlantedFault } from './planted-fault.ts';

export const raceFaults: readonly PlantedFault[] = [
  {
    name: 'cancels an order while it is paid',
    caughtBy: 'race.cancel',
    operations: ['orderCancel', 'orderPay'],
    plant: grantRefused(['orderCancel']),
  },
  {
    name: 'shows the opposite result of a race between payment and cancellation',
    caughtBy: 'race.cancel',
    operations: ['orderCancel', 'orderPay'],
    plant: changeAnswer(['orderInfo'], (answer) => {
      const order = dataOf(answer)['orderInfo'] as { status: number };
      order.status = order.status === -1 ? 1 : -1;
    }),
  },
  {
    name: 'pays one order twice while it is cancelled',
    caughtBy: 'race.cancel',
    operations: ['orderCancel', 'orderPay'],
    messages: ['orderPay pays one order 2 times when payments and cancellations run in parallel'],
    plant: (send) => {
      // Cancellations wait for pending payments and come too late, so that only payments are granted.
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
    name: 'grants all parallel cancellations of one order',
    caughtBy: 'race.cancel-twice',
    operations: ['orderCancel'],
    plant: grantRefused(['orderCancel']),
  },
  {
    name: 'accepts all parallel refund requests',
    caughtBy: 'race.refund',
    operations: ['orderReturns'],
    plant: grantRefused(['orderReturns']),
  },
  {
    name: 'grants all parallel receipts of one order',
    caughtBy: 'race.receipt',
    operations: ['orderReceipt'],
    plant: grantRefused(['orderReceipt']),
  },
  {
    name: 'accepts all parallel reviews of one line',
    caughtBy: 'race.review',
    operations: ['evaluationAddList'],
    plant: grantRefused(['evaluationAddList', 'evaluationAdd']),
  },
  {
    name: 'accepts all parallel repayments of one loan',
    caughtBy: 'race.repay',
    operations: ['creditPay'],
    plant: grantRefused(['creditPay']),
  },
];
