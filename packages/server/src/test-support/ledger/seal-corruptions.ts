import type { Corruption } from './corruption.ts';

/** Corruptions of sealed transfers, which keep all sums right. */
export const SEAL_CORRUPTIONS: readonly Corruption[] = [
  [
    'a sealed journal gets another reason',
    'I43',
    () => [
      `update journal set ref_id = ref_id || 'x' where id = (select journal_id from sealed_transfer limit 1)`,
    ],
  ],
  ['a seal is written anew', 'I43', () => [`update ledger_seal set hash = sha256('anything')`]],
  ['a transfer is taken out of its seal', 'I43', () => [`delete from sealed_transfer where line = 1`]],
  ['a transfer waits for no seal', 'I44', () => [`delete from unsealed_transfer`]],
];
