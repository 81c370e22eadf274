import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { DemoMall } from '../demo-mall.ts';
import type { DemoGoods } from '../demo-types.ts';
import { readManifest, RENDERED_FOLDER } from './picture-version.ts';

/** Views of goods, in the order of their pictures. Pictures after the last one are close-ups of the front. */
export const VIEWS = ['front', 'angle', 'detail', 'scale'] as const;

export type View = (typeof VIEWS)[number];

/** Name of a view of the goods whose front is `name`. */
export const viewName = (front: string, view: View): string =>
  front.replace(/1$/, String(VIEWS.indexOf(view) + 1));

/** Part of the front view that a view shows, as shares of its side. */
interface Crop {
  readonly left: number;
  readonly top: number;
  readonly size: number;
}

export interface RenderedPicture {
  readonly file: string;
  /** Changes when the picture is rendered again. */
  readonly hash: string;
  readonly crop: Crop | undefined;
}

/** Finds the rendered picture of a name such as `<slug>-<colour>-1`; undefined if it is still a drawing. */
export type RenderedFinder = (name: string) => RenderedPicture | undefined;

/** Parts of the front that stand for the second, third and fourth picture until these are rendered. */
const CLOSE_UPS: readonly Crop[] = [
  { left: 0.24, top: 0.38, size: 0.52 },
  { left: 0.2, top: 0.05, size: 0.6 },
  { left: 0.12, top: 0.14, size: 0.76 },
];

const nameOf = (path: string): string => path.replace(/^.*\/|\.webp$/g, '');

/** Name of the picture that stands for the goods: the front, or its first color. */
const coverOf = ({ pictures, skus }: DemoGoods): string => nameOf(skus[0]?.coverImage ?? pictures[0] ?? '');

/** Names of all pictures that the goods need: one for each color, or the front of goods without colors. */
export const coversOf = (goods: DemoGoods): readonly string[] => [
  ...new Set([coverOf(goods), ...goods.skus.map(({ coverImage }) => nameOf(coverImage))]),
];

type Rendered = Omit<RenderedPicture, 'crop'>;

/** Rendered pictures of goods, if every cover of all of them is rendered: a list never mixes in drawings. */
function completePictures(goods: readonly DemoGoods[], folder: string): readonly [string, Rendered][] {
  const manifest = new Map(Object.entries(readManifest(folder)));
  const isRendered = (name: string): boolean => manifest.has(name);
  if (!goods.flatMap(coversOf).every(isRendered)) return [];
  const pictureOf = (name: string): Rendered => ({
    file: join(folder, `${name}.webp`),
    hash: manifest.get(name) ?? '',
  });
  return goods.flatMap((product) =>
    // A view is shown when it is rendered in every color: choosing a color changes all pictures alike.
    VIEWS.filter((view) => coversOf(product).every((name) => isRendered(viewName(name, view)))).flatMap(
      (view) => [
        ...coversOf(product).map((name): [string, Rendered] => [
          viewName(name, view),
          pictureOf(viewName(name, view)),
        ]),
        [viewName(`${product.slug}-1`, view), pictureOf(viewName(coverOf(product), view))],
      ],
    ),
  );
}

export function createRenderedFinder(
  { goods, categories }: Pick<DemoMall, 'goods' | 'categories'>,
  root: string = RENDERED_FOLDER,
): RenderedFinder {
  const departments = categories.filter(({ parentSlug }) => parentSlug === undefined);
  const pictures = new Map(
    departments.flatMap(({ id, slug }) => {
      const own = goods.filter(({ categoryId }) => categoryId === id);
      return completePictures(own, join(root, slug));
    }),
  );
  return (name) => {
    const exact = pictures.get(name);
    if (exact) return { ...exact, crop: undefined };
    const [, stem, view] = /^(.+)-([2-4])$/.exec(name) ?? [];
    const front = pictures.get(`${stem}-1`);
    return front && { ...front, crop: CLOSE_UPS[Number(view) - 2] };
  };
}

/** A rendered picture or a close-up of it, `width` pixels wide. */
export async function scaleRendered({ file, crop }: RenderedPicture, width: number): Promise<Sharp> {
  const picture = sharp(file);
  if (crop) {
    const side = (await picture.metadata()).width;
    const size = Math.round(crop.size * side);
    const [left, top] = [Math.round(crop.left * side), Math.round(crop.top * side)];
    picture.extract({ left, top, width: size, height: size });
  }
  return picture.resize(width, width);
}
