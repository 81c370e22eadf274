import type { Goods, GoodsSku } from '@openmall/sdk';

const fields = [
  'imgUrl1',
  'imgUrl2',
  'imgUrl3',
  'imgUrl4',
  'imgUrl5',
  'imgUrl6',
  'imgUrl7',
  'imgUrl8',
  'imgUrl9',
  'imgUrl10',
] as const;

/**
 * The pictures of goods, each once; those of the chosen variant first. Its cover stands in for the first picture, which
 * shows the same goods again, perhaps in another colour.
 */
export function picturesOf(goods: Goods, sku: GoodsSku | undefined): readonly string[] {
  const own = fields.flatMap((field) => goods[field] ?? []);
  const ofSku = [...(sku?.coverImg ? [sku.coverImg] : []), ...(sku?.img ?? [])];
  const besides = sku?.coverImg && !own.includes(sku.coverImg) ? own.slice(1) : own;
  return [...new Set([...ofSku, ...besides])];
}
