import type { Corruption } from './corruption.ts';

/** Corruptions of money in suspense: its owner closed the account before it arrived. */
export const SUSPENSE_CORRUPTIONS: readonly Corruption[] = [
  ['money in suspense loses its record', 'I27', () => [`delete from suspense_item`]],
  [
    'money in suspense is marked as settled',
    'I27',
    () => [`update suspense_item set settled_at = now(), resolution = 'handled' where settled_at is null`],
  ],
  ['a record of suspense shrinks', 'I27', () => [`update suspense_item set amount = amount - 1`]],
  [
    'money in suspense is promised to somebody else',
    'I27',
    ({ host }) => [`update suspense_item set user_id = '${host}'`],
  ],
  [
    'money in suspense is taken away',
    'I27',
    () => [`update transfer set from_account = 'suspense::USDT' where to_account = 'fee::USDT'`],
  ],
  [
    'money in suspense is credited to the closed account',
    'I27',
    ({ closed }) => [
      `update transfer set to_account = 'wallet:${closed}:USDT', to_seq = 1, to_after = amount where to_account = 'suspense::USDT'`,
    ],
  ],
];
