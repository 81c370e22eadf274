import type { Db } from '../db/database.ts';

/** Shorter lists are counted each time: the count is cheap, and a person would notice a wrong one. */
const MIN_TOTAL = 1_000;
const LIFE_MS = 10_000;
const MAX_TOTALS = 1_000;

interface Kept {
  readonly total: number;
  readonly until: number;
}

/** By database, because a process may have several, as tests do. */
const totals = new WeakMap<Db, Map<string, Kept>>();

/** The number of rows of a long list, if it was counted in the last seconds. */
export function keptTotal(db: Db, list: string, nowMs = performance.now()): number | undefined {
  const kept = totals.get(db)?.get(list);
  return kept !== undefined && kept.until > nowMs ? kept.total : undefined;
}

/** Keeps the number of rows of a list for some seconds: to count thousands costs more than to read a page of them. */
export function keepTotal(db: Db, list: string, total: number, nowMs = performance.now()): void {
  if (total < MIN_TOTAL) return;
  const own = totals.get(db) ?? new Map<string, Kept>();
  totals.set(db, own);
  // All live equally long, so the oldest come first.
  own.delete(list);
  for (const [key, { until }] of own) {
    if (until > nowMs && own.size < MAX_TOTALS) break;
    own.delete(key);
  }
  own.set(list, { total, until: nowMs + LIFE_MS });
}
