/** Corruptions of demo money. */
import type { Corruption } from './corruption.ts';

export const DEMO_CORRUPTIONS: readonly Corruption[] = [
  [
    'demo money goes back to somebody else',
    'I14',
    () => [`update transfer set to_account = 'chain::USDT' where to_account = 'demo::USDT'`],
  ],
  [
    'more demo money goes back than was given',
    'I14',
    () => [`update transfer set amount = amount + 1 where to_account = 'demo::USDT'`],
  ],
  [
    'demo money is taken from an open account',
    'I14',
    () => [
      `update user_account set state = 'active', closed_at = null
       where id in (select ref_id from journal where ref_kind = 'demo_bonus' and slot = 'charge')`,
    ],
  ],
];
