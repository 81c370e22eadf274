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
 * The pictures of goods, each once; those of the chosen variant first. Its cover replaces the first picture, which
 * shows the same goods again, perhaps in another colour.
 */
export function picturesOf(goods: Goods, sku: GoodsSku | undefined): readonly string[] {
  const own = fields.flatMap((field) => goods[field] ?? []);
  const cover = sku?.coverImg;
  const replaced = cover && !own.includes(cover) ? own[0] : undefined;
  const all = new Set([...(cover ? [cover] : []), ...(sku?.img ?? []), ...own]);
  return [...all].filter((url) => url !== replaced);
}
