import { at, granted, reanswered, type PlantedFault } from './plant.ts';

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
