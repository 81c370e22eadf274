import type { Db } from '../db/database.ts';

interface Kept<Value> {
  readonly value: Value;
  readonly until: number;
}

/** Values that may be some seconds old, because reading them anew costs more than anyone gains. */
export interface KeptValues<Value> {
  readonly read: (db: Db, key: string, nowMs?: number) => Value | undefined;
  readonly keep: (db: Db, key: string, value: Value, nowMs?: number) => void;
}

/** Values live equally long. When there are too many, the oldest go first. */
export function createKeptValues<Value>({
  lifeMs,
  maxValues,
}: {
  readonly lifeMs: number;
  readonly maxValues: number;
}): KeptValues<Value> {
  /** By database, because a process may have several, as tests do. */
  const values = new WeakMap<Db, Map<string, Kept<Value>>>();
  return {
    read: (db, key, nowMs = performance.now()) => {
      const kept = values.get(db)?.get(key);
      return kept !== undefined && kept.until > nowMs ? kept.value : undefined;
    },
    keep: (db, key, value, nowMs = performance.now()) => {
      const own = values.get(db) ?? new Map<string, Kept<Value>>();
      values.set(db, own);
      // The oldest come first.
      own.delete(key);
      for (const [old, { until }] of own) {
        if (until > nowMs && own.size < maxValues) break;
        own.delete(old);
      }
      own.set(key, { value, until: nowMs + lifeMs });
    },
  };
}
