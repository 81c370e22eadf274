/** Filters and sorts the goods of a list. */
import type { FlagText, GoodsSort } from '@openmall/sdk';
import { loadedNames } from '../../fixtures/load-names.ts';
import type { Mall } from '../../state/mall.ts';
import { demand } from '../../state/refusal.ts';
import type { StockedGoods } from '../../state/stock.ts';
import { hasValues } from './facets.ts';
import { nameOfCategory, pricesOf, ratingOf, stockOf } from './show-goods.ts';

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

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether name, kind, categories or store contain every word of the keyword, ignoring case and accents. */
function matchesKeyword(mall: Mall, { listing, store }: StockedGoods, keyword: string): boolean {
  const names = [
    listing.name,
    nameOfCategory(mall, listing.category),
    nameOfCategory(mall, listing.subcategory),
  ];
  const translations = [...loadedNames()].flatMap((known) => names.map((name) => known[name] ?? ''));
  const text = fold([...names, listing.noun, store.listing.name, ...translations].join(' '));
  return fold(keyword)
    .split(/\s+/)
    .filter((word) => word !== '')
    .every((word) => text.includes(word));
}

/** The price after the discount, in dollars. */
function currentPrice(goods: StockedGoods): number {
  const { selling, reduced } = pricesOf(goods);
  return reduced ?? selling;
}

const isOneOf = (ids: string | undefined, id: string): boolean =>
  ids === undefined || ids.split(',').includes(id);

function matchesQuery(mall: Mall, goods: StockedGoods, query: GoodsQuery): boolean {
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
    query.keyword === undefined || matchesKeyword(mall, goods, query.keyword),
  ];
  return tests.every(Boolean);
}

/** Among equal ratings, more reviews rank higher. */
const ratingRank = (goods: StockedGoods): number => ratingOf(goods) * 1_000_000 + goods.reviews.length;

/** Returns the sort key. `1` sorts ascending by value or age, `2` descending. */
function rankBy(query: GoodsQuery): (goods: StockedGoods) => number {
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
  // By default recommended goods come first, the others in mixed order.
  return ({ listing }) => (listing.isRecommended ? 0 : 1_000) + listing.weight;
}

export function findGoods(mall: Mall, query: GoodsQuery): readonly StockedGoods[] {
  const { categoryId = '0', sellerId } = query;
  demand(categoryId === '0' || mall.categories.some(({ id }) => id === categoryId), 'categoryNotFound');
  demand(
    sellerId === undefined || mall.stores.some(({ listing }) => listing.id === sellerId),
    'storeNotFound',
  );
  const rank = rankBy(query);
  return mall.goods
    .filter((goods) => matchesQuery(mall, goods, query))
    .sort((a, b) => rank(a) - rank(b) || (a.listing.id < b.listing.id ? -1 : 1));
}
