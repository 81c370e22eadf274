import type { Corruption } from './corruption.ts';

/** Corruptions of the figures of accounts. */
export const FIGURE_CORRUPTIONS: readonly Corruption[] = [
  [
    'a transfer runs between two currencies',
    'I01',
    () => [
      `insert into account (id, kind, owner_id, currency, guarded) values ('fee::BTC', 'fee', '', 'BTC', false)`,
      `update transfer set to_account = 'fee::BTC' where to_account = 'fee::USDT'`,
    ],
  ],
  [
    'a wallet gets an overdraft limit',
    'I03',
    () => [
      `alter table account drop constraint account_check2`,
      `update account set floor = 1000000000 where kind = 'wallet'`,
    ],
  ],
];
