import { at, dataOf, granted, reanswered, type PlantedFault } from './planted-fault.ts';

export const moneyFaults: readonly PlantedFault[] = [
  {
    name: 'loses a cent at every payment',
    caughtBy: 'wal.conserved',
    at: ['walletGetUsdt', 'walletLogs'],
    plant: (send) => {
      let payments = 0;
      const counted = at(['orderPay'], ({ url, init, send: pay }) => {
        payments += 1;
        return pay(url, init);
      })(send);
      return reanswered(['walletGetUsdt'], (answer) => {
        const data = answer.data as { money: number };
        return { ...answer, data: { ...data, money: (data.money * 100 - payments) / 100 } };
      })(counted);
    },
  },
  {
    name: 'rounds the balance where it is cut',
    caughtBy: 'wal.cents',
    at: ['walletGetUsdt'],
    says: ['walletGetUsdt shows 7.13 as money, where a balance of 7.129 cut to cents is 7.12'],
    plant: reanswered(['walletGetUsdt'], (answer) => {
      if (answer.code !== '0') return;
      const data = dataOf(answer);
      data['money'] = Math.round(Number(data['balance']) * 100) / 100;
    }),
  },
  {
    name: 'forgets what it booked last',
    caughtBy: 'wal.conserved',
    at: ['walletGetUsdt', 'walletLogs'],
    plant: reanswered(['walletLogs'], (answer) => {
      (answer.data as { pageList: unknown[] }).pageList.shift();
    }),
  },
  {
    name: 'grants every withdrawal that is asked for at once',
    caughtBy: 'race.withdraw',
    at: ['withdrawApply'],
    plant: at(['withdrawApply'], async ({ url, init, send }) => {
      await send(url, init);
      return granted({ order_no: 'wd_1' });
    }),
  },
];
