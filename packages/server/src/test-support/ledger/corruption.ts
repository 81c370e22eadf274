import type { LedgerFixtures } from './ledger-fixtures.ts';

/** What is done to the books, which invariant must notice it, and how it is done. */
export type Corruption = readonly [
  what: string,
  caughtBy: string,
  statements: (cast: LedgerFixtures) => readonly string[],
];
