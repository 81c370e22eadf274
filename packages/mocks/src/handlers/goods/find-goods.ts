/** Filters and sorts the goods of a list. */
import type { FlagText, GoodsSort } from '@openmall/sdk';
import type { Mall } from '../../state/mall.ts';
import { demand } from '../../state/refusal.ts';
import type { StockedGoods } from '../../state/stock.ts';
import { hasValues } from './facets.ts';
import { hasWords, type LocalNames, namesOf, rankOf, wordsOf } from './match-keyword.ts';
import { pricesOf, ratingOf, stockOf } from './show-goods.ts';

export interface GoodsQuery {
  readonly keyword?: string;
  readonly sellerId?: string;
  readonly categoryId?: string;
  readonly discount?: FlagText;
  readonly minPrice?: number;
  readonly maxPrice?: number;
  readonly inStock?: FlagText;
  readonly minRating?: number;
  readonly sellerIds?: string;
  readonly attrValueIds?: string;
  readonly isPrice?: GoodsSort;
  readonly isNew?: GoodsSort;
  readonly isHot?: GoodsSort;
  readonly isRec?: GoodsSort;
  readonly isRating?: GoodsSort;
}

/** The price after the discount, in dollars. */
function currentPrice(goods: StockedGoods): number {
  const { selling, reduced } = pricesOf(goods);
  return reduced ?? selling;
}

const isOneOf = (ids: string | undefined, id: string): boolean =>
  ids === undefined || ids.split(',').includes(id);

function matchesQuery(goods: StockedGoods, query: GoodsQuery, names: LocalNames): boolean {
  const { listing } = goods;
  const { reduced } = pricesOf(goods);
  const price = currentPrice(goods);
  const {
    sellerId = listing.store,
    categoryId = '0',
    minPrice = 0,
    maxPrice = Infinity,
    minRating = 0,
  } = query;
  const tests = [
    sellerId === listing.store,
    categoryId === '0' || [listing.category, listing.subcategory].includes(categoryId),
    price >= minPrice && price <= maxPrice,
    ratingOf(goods) >= minRating,
    query.discount === undefined || (query.discount === '1') === (reduced !== null),
    query.inStock !== '1' || stockOf(goods) > 0,
    isOneOf(query.sellerIds, listing.store),
    query.attrValueIds === undefined || hasValues(goods, query.attrValueIds.split(',')),
    query.keyword === undefined || hasWords(namesOf(listing.name, names), wordsOf(query.keyword)),
  ];
  return tests.every(Boolean);
}

/** Among equal ratings, more reviews rank higher. */
const ratingRank = (goods: StockedGoods): number => ratingOf(goods) * 1_000_000 + goods.reviews.length;

/** Returns the sort key. `1` sorts ascending by value or age, `2` descending. */
function sortKeyOf(query: GoodsQuery): ((goods: StockedGoods) => number) | undefined {
  const { isPrice, isNew, isHot, isRec, isRating } = query;
  if (isPrice === '1') return currentPrice;
  if (isPrice === '2') return (goods) => -currentPrice(goods);
  if (isNew === '1') return ({ listing }) => -listing.ageDays;
  if (isNew === '2') return ({ listing }) => listing.ageDays;
  if (isHot === '1') return ({ sold }) => sold;
  if (isHot === '2') return ({ sold }) => -sold;
  if (isRating === '1') return ratingRank;
  if (isRating === '2') return (goods) => -ratingRank(goods);
  if (isRec === '1') return ({ listing }) => (listing.isRecommended ? 1 : 0);
  if (isRec === '2') return ({ listing }) => (listing.isRecommended ? 0 : 1);
  return undefined;
}

/** By default recommended goods come first, the others in mixed order. */
const mixed = ({ listing }: StockedGoods): number => (listing.isRecommended ? 0 : 1_000) + listing.weight;

/** Without a sort key, the best matches of a keyword come first. */
function orderOf(query: GoodsQuery, names: LocalNames): (goods: StockedGoods) => readonly [number, number] {
  const sortKey = sortKeyOf(query);
  if (sortKey) return (goods) => [sortKey(goods), 0];
  const words = query.keyword === undefined ? [] : wordsOf(query.keyword);
  return (goods) => [rankOf(namesOf(goods.listing.name, names), words) ?? 0, mixed(goods)];
}

/** The goods that a query finds. A keyword finds names in English and in the language of the caller. */
export function findGoods(mall: Mall, query: GoodsQuery, names?: LocalNames): readonly StockedGoods[] {
  const { categoryId = '0', sellerId } = query;
  demand(categoryId === '0' || mall.categories.some(({ id }) => id === categoryId), 'categoryNotFound');
  demand(
    sellerId === undefined || mall.stores.some(({ listing }) => listing.id === sellerId),
    'storeNotFound',
  );
  const placeOf = orderOf(query, names);
  return mall.goods
    .filter((goods) => matchesQuery(goods, query, names))
    .map((goods) => ({ goods, place: placeOf(goods) }))
    .sort(
      (a, b) =>
        a.place[0] - b.place[0] ||
        a.place[1] - b.place[1] ||
        (a.goods.listing.id < b.goods.listing.id ? -1 : 1),
    )
    .map(({ goods }) => goods);
}
