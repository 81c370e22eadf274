import { subtract } from '@openmall/sdk/money';
import { operation } from '../../../contract/operations.ts';
import {
  changeAnswer,
  changeQuery,
  dataOf,
  granted,
  intercept,
  refusal,
  replaceRefusal,
  rowsOf,
  type PlantedFault,
  type Send,
} from '../planted-fault.ts';

type Answer = Parameters<typeof dataOf>[0];
const recordsOf = (answer: Answer): Record<string, unknown>[] =>
  (dataOf(answer)['elements'] ?? []) as Record<string, unknown>[];

/** Takes a dollar from the balance for each withdrawal that is granted. */
const takesMore = (send: Send): Send => {
  let taken = 0;
  const noting = intercept(['withdrawApply'], async ({ url, init, send: ask }) => {
    const response = await ask(url, init);
    const { code } = (await response.clone().json()) as { code: string };
    if (code === '0') taken += 1;
    return response;
  })(send);
  return changeAnswer(['walletGetUsdt'], (answer) => {
    const data = dataOf(answer);
    data['balance'] = subtract(String(data['balance']), taken);
  })(noting);
};

const figures = (name: string, change: (record: Record<string, unknown>) => void): PlantedFault => ({
  name,
  caughtBy: 'wal.withdraw-figures',
  operations: ['withdrawApply'],
  plant: changeAnswer(['withdrawList'], (answer) => {
    const [record] = recordsOf(answer);
    if (record) change(record);
  }),
});

const chain = (name: string, change: (rows: Record<string, unknown>[]) => void): PlantedFault => ({
  name,
  caughtBy: 'wal.log-chain',
  operations: ['walletLogs'],
  plant: changeAnswer(['walletLogs'], (answer) => change(rowsOf(answer))),
});

/** Replaces the token of a form by a fresh one, so that every form is taken. */
const refreshed = (id: 'rechargeBlockchainRecharge' | 'thirdPartyRechargePhpRecharge') =>
  intercept([id], async ({ url, init, send }) => {
    const open = new URL(url);
    open.pathname = operation('rechargeBlockchainRechargeOpen').path;
    const { data } = (await (await send(open, init)).json()) as { data: { session_token: string } };
    url.searchParams.set('session_token', data.session_token);
    return send(url, init);
  });

