/** Corruptions of what stores earn, and of approvals. */
import type { Corruption } from './corruption.ts';

export const EARNING_CORRUPTIONS: readonly Corruption[] = [
  ['a payout is written down as less', 'I40', () => [`update store_payout set amount = amount - 1`]],
  ['a payout goes to somebody else', 'I40', ({ host }) => [`update store_payout set user_id = '${host}'`]],
  ['a payout was never asked for', 'I40', () => [`delete from store_payout`]],
  ['an order hides its commission', 'I41', () => [`update orders set commission = 0 where commission > 0`]],
  [
    'an order that nobody has received has a commission',
    'I41',
    ({ paid }) => [`update orders set commission = 1 where id = '${paid}'`],
  ],
  ['a withdrawal is paid out without an approval', 'I42', () => [`delete from withdrawal_approval`]],
  [
    'the person who approved a withdrawal pays it out',
    'I42',
    () => [
      `alter table withdrawal disable trigger withdrawal_paid_by_another`,
      `update withdrawal_approval set actor_id = 'sf_1'`,
      `update withdrawal set paid_by = 'sf_1' where state = 1`,
    ],
  ],
];
