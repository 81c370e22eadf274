/** Which goods a list shows, and in which order. */
import type { FlagText, GoodsSort } from '@openmall/sdk';
import type { Mall } from '../../state/mall.ts';
import { demand } from '../../state/refusal.ts';
import type { StockedGoods } from '../../state/stock.ts';
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
  readonly isPrice?: GoodsSort;
  readonly isNew?: GoodsSort;
  readonly isHot?: GoodsSort;
  readonly isRec?: GoodsSort;
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Every word of the keyword begins a word of the name, the kind, the category or the store. */
function isFound(mall: Mall, { shelf, store }: StockedGoods, keyword: string): boolean {
  const text = plain(
    `${shelf.name} ${shelf.noun} ${nameOfCategory(mall, shelf.category)} ${nameOfCategory(mall, shelf.subcategory)} ${store.shelf.name}`,
  );
  return plain(keyword)
    .split(/\s+/)
    .filter((word) => word !== '')
    .every((word) => text.includes(word));
}

/** The price that a buyer pays now, in dollars. */
function priceNow(goods: StockedGoods): number {
  const { selling, reduced } = pricesOf(goods);
  return reduced ?? selling;
}

function isWished(mall: Mall, goods: StockedGoods, wish: GoodsQuery): boolean {
  const { shelf } = goods;
  const { reduced } = pricesOf(goods);
  const price = priceNow(goods);
  const { sellerId = shelf.store, categoryId = '0', minPrice = 0, maxPrice = Infinity, minRating = 0 } = wish;
  const tests = [
    sellerId === shelf.store,
    categoryId === '0' || [shelf.category, shelf.subcategory].includes(categoryId),
    price >= minPrice && price <= maxPrice,
    ratingOf(goods) >= minRating,
    wish.discount === undefined || (wish.discount === '1') === (reduced !== null),
    wish.inStock !== '1' || stockOf(goods) > 0,
    wish.keyword === undefined || isFound(mall, goods, wish.keyword),
  ];
  return tests.every(Boolean);
}

/** `1` asks for the smallest or oldest first, `2` for the largest or newest. */
function orderOf(wish: GoodsQuery): (goods: StockedGoods) => number {
  const { isPrice, isNew, isHot, isRec } = wish;
  if (isPrice === '1') return priceNow;
  if (isPrice === '2') return (goods) => -priceNow(goods);
  if (isNew === '1') return ({ shelf }) => -shelf.ageDays;
  if (isNew === '2') return ({ shelf }) => shelf.ageDays;
  if (isHot === '1') return ({ sold }) => sold;
  if (isHot === '2') return ({ sold }) => -sold;
  if (isRec === '1') return ({ shelf }) => (shelf.isRecommended ? 1 : 0);
  if (isRec === '2') return ({ shelf }) => (shelf.isRecommended ? 0 : 1);
  // What the mall puts forward comes first, then a mixed row.
  return ({ shelf }) => (shelf.isRecommended ? 0 : 1_000) + shelf.weight;
}

export function findGoods(mall: Mall, wish: GoodsQuery): readonly StockedGoods[] {
  const { categoryId = '0', sellerId } = wish;
  demand(categoryId === '0' || mall.categories.some(({ id }) => id === categoryId), 'categoryNotFound');
  demand(sellerId === undefined || mall.stores.some(({ shelf }) => shelf.id === sellerId), 'storeNotFound');
  const rank = orderOf(wish);
  return mall.goods
    .filter((goods) => isWished(mall, goods, wish))
    .sort((a, b) => rank(a) - rank(b) || (a.shelf.id < b.shelf.id ? -1 : 1));
}
