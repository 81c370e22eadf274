import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { DATABASES } from '../../../test-support/database/databases.ts';
import { foldText, gramsOf, splitKeyword } from './fold-text.ts';

const NAMES = [
  'Café CUP', 'Đồng hồ', '茶壶', 'حِذاء قُماشي', 'ΣΑΣ ΆΛΦΑ', 'ISITICI ısıtıcı İ', 'ﬁn', 'か ガ', '각설탕', 'Ａｂ',
  'Ёлка ЙОД', 'รองเท้าผ้าใบ', 'चाय की केतली', 'Straße ŁÓDŹ Ørsted', '👩‍👩‍👧 x', 'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢', '𝒳₂ ①',
]; // prettier-ignore

describe.each(DATABASES)('Folding text on $name', ({ open }) => {
  it('folds a keyword like the database folds a name', async () => {
    const { db, close } = await open();
    const { rows } = await sql<{ folded: string; grams: string[] }>`
      select search_fold(name) as folded, search_grams('en', search_fold(name)) as grams
      from unnest(cast(${NAMES} as text[])) with ordinality as given (name, position) order by position`.execute(
      db,
    );
    expect(rows.map(({ folded }) => folded)).toEqual(NAMES.map(foldText));
    for (const { folded, grams } of rows) {
      for (const word of splitKeyword(folded))
        expect(grams).toEqual(expect.arrayContaining([...gramsOf('en', word)]));
    }
    await close();
  });
});

describe('The words of a keyword', () => {
  it('are split at any kind of blank, without duplicates', () => {
    expect(splitKeyword(' Wool\u3000BEANIE wool\u00a0')).toEqual(['wool', 'beanie']);
  });

  it('are empty if the keyword has only marks or blanks', () => {
    expect(splitKeyword(' \u0301\u3000')).toEqual([]);
  });
});
