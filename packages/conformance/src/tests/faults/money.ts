import {
  changeAnswer,
  changeQuery,
  dataOf,
  granted,
  intercept,
  refusal,
  type PlantedFault,
} from './planted-fault.ts';

export const moneyFaults: readonly PlantedFault[] = [
  {
    name: 'takes another sum for a loan than the borrower was shown',
    caughtBy: 'loan.shown-sum',
    operations: ['creditPay'],
    plant: changeQuery(['creditPay'], (query) => query.delete('total')),
  },
  {
    name: 'loses a cent at every payment',
    caughtBy: 'wal.conserved',
    operations: ['walletGetUsdt', 'walletLogs'],
    plant: (send) => {
      let payments = 0;
      const counted = intercept(['orderPay'], ({ url, init, send: pay }) => {
        payments += 1;
        return pay(url, init);
      })(send);
      return changeAnswer(['walletGetUsdt'], (answer) => {
        const data = answer.data as { money: number };
        return { ...answer, data: { ...data, money: (data.money * 100 - payments) / 100 } };
      })(counted);
    },
  },
  {
    name: 'rounds the balance instead of truncating it',
    caughtBy: 'wal.cents',
    operations: ['walletGetUsdt'],
    messages: ['walletGetUsdt shows 7.13 as money, but a balance of 7.129 truncated to cents is 7.12'],
    plant: changeAnswer(['walletGetUsdt'], (answer) => {
      if (answer.code !== '0') return;
      const data = dataOf(answer);
      data['money'] = Math.round(Number(data['balance']) * 100) / 100;
    }),
  },
  {
    name: 'leaves out the last wallet record',
    caughtBy: 'wal.conserved',
    operations: ['walletGetUsdt', 'walletLogs'],
    plant: changeAnswer(['walletLogs'], (answer) => {
      (answer.data as { pageList: unknown[] }).pageList.shift();
    }),
  },
  {
    name: 'keeps the last 5 USDT of a user',
    caughtBy: 'wal.last-withdrawal',
    operations: ['withdrawApply'],
    plant: intercept(['withdrawApply'], ({ url, init, send }) =>
      Number(url.searchParams.get('amount')) < 10
        ? Promise.resolve(refusal('withdrawalOutsideLimits'))
        : send(url, init),
    ),
  },
  {
    name: 'grants all parallel withdrawals',
    caughtBy: 'race.withdraw',
    operations: ['withdrawApply'],
    plant: intercept(['withdrawApply'], async ({ url, init, send }) => {
      await send(url, init);
      return granted({ order_no: 'wd_1' });
    }),
  },
];
