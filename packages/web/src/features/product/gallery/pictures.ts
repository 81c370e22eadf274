import type { Goods, GoodsSku } from '@openmall/sdk';
import { imageUrlsOf } from '../../../shared/ui/pictures/image-urls.ts';

/**
 * The pictures of goods, each once. A variant with pictures of its own shows only these. Otherwise its cover replaces
 * the first picture, which shows the same goods again, perhaps in another colour.
 */
export function picturesOf(goods: Goods, sku: GoodsSku | undefined): readonly string[] {
  const own = imageUrlsOf(goods);
  const cover = sku?.coverImg;
  const all = [...(cover ? [cover] : []), ...(sku?.img ?? [])];
  if (all.some((url) => url !== cover && !own.includes(url))) return [...new Set(all)];
  const replaced = cover && !own.includes(cover) ? own[0] : undefined;
  return [...new Set([...all, ...own])].filter((url) => url !== replaced);
}
