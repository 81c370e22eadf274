import type { Insertable } from 'kysely';
import type { Tables } from '../../db/schema/tables.ts';
import type { DemoMall } from '../demo-mall.ts';
import type { OpeningFigures } from '../opening-figures.ts';
import { LANGUAGES } from '../../domain/catalog/categories/all-names.ts';

const MAX_KEYWORDS = 10;
/** One search for this many views of the goods that it finds. */
const VIEWS_PER_SEARCH = 40;

/** Searches that the demo opens with: the kinds of goods that were viewed most often, in every language. */
export function searchCountRows(
  { goods }: DemoMall,
  opening: OpeningFigures,
  now: Date,
): Insertable<Tables['search_count']>[] {
  const kinds = [...Map.groupBy(goods, ({ noun }) => noun).values()]
    .map((ofKind) => ({
      names: ofKind[0]?.nouns,
      views: ofKind.reduce((sum, { id }) => sum + (opening.goods.get(id)?.views ?? 0), 0),
    }))
    .toSorted((a, b) => b.views - a.views);
  return LANGUAGES.flatMap((lang) => {
    const keywords = kinds.flatMap(({ names, views }) => {
      const keyword = names?.[lang]?.toLowerCase();
      return keyword === undefined ? [] : [{ keyword, opening: Math.ceil(views / VIEWS_PER_SEARCH) }];
    });
    const distinct = [...new Map(keywords.map((row) => [row.keyword, row])).values()];
    const day = now.toISOString().slice(0, 10);
    return distinct.slice(0, MAX_KEYWORDS).map((row) => ({ ...row, lang, day }));
  });
}
