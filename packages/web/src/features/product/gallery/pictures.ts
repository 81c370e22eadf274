import type { Goods, GoodsSku } from '@openmall/sdk';
import { imageUrlsOf } from '../../../shared/ui/pictures/image-urls.ts';

/**
 * The pictures of goods, each once; those of the chosen variant first. Its cover replaces the first picture, which
 * shows the same goods again, perhaps in another colour.
 */
export function picturesOf(goods: Goods, sku: GoodsSku | undefined): readonly string[] {
  const own = imageUrlsOf(goods);
  const cover = sku?.coverImg;
  const replaced = cover && !own.includes(cover) ? own[0] : undefined;
  const all = new Set([...(cover ? [cover] : []), ...(sku?.img ?? []), ...own]);
  return [...all].filter((url) => url !== replaced);
}
