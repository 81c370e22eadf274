import type { AppContext } from '../context.ts';
import { readCategoryTree } from '../domain/catalog/categories.ts';
import { recommendGoods } from '../domain/catalog/recommend.ts';
import { listBanners } from '../domain/marketing/banners.ts';
import type { PictureSource } from '../http/files/pictures.ts';

/** Widths in pixels that browsers request on the home page, on screens of one and of two device pixels per CSS pixel. */
const BANNER_WIDTHS = [960, 1200];
const GOODS_WIDTHS = [320, 480];
const ICON_WIDTHS = [80, 160];
/** The newest goods in view on the home page. */
const NEW_GOODS = { number: 1, size: 12 };

type Wanted = readonly [path: string | null | undefined, widths: readonly number[]];

async function listPictures(ctx: AppContext): Promise<readonly Wanted[]> {
  const lang = 'en';
  const banners = await listBanners(ctx, { lang, device: 'pc' });
  const goods = await recommendGoods(ctx, { lang }, 'new', NEW_GOODS);
  const categories = await readCategoryTree(ctx, { lang });
  return [
    ...banners.map(({ image }): Wanted => [image, BANNER_WIDTHS]),
    ...goods.rows.map(({ pictures }): Wanted => [pictures[0], GOODS_WIDTHS]),
    ...categories.map(({ icon }): Wanted => [icon, ICON_WIDTHS]),
  ];
}

/**
 * Draws the pictures of the home page, so that they are ready before the first visitor asks for them. Ends early when the
 * server closes.
 */
export async function warmPictures(
  ctx: AppContext,
  pictures: PictureSource,
  isOpen: () => boolean,
): Promise<void> {
  for (const [path, widths] of await listPictures(ctx))
    for (const width of path ? widths : []) {
      if (!isOpen()) return;
      await pictures.get(path ?? '', width, 'avif');
    }
}
