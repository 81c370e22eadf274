/** The mall's own accounts, one of each kind. They store no balance, so that payments do not wait for each other. */
export const systemAccounts: readonly string[] = [
  `insert into account (id, kind, guarded)
   select kind || '::USDT', kind, false
   from unnest(array['escrow', 'chain', 'fee', 'tax', 'freight', 'interest', 'demo']) as kind`,
];
