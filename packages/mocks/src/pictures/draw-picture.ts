/** Draws the pictures of the mocks on request: small SVGs that need no network. */
import { hashString } from '@openmall/seeded-random';
import { drawings, catalog, type CatalogGoods } from '../fixtures/catalog.ts';
import { badge, backdrop, bannerBackdrop } from './backdrop.ts';

const SVG = 'http://www.w3.org/2000/svg';
const PATH = /^\/pictures\/(goods|stores|categories|banners)\/([a-z0-9-]+)\.svg$/;

export const goodsPicture = (id: string, colour: string, view = 1): string =>
  `/pictures/goods/${id}--${colour}--${view}.svg`;
export const storePicture = (id: string): string => `/pictures/stores/${id}.svg`;
export const storeBanner = (id: string): string => `/pictures/banners/${id}.svg`;
export const categoryPicture = (id: string): string => `/pictures/categories/${id}.svg`;

interface Figure {
  readonly drawing: string;
  /** The center of the figure, and the line on which it stands or its vertical center. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly stands: boolean;
  readonly turn?: number;
}

/** Renames the gradients of a figure, so that figures in the same picture keep their colours. */
const scopeIds = (body: string, index: number): string => body.replaceAll(/(id="|url\(#)om/g, `$1p${index}-`);

function renderFigure({ drawing, x, y, size, stands, turn = 0 }: Figure, index: number): string {
  const top = stands ? y - size * 0.93 : y - size / 2;
  const shadow = stands
    ? `<ellipse cx="${x}" cy="${y}" rx="${size * 0.42}" ry="${size * 0.06}" fill="#261f38" opacity=".2"/>`
    : '';
  const lift = stands ? '0 2px 3px rgb(38 32 56 / .16)' : '0 9px 10px rgb(38 32 56 / .26)';
  const move = `translate(${x - size / 2} ${top}) rotate(${turn} ${size / 2} ${size / 2}) scale(${size / 32})`;
  return `${shadow}<g style="filter:drop-shadow(${lift})"><g transform="${move}">${scopeIds(drawings[drawing] ?? '', index)}</g></g>`;
}

const svg = (width: number, height: number, background: string, figures: readonly Figure[]): string =>
  `<svg xmlns="${SVG}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${background}${figures.map(renderFigure).join('')}</svg>`;

const drawingOf = (goods: CatalogGoods, colour?: string): string =>
  (goods.colours.find(({ key }) => key === colour) ?? goods.colours[0])?.drawing ?? '';

/** Views: 1 front, 2 tilted, 3 close-up, 4 all colours. */
function drawGoods(goods: CatalogGoods, colour: string, view: number): string {
  const drawing = drawingOf(goods, colour);
  const turn = hashString(goods.id);
  if (view === 2)
    return svg(400, 400, backdrop(true, goods.tint, turn), [
      { drawing, x: 200, y: 200, size: 270, stands: false, turn: turn % 2 === 0 ? -12 : 12 },
    ]);
  if (view === 3)
    return svg(400, 400, backdrop(true, goods.tint, 0), [
      { drawing, x: 230, y: 240, size: 540, stands: false, turn: -6 },
    ]);
  if (view === 4) {
    const otherColours = goods.colours.filter(({ key }) => key !== colour).slice(0, 2);
    const figures = otherColours.map((other, index): Figure => ({
      drawing: other.drawing,
      x: index === 0 ? 106 : 296,
      y: index === 0 ? 306 : 296,
      size: 150,
      stands: true,
    }));
    const main: Figure = { drawing, x: 206, y: 350, size: 210, stands: true };
    return svg(400, 400, backdrop(false, goods.tint, 0), [...figures, main]);
  }
  const main: Figure = goods.floats
    ? { drawing, x: 200, y: 200, size: 262, stands: false }
    : { drawing, x: 200, y: 326, size: 236, stands: true };
  return svg(400, 400, backdrop(goods.floats, goods.tint, turn), [main]);
}

function drawBanner(tint: string, goodsList: readonly CatalogGoods[]): string {
  // Pages crop banners to the middle two thirds and put text on their start.
  const spots = [
    { x: 870, y: 378, size: 190 },
    { x: 640, y: 352, size: 180 },
    { x: 756, y: 372, size: 250 },
  ];
  const figures = goodsList.slice(0, 3).map((goods, index): Figure => ({
    drawing: drawingOf(goods),
    stands: true,
    ...(spots[index] ?? { x: 0, y: 0, size: 0 }),
  }));
  return svg(1200, 400, bannerBackdrop(tint), figures);
}

const inCategory = (id: string): readonly CatalogGoods[] =>
  catalog.goods.filter(({ category, subcategory }) => category === id || subcategory === id);

const drawPortrait = (background: string, goods: CatalogGoods, size: number): string =>
  svg(400, 400, background, [{ drawing: drawingOf(goods), x: 200, y: 200, size, stands: false }]);

function drawGoodsPicture(name: string): string | undefined {
  const [id, colour = '', view] = name.split('--');
  const goods = catalog.goods.find((candidate) => candidate.id === id);
  return goods && drawGoods(goods, colour, Number(view));
}

function drawStorePicture(name: string): string | undefined {
  const store = catalog.stores.find(({ id }) => id === name);
  const [first] = catalog.goods.filter((goods) => goods.store === name);
  return store && first && drawPortrait(badge(store.colour), first, 170);
}

function drawCategoryPicture(name: string): string | undefined {
  const category = catalog.categories.find(({ id }) => id === name);
  const [first] = inCategory(name);
  return category && first && drawPortrait(backdrop(true, category.tint, 0), first, 260);
}

/** A banner has the name of a store or of a category. */
function drawBannerPicture(name: string): string | undefined {
  const store = catalog.stores.find(({ id }) => id === name);
  if (store)
    return drawBanner(
      store.colour,
      catalog.goods.filter((goods) => goods.store === name),
    );
  const category = catalog.categories.find(({ id }) => id === name);
  return category && drawBanner(category.tint, inCategory(name));
}

const painters: Readonly<Record<string, (name: string) => string | undefined>> = {
  goods: drawGoodsPicture,
  stores: drawStorePicture,
  categories: drawCategoryPicture,
  banners: drawBannerPicture,
};

/** Draws the picture at a path as an SVG document; undefined if there is none. */
export function drawPicture(path: string): string | undefined {
  const [, kind = '', name = ''] = PATH.exec(path) ?? [];
  return painters[kind]?.(name);
}
