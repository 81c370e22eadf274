import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../../db/database.ts';
import { DATABASES } from '../../../../test-support/database/databases.ts';
import { fillSmallCatalog } from '../../../../test-support/fixtures/small-catalog.ts';
import { openTestContext } from '../../../../test-support/fixtures/test-context.ts';
import { surelyFindsNothing } from './find-meant.ts';
import { searchGoods } from '../search-goods.ts';
import { findTerms, parseKeyword } from '../search-terms.ts';

describe.each(DATABASES)('A keyword that finds nothing on $name', ({ open }) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
    await fillSmallCatalog(database.db);
  });
  afterAll(() => database.close());

  const addGoods = (name: string) =>
    sql`insert into goods (id, store_id, category_id, name, price, created_at, shelved_at)
      values (${name}, 'st_kumo', 'c_home', ${name}, 5, now(), now())`.execute(database.db);
  const search = (keyword: string) =>
    searchGoods(openTestContext(database), {
      ...{ viewer: { lang: 'en', userId: undefined }, keyword, mayCorrect: true },
      ...{ page: { number: 1, size: 20 }, filter: {} },
    });
  const isSkipped = async (keyword: string) => {
    const ctx = openTestContext(database);
    return surelyFindsNothing(ctx, await findTerms(ctx, parseKeyword(keyword), 'en'), 'en');
  };

  it('is not looked up again until goods get such a name', async () => {
    await addGoods('Copper whisk');
    expect(await isSkipped('whsik')).toBe(false);
    expect((await search('whsik')).correctedKeyword).toBe('whisk');
    expect(await isSkipped('whsik')).toBe(true);
    expect((await search('whsik')).correctedKeyword).toBe('whisk');
    await addGoods('Whsiks of tin');
    expect(await isSkipped('whsik')).toBe(false);
    expect((await search('whsik')).rows.map(({ id }) => id)).toEqual(['Whsiks of tin']);
  });

  it('may have no correction, and is found as soon as there are goods', async () => {
    expect((await search('qqzzqq')).total).toBe(0);
    expect(await isSkipped('qqzzqq')).toBe(true);
    expect((await search('qqzzqq')).total).toBe(0);
    await addGoods('Model QQZZQQ-7');
    expect((await search('qqzzqq')).total).toBe(1);
  });

  it('is looked up if words of names do not tell: with signs, or in a script without spaces', async () => {
    for (const keyword of ['q-zzq', 'zzq&q', '革鞄鞄鞄', 'zzq鞄鞄']) {
      expect((await search(keyword)).total, keyword).toBe(0);
      expect(await isSkipped(keyword), keyword).toBe(false);
    }
    await addGoods('Part q-zzq');
    await addGoods('日本の職人が一枚の革から手で縫い上げたとても丈夫で長く使える大きな旅行用の革鞄鞄鞄');
    expect((await search('q-zzq')).total).toBe(1);
    expect((await search('革鞄鞄鞄')).total).toBe(1);
  });
});
