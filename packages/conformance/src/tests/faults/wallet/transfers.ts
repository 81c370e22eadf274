import {
  changeAnswer,
  dataOf,
  granted,
  intercept,
  replaceRefusal,
  type PlantedFault,
} from '../planted-fault.ts';

export const transferFaults: readonly PlantedFault[] = [
  {
    name: 'takes a recharge below the minimum',
    caughtBy: 'wal.recharge-limits',
    operations: ['rechargeBlockchainRecharge'],
    messages: ['rechargeBlockchainRecharge accepts a recharge of 0.5'],
    plant: intercept(['rechargeBlockchainRecharge'], ({ url, init, send }) =>
      url.searchParams.get('amount') === '0.5' ? Promise.resolve(granted(null)) : send(url, init),
    ),
  },
  {
    name: 'keeps a dollar of each refund',
    caughtBy: 'wal.refund',
    operations: ['orderReturns'],
    plant: (send) => {
      let refunds = 0;
      const counted = intercept(['orderReturns'], ({ url, init, send: ask }) => {
        refunds += 1;
        return ask(url, init);
      })(send);
      return changeAnswer(['walletGetUsdt'], (answer) => {
        const data = dataOf(answer);
        data['money'] = (Number(data['money']) * 100 - refunds * 100) / 100;
      })(counted);
    },
  },
  {
    name: 'pays out to whoever guesses the fund password',
    caughtBy: 'wal.withdraw',
    operations: ['withdrawApply'],
    plant: replaceRefusal(['withdrawApply'], 'wrongFundPassword', () => granted({ order_no: 'wd_1' })),
  },
];
