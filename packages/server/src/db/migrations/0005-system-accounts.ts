/** The mall's own accounts: one of each kind, without a stored balance, so that no two payments wait for each other. */
export const systemAccounts: readonly string[] = [
  `insert into account (id, kind, guarded)
   select kind || '::USDT', kind, false
   from unnest(array['escrow', 'chain', 'fee', 'tax', 'freight', 'interest', 'demo']) as kind`,
];
