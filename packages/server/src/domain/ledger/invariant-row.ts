import type { RawBuilder } from 'kysely';

/** An invariant of the ledger, as the lists of each topic write it. `broken` selects what breaks it. */
export type InvariantRow = readonly [
  name: string,
  description: string,
  broken: RawBuilder<Record<string, unknown>>,
];
