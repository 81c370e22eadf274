/** Chooses goods for checks of filters and sorting. */
import type { Goods } from '@openmall/sdk';
import type { CheckContext } from '../../runner/check-context.ts';

/** The maximum page size of the contract. */
const MAXIMUM = 100;

async function goodsOf({ setup }: CheckContext): Promise<readonly Goods[]> {
  const { pageList } = await setup.request('sellerGoodsList', { pageSize: MAXIMUM });
  return Array.isArray(pageList) ? (pageList as readonly Goods[]) : [];
}

const wordsOf = ({ name }: Goods): readonly string[] =>
  name.split(/[\s,]+/).filter(({ length }) => length > 2 && length <= 32);
const kinds = (goods: readonly Goods[], kind: 'sellerId' | 'categoryId'): number =>
  new Set(goods.map((item) => item[kind])).size;
/** How many stores and categories the goods cover: a brand name would find goods of one store only. */
const spread = (goods: readonly Goods[]): number => kinds(goods, 'sellerId') * kinds(goods, 'categoryId');

/** A word that finds goods of as many stores and categories as possible. */
export async function findCommonWord(context: CheckContext): Promise<string> {
  const found = new Map<string, Goods[]>();
  for (const goods of await goodsOf(context))
    for (const word of wordsOf(goods)) found.set(word, [...(found.get(word) ?? []), goods]);
  const [commonest] = [...found].toSorted(([, a], [, b]) => spread(b) - spread(a));
  return commonest?.[0] ?? (await context.setup.catalog.any()).name.slice(0, 32);
}

/** The goods with the most reviews, or goods that the judge orders if counts are not shown. */
export async function findReviewedGoods(context: CheckContext): Promise<string> {
  const [first] = (await goodsOf(context)).toSorted(
    (a, b) => (b.evaluationNum ?? 0) - (a.evaluationNum ?? 0),
  );
  return first?.evaluationNum ? first.id : (await context.setup.catalog.any()).sellerGoodsId;
}
