import { expect, it } from 'vitest';
import type { Db } from '../db/database.ts';
import { createKeptValues } from './kept-values.ts';

it('A value is kept for its life, for its database only', () => {
  const [db, other] = [{} as Db, {} as Db];
  const totals = createKeptValues<number>({ lifeMs: 10_000, maxValues: 2 });
  totals.keep(db, 'all', 4_000, 0);
  expect([totals.read(db, 'all', 9_999), totals.read(db, 'none', 1), totals.read(other, 'all', 1)]).toEqual([
    4_000,
    undefined,
    undefined,
  ]);
  expect(totals.read(db, 'all', 10_000)).toBeUndefined();
});

it('The oldest value makes room for a new one', () => {
  const db = {} as Db;
  const totals = createKeptValues<number>({ lifeMs: 10_000, maxValues: 2 });
  for (const [at, key] of ['first', 'second', 'third'].entries()) totals.keep(db, key, at, at);
  expect(['first', 'second', 'third'].map((key) => totals.read(db, key, 3))).toEqual([undefined, 1, 2]);
});
