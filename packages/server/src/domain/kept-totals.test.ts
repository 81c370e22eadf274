import { expect, it } from 'vitest';
import type { Db } from '../db/database.ts';
import { keepTotal, keptTotal } from './kept-totals.ts';

it('The total of a long list is kept for ten seconds, that of a short one is not', () => {
  const [db, other] = [{} as Db, {} as Db];
  keepTotal(db, 'all', 4_000, 0);
  keepTotal(db, 'few', 999, 0);
  expect([keptTotal(db, 'all', 9_999), keptTotal(db, 'few', 1), keptTotal(other, 'all', 1)]).toEqual([
    4_000,
    undefined,
    undefined,
  ]);
  expect(keptTotal(db, 'all', 10_000)).toBeUndefined();
});
