/** Goods of which a list has several, so that what keeps some of them out can be seen. */
import type { Goods } from '@openmall/sdk';
import type { Court } from '../../runner/check-context.ts';

/** As many as one page may show. */
const most = 100;

async function goodsOf({ world }: Court): Promise<readonly Goods[]> {
  const { pageList } = await world.ask('sellerGoodsList', { pageSize: most });
  return Array.isArray(pageList) ? (pageList as readonly Goods[]) : [];
}

const wordsOf = ({ name }: Goods): readonly string[] =>
  name.split(/[\s,]+/).filter(({ length }) => length > 2 && length <= 32);
const kinds = (goods: readonly Goods[], kind: 'sellerId' | 'categoryId'): number =>
  new Set(goods.map((one) => one[kind])).size;
/** A word of one brand finds goods of one store: of more use is one that stores and categories share. */
const spread = (goods: readonly Goods[]): number => kinds(goods, 'sellerId') * kinds(goods, 'categoryId');

/** A word of a name by which a search finds goods of several stores and categories. */
export async function aCommonWord(court: Court): Promise<string> {
  const found = new Map<string, Goods[]>();
  for (const goods of await goodsOf(court))
    for (const word of wordsOf(goods)) found.set(word, [...(found.get(word) ?? []), goods]);
  const [commonest] = [...found].toSorted(([, a], [, b]) => spread(b) - spread(a));
  return commonest?.[0] ?? (await court.world.shelf.any()).name.slice(0, 32);
}

/** The goods of which most reviews are counted; where that is not told, those that the judge buys. */
export async function reviewedGoods(court: Court): Promise<string> {
  const [first] = (await goodsOf(court)).toSorted((a, b) => (b.evaluationNum ?? 0) - (a.evaluationNum ?? 0));
  return first?.evaluationNum ? first.id : (await court.world.shelf.any()).sellerGoodsId;
}
