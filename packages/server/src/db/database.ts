import type { Db } from './pools/db.ts';
import type { Replicas } from './pools/replicas.ts';

export type { Db, Tx } from './pools/db.ts';

/** Connections apart by caller, so that a locked table keeps only its own callers waiting. */
export interface ReadPools {
  /** Reads without a session: the catalogue. */
  readonly visitors: Db;
  /** Reads with a session. */
  readonly users: Db;
}

export interface OpenDatabase {
  /** Writes and jobs, and all reads where there are no pools. */
  readonly db: Db;
  readonly pools?: ReadPools | undefined;
  /** Databases that follow this one, for reads. Without them, it answers all reads. */
  readonly replicas?: Replicas | undefined;
  readonly kind: 'pglite' | 'postgres';
  /** The connections of this process by state, and the calls that wait for one. */
  readonly poolFigures?: () => Readonly<Record<'open' | 'idle' | 'waiting', number>>;
  readonly close: () => Promise<void>;
}
