import {
  intercept,
  dataOf,
  granted,
  grantRefused,
  refusal,
  replaceRefusal,
  changeAnswer,
  changeQuery,
  rowsOf,
  type PlantedFault,
} from '../planted-fault.ts';

let records = 0;

export const orderFaults: readonly PlantedFault[] = [
  {
    name: 'reports a cancelled order but does not cancel it',
    caughtBy: 'ord.model',
    operations: ['orderCancel', 'orderPay'],
    plant: intercept(['orderCancel'], () => Promise.resolve(granted())),
  },
  {
    name: 'grants a receipt in any state',
    caughtBy: 'ord.model',
    operations: ['orderReceipt', 'orderPay'],
    plant: grantRefused(['orderReceipt']),
  },
  {
    name: 'accepts every reminder',
    caughtBy: 'ord.model',
    operations: ['orderRemind', 'orderPay'],
    plant: grantRefused(['orderRemind']),
  },
  {
    name: 'grants a second payment of one order',
    caughtBy: 'ord.payment',
    operations: ['orderPay'],
    plant: grantRefused(['orderPay']),
  },
  {
    name: 'accepts every fund password',
    caughtBy: 'ord.payment',
    operations: ['orderPay'],
    plant: changeQuery(['orderPay'], (query) => query.set('safeword', '246813')),
  },
  {
    name: 'does not charge a payment',
    caughtBy: 'ord.payment',
    operations: ['orderPay'],
    plant: (send) => {
      const firsts = new Map<string, unknown>();
      return changeAnswer(['walletGetUsdt'], (answer, { url }) => {
        const token = url.searchParams.get('token') ?? '';
        if (!firsts.has(token) && Number(dataOf(answer)['money']) > 0) firsts.set(token, answer.data);
        return { ...answer, data: firsts.get(token) ?? answer.data };
      })(send);
    },
  },
  {
    name: 'charges one dollar too much for every order',
    caughtBy: 'ord.total',
    operations: ['orderSubmit', 'orderInfo'],
    plant: changeAnswer(['orderSubmit'], (answer) => {
      for (const order of (dataOf(answer)['orderList'] ?? []) as Record<string, unknown>[])
        order['prizeReal'] = Number(order['prizeReal']) + 1;
    }),
  },
  {
    name: 'ignores a price change since the quote',
    caughtBy: 'ord.shown-total',
    operations: ['orderSubmit'],
    plant: changeQuery(['orderSubmit'], (query) => query.delete('total')),
  },
  {
    name: 'reports a price change but places the order',
    caughtBy: 'ord.shown-total',
    operations: ['orderSubmit'],
    plant: replaceRefusal(['orderSubmit'], 'orderTotalChanged', async ({ url, init, send }) => {
      const atAnyPrice = new URL(url);
      atAnyPrice.searchParams.delete('total');
      await send(atAnyPrice, init);
      return refusal('orderTotalChanged');
    }),
  },
  {
    name: 'accepts a price from the caller',
    caughtBy: 'ord.tamper',
    operations: ['orderSubmit'],
    plant: changeAnswer(['orderSubmit'], (answer, { url }) => {
      const price = url.searchParams.get('prizeReal');
      for (const order of price ? ((dataOf(answer)['orderList'] ?? []) as Record<string, unknown>[]) : [])
        order['prizeReal'] = Number(price);
    }),
  },
  {
    name: 'ignores the state of a list of orders',
    caughtBy: 'ord.filter',
    operations: ['orderListMain'],
    plant: changeQuery(['orderListMain'], (query) => query.delete('status')),
  },
  {
    name: 'shows the log of an order backwards',
    caughtBy: 'ord.trail',
    operations: ['orderLogList'],
    plant: changeAnswer(['orderLogList'], (answer) => {
      const steps = answer.data as { createTime: string }[] | null;
      steps?.reverse().forEach((step, index) => (step.createTime = `2026-03-14 09:2${9 - index}:00`));
    }),
  },
  {
    name: 'pays without enough balance',
    caughtBy: 'ord.poverty',
    operations: ['orderPay'],
    plant: grantRefused(['orderPay']),
  },
  {
    name: 'grants all parallel payments of one order',
    caughtBy: 'race.pay',
    operations: ['orderPay'],
    plant: grantRefused(['orderPay']),
  },
  {
    name: 'accepts a form several times',
    caughtBy: 'race.form',
    operations: ['rechargeBlockchainRecharge'],
    plant: grantRefused(['rechargeBlockchainRecharge'], () => ({ order_no: `rc_${(records += 1)}` })),
  },
  {
    name: 'accepts a used session token',
    caughtBy: 'wal.recharge',
    operations: ['rechargeBlockchainRecharge'],
    plant: grantRefused(['rechargeBlockchainRecharge'], () => ({ order_no: `rc_${(records += 1)}` })),
  },
  {
    name: 'binds a second withdrawal address',
    caughtBy: 'wal.one-address',
    operations: ['userBindWithdrawAddress'],
    plant: replaceRefusal(['userBindWithdrawAddress'], 'onlyOneWithdrawalAddress', () => granted()),
  },
  {
    name: 'counts repeated additions of one favourite',
    caughtBy: 'race.favourite',
    operations: ['keepGoodsAdd', 'keepGoodsDel'],
    plant: changeAnswer(['keepGoodsCount'], (answer) => ({ ...answer, data: Number(answer.data) * 8 })),
  },
  {
    name: 'shows < in chat messages as &lt;',
    caughtBy: 'chat.words',
    operations: ['newOnlinechatList'],
    plant: changeAnswer(['newOnlinechatList'], (answer) => {
      for (const message of (answer.data ?? []) as { content: string }[])
        message.content = message.content.replaceAll('<', '&lt;');
    }),
  },
  {
    name: 'never marks a message as read',
    caughtBy: 'chat.unread',
    operations: ['newOnlinechatUnread', 'newOnlinechatList'],
    plant: changeAnswer(['newOnlinechatUnread'], (answer) => ({ ...answer, data: 2 })),
  },
  {
    name: 'accepts any file as a picture',
    caughtBy: 'upload.kind',
    operations: ['uploadimgExecute'],
    plant: grantRefused(['uploadimgExecute'], () => '/uploads/evaluate/x.png'),
  },
  {
    name: 'has two default addresses',
    caughtBy: 'addr.default',
    operations: ['addressAdd', 'addressList'],
    plant: changeAnswer(['addressList'], (answer) => {
      for (const row of rowsOf(answer)) row['use'] = 1;
    }),
  },
];
