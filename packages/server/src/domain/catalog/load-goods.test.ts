import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { DATABASES } from '../../test-support/database/databases.ts';
import { openTestContext } from '../../test-support/fixtures/test-context.ts';
import { loadGoodsPage } from './load-goods.ts';

describe.each(DATABASES)('The total of a list of goods on $name', ({ open }) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => vi.useRealTimers());

  const totalOf = async (list: string, counted: number) => {
    const page = sql`select '' as id, 0 as position, now() as at where false`;
    const total = sql`select ${sql.lit(counted)} as total`;
    const viewer = { lang: 'en', userId: undefined };
    const request = { number: 1, size: 20 };
    return (await loadGoodsPage(openTestContext(database), viewer, request, { page, total, list })).total;
  };

  it.each([
    { name: 'of some hundred goods is counted each time', total: 999, kept: 0 },
    { name: 'of thousands is kept for a minute', total: 1_000, kept: 60_000 },
  ])('$name', async ({ name, total, kept }) => {
    expect(await totalOf(name, total)).toBe(total);
    if (kept > 0) {
      vi.advanceTimersByTime(kept - 1);
      expect(await totalOf(name, 5)).toBe(total);
      expect(await totalOf(`${name}, of others`, 5)).toBe(5);
      vi.advanceTimersByTime(1);
    }
    expect(await totalOf(name, 5)).toBe(5);
  });
});
