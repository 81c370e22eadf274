import {
  at,
  dataOf,
  granted,
  grantsAgain,
  insteadOfRefusal,
  reanswered,
  reasked,
  rowsOf,
  type PlantedFault,
} from './planted-fault.ts';

let records = 0;

export const orderFaults: readonly PlantedFault[] = [
  {
    name: 'says that an order is cancelled and leaves it as it is',
    caughtBy: 'ord.model',
    at: ['orderCancel', 'orderPay'],
    plant: at(['orderCancel'], () => Promise.resolve(granted())),
  },
  {
    name: 'grants a receipt in any state',
    caughtBy: 'ord.model',
    at: ['orderReceipt', 'orderPay'],
    plant: grantsAgain(['orderReceipt']),
  },
  {
    name: 'reminds a store as often as asked',
    caughtBy: 'ord.model',
    at: ['orderRemind', 'orderPay'],
    plant: grantsAgain(['orderRemind']),
  },
  {
    name: 'grants a second payment of one order',
    caughtBy: 'ord.payment',
    at: ['orderPay'],
    plant: grantsAgain(['orderPay']),
  },
  {
    name: 'takes every fund password',
    caughtBy: 'ord.payment',
    at: ['orderPay'],
    plant: reasked(['orderPay'], (query) => query.set('safeword', '246813')),
  },
  {
    name: 'does not take the money of a payment',
    caughtBy: 'ord.payment',
    at: ['orderPay'],
    plant: (send) => {
      const firsts = new Map<string, unknown>();
      return reanswered(['walletGetUsdt'], (answer, { url }) => {
        const token = url.searchParams.get('token') ?? '';
        if (!firsts.has(token) && Number(dataOf(answer)['money']) > 0) firsts.set(token, answer.data);
        return { ...answer, data: firsts.get(token) ?? answer.data };
      })(send);
    },
  },
  {
    name: 'adds a dollar to every order',
    caughtBy: 'ord.total',
    at: ['orderSubmit', 'orderInfo'],
    plant: reanswered(['orderSubmit'], (answer) => {
      for (const order of (dataOf(answer)['orderList'] ?? []) as Record<string, unknown>[])
        order['prizeReal'] = Number(order['prizeReal']) + 1;
    }),
  },
  {
    name: 'lets the caller name the price',
    caughtBy: 'ord.tamper',
    at: ['orderSubmit'],
    plant: reanswered(['orderSubmit'], (answer, { url }) => {
      const price = url.searchParams.get('prizeReal');
      for (const order of price ? ((dataOf(answer)['orderList'] ?? []) as Record<string, unknown>[]) : [])
        order['prizeReal'] = Number(price);
    }),
  },
  {
    name: 'shows orders of every state under one',
    caughtBy: 'ord.filter',
    at: ['orderListMain'],
    plant: reasked(['orderListMain'], (query) => query.delete('status')),
  },
  {
    name: 'tells the trail of an order backwards',
    caughtBy: 'ord.trail',
    at: ['orderLogList'],
    plant: reanswered(['orderLogList'], (answer) => {
      const steps = answer.data as { createTime: string }[] | null;
      steps?.reverse().forEach((step, index) => (step.createTime = `2026-03-14 09:2${9 - index}:00`));
    }),
  },
  {
    name: 'pays without the money',
    caughtBy: 'ord.poverty',
    at: ['orderPay'],
    plant: grantsAgain(['orderPay']),
  },
  {
    name: 'pays an order as often as asked at once',
    caughtBy: 'race.pay',
    at: ['orderPay'],
    plant: grantsAgain(['orderPay']),
  },
  {
    name: 'takes one form many times',
    caughtBy: 'race.form',
    at: ['rechargeBlockchainRecharge'],
    plant: grantsAgain(['rechargeBlockchainRecharge'], () => ({ order_no: `rc_${(records += 1)}` })),
  },
  {
    name: 'takes a used session token',
    caughtBy: 'wal.recharge',
    at: ['rechargeBlockchainRecharge'],
    plant: grantsAgain(['rechargeBlockchainRecharge'], () => ({ order_no: `rc_${(records += 1)}` })),
  },
  {
    name: 'binds a second withdrawal address',
    caughtBy: 'wal.one-address',
    at: ['userBindWithdrawAddress'],
    plant: insteadOfRefusal(['userBindWithdrawAddress'], 'onlyOneWithdrawalAddress', () => granted()),
  },
  {
    name: 'counts every tap on the heart',
    caughtBy: 'race.favourite',
    at: ['keepGoodsAdd', 'keepGoodsDel'],
    plant: reanswered(['keepGoodsCount'], (answer) => ({ ...answer, data: Number(answer.data) * 8 })),
  },
  {
    name: 'writes & as &amp; into chats',
    caughtBy: 'chat.words',
    at: ['newOnlinechatList'],
    plant: reanswered(['newOnlinechatList'], (answer) => {
      for (const message of (answer.data ?? []) as { content: string }[])
        message.content = message.content.replaceAll('<', '&lt;');
    }),
  },
  {
    name: 'never forgets that a message was unread',
    caughtBy: 'chat.unread',
    at: ['newOnlinechatUnread', 'newOnlinechatList'],
    plant: reanswered(['newOnlinechatUnread'], (answer) => ({ ...answer, data: 2 })),
  },
  {
    name: 'takes any file for a picture',
    caughtBy: 'upload.kind',
    at: ['uploadimgExecute'],
    plant: grantsAgain(['uploadimgExecute'], () => '/uploads/evaluate/x.png'),
  },
  {
    name: 'has two default addresses',
    caughtBy: 'addr.default',
    at: ['addressAdd', 'addressList'],
    plant: reanswered(['addressList'], (answer) => {
      for (const row of rowsOf(answer)) row['use'] = 1;
    }),
  },
];