export const recordFaults: readonly PlantedFault[] = [
  {
    name: 'takes a dollar more for a withdrawal than was asked for',
    caughtBy: 'wal.withdraw-figures',
    operations: ['withdrawApply'],
    plant: takesMore,
  },
  figures('records a withdrawal without its cents', (record) => {
    record['amount'] = String(Math.floor(Number(record['amount'])));
  }),
  figures('records the quantity after the fee', (record) => {
    record['volume'] = record['arrivalAmount'];
  }),
  figures('takes a higher fee than it shows', (record) => {
    record['fee'] = String(Number(record['fee']) + 0.01);
  }),
  {
    name: 'leaves a withdrawal open that was paid out',
    caughtBy: 'wal.withdraw-figures',
    operations: ['withdrawApply', 'withdrawGet'],
    plant: changeAnswer(['withdrawGet'], (answer) => {
      if (answer.code === '0') dataOf(answer)['state'] = 0;
    }),
  },
  {
    name: 'pays out a cent less than the minimum',
    caughtBy: 'wal.withdraw-minimum',
    operations: ['withdrawApply'],
    plant: replaceRefusal(['withdrawApply'], 'withdrawalOutsideLimits', () => granted({ order_no: 'wd_1' })),
  },
  {
    name: 'pays out only more than the minimum',
    caughtBy: 'wal.withdraw-minimum',
    operations: ['withdrawApply'],
    plant: intercept(['withdrawApply'], ({ url, init, send }) =>
      Number(url.searchParams.get('amount')) < 50
        ? Promise.resolve(refusal('withdrawalOutsideLimits'))
        : send(url, init),
    ),
  },
  {
    name: 'takes a form of a recharge again',
    caughtBy: 'wal.used-form',
    operations: ['rechargeBlockchainRecharge'],
    plant: refreshed('rechargeBlockchainRecharge'),
  },
  {
    name: 'takes a form of an e-wallet again',
    caughtBy: 'wal.used-form',
    operations: ['thirdPartyRechargePhpRecharge'],
    plant: refreshed('thirdPartyRechargePhpRecharge'),
  },
  {
    name: 'takes a form with an invented token',
    caughtBy: 'wal.invented-form',
    operations: ['rechargeBlockchainRecharge'],
    plant: refreshed('rechargeBlockchainRecharge'),
  },
  {
    name: 'withdraws with an invented token',
    caughtBy: 'wal.invented-form',
    operations: ['withdrawApply'],
    plant: replaceRefusal(['withdrawApply'], 'sessionTokenInvalid', () => granted({ order_no: 'wd_1' })),
  },
  chain('leaves a movement out of the records', (rows) => {
    rows.splice(1, 1);
  }),
  chain('swaps two movements of one moment', (rows) => {
    const [first, second] = rows;
    if (first && second) rows.splice(0, 2, second, first);
  }),
  chain('shows the balance before a movement as the one after it', (rows) => {
    rows.forEach((row, index) => (row['balance'] = rows[index + 1]?.['balance'] ?? '0'));
  }),
  {
    name: 'refuses a refused application for good',
    caughtBy: 'loan.reapplied',
    operations: ['creditApply', 'creditBeforereapply'],
    plant: intercept(['creditApply'], ({ url, init, send }) =>
      url.searchParams.has('creditId') ? Promise.resolve(refusal('loanNotFound')) : send(url, init),
    ),
  },
  {
    name: 'shows another amount in a refused application',
    caughtBy: 'loan.reapplied',
    operations: ['creditApply', 'creditBeforereapply'],
    plant: changeAnswer(['creditBeforereapply'], (answer) => {
      if (answer.code === '0') dataOf(answer)['applyAmount'] = 100_001;
    }),
  },
  {
    name: 'hides a refused application from its maker',
    caughtBy: 'loan.reapplied',
    operations: ['creditBeforereapply'],
    plant: intercept(['creditBeforereapply'], () => Promise.resolve(refusal('loanNotFound'))),
  },
  {
    name: 'lends a cent less than the minimum',
    caughtBy: 'loan.exact-limits',
    operations: ['creditApply'],
    plant: changeQuery(['creditApply'], (query) => {
      query.set('applyAmount', String(Math.ceil(Number(query.get('applyAmount')))));
    }),
  },
  {
    name: 'lends a cent more than the maximum',
    caughtBy: 'loan.exact-limits',
    operations: ['creditApply'],
    plant: changeQuery(['creditApply'], (query) => {
      const amount = Number(query.get('applyAmount'));
      if (amount > 1_000_000) query.set('applyAmount', String(Math.floor(amount)));
    }),
  },
  {
    name: 'lends less than the maximum that it shows',
    caughtBy: 'loan.exact-limits',
    operations: ['creditApply'],
    plant: intercept(['creditApply'], ({ url, init, send }) =>
      Number(url.searchParams.get('applyAmount')) >= 30_000_000
        ? Promise.resolve(refusal('loanAmountOutsideLimits'))
        : send(url, init),
    ),
  },
  {
    name: 'calls a loan overdue on the eve of its term',
    caughtBy: 'loan.eve',
    operations: ['creditHistroy'],
    plant: changeAnswer(['creditHistroy'], (answer) => {
      for (const loan of recordsOf(answer)) if (loan['status'] === 2) loan['status'] = 3;
    }),
  },
  {
    name: 'gives a loan more days than its term',
    caughtBy: 'loan.eve',
    operations: ['creditHistroy'],
    plant: changeAnswer(['creditHistroy'], (answer) => {
      for (const loan of recordsOf(answer)) if (loan['status'] === 3) loan['status'] = 2;
    }),
  },
];
