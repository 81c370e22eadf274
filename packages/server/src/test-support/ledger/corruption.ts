import type { LedgerFixtures } from './ledger-fixtures.ts';

/** A corruption of the ledger, the invariant that must detect it, and its SQL. */
export type Corruption = readonly [
  description: string,
  detectedBy: string,
  statements: (fixtures: LedgerFixtures) => readonly string[],
];
