/** The pictures of the mocks, drawn when they are asked for: light SVGs that need no network. */
import { hashString } from '@openmall/seeded-random';
import { drawings, shelf, type ShelfGoods } from '../fixtures/shelf.ts';
import { badge, room, stage } from './backdrop.ts';

const SVG = 'http://www.w3.org/2000/svg';
const PATH = /^\/pictures\/(goods|stores|categories|banners)\/([a-z0-9-]+)\.svg$/;

export const goodsPicture = (id: string, colour: string, view = 1): string =>
  `/pictures/goods/${id}--${colour}--${view}.svg`;
export const storePicture = (id: string): string => `/pictures/stores/${id}.svg`;
export const storeBanner = (id: string): string => `/pictures/banners/${id}.svg`;
export const categoryPicture = (id: string): string => `/pictures/categories/${id}.svg`;

interface Placed {
  readonly drawing: string;
  /** The middle of the figure, and the line on which it stands or the middle of its height. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly stands: boolean;
  readonly turn?: number;
}

/** Gradients are named anew in each figure, so that two of them in one picture keep their colours. */
const ownNames = (body: string, at: number): string => body.replaceAll(/(id="|url\(#)om/g, `$1p${at}-`);

function place({ drawing, x, y, size, stands, turn = 0 }: Placed, at: number): string {
  const top = stands ? y - size * 0.93 : y - size / 2;
  const shadow = stands
    ? `<ellipse cx="${x}" cy="${y}" rx="${size * 0.42}" ry="${size * 0.06}" fill="#261f38" opacity=".2"/>`
    : '';
  const lift = stands ? '0 2px 3px rgb(38 32 56 / .16)' : '0 9px 10px rgb(38 32 56 / .26)';
  const move = `translate(${x - size / 2} ${top}) rotate(${turn} ${size / 2} ${size / 2}) scale(${size / 32})`;
  return `${shadow}<g style="filter:drop-shadow(${lift})"><g transform="${move}">${ownNames(drawings[drawing] ?? '', at)}</g></g>`;
}

const svg = (width: number, height: number, backdrop: string, figures: readonly Placed[]): string =>
  `<svg xmlns="${SVG}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${backdrop}${figures.map(place).join('')}</svg>`;

const figure = (goods: ShelfGoods, colour?: string): string =>
  (goods.colours.find(({ key }) => key === colour) ?? goods.colours[0])?.drawing ?? '';

/** Views: from the front, tilted, near, all colours. */
function drawGoods(goods: ShelfGoods, colour: string, view: number): string {
  const drawing = figure(goods, colour);
  const turn = hashString(goods.id);
  if (view === 2)
    return svg(400, 400, room(true, goods.tint, turn), [
      { drawing, x: 200, y: 200, size: 270, stands: false, turn: turn % 2 === 0 ? -12 : 12 },
    ]);
  if (view === 3)
    return svg(400, 400, room(true, goods.tint, 0), [
      { drawing, x: 230, y: 240, size: 540, stands: false, turn: -6 },
    ]);
  if (view === 4) {
    const behind = goods.colours.filter(({ key }) => key !== colour).slice(0, 2);
    const others = behind.map((other, at): Placed => ({
      drawing: other.drawing,
      x: at === 0 ? 106 : 296,
      y: at === 0 ? 306 : 296,
      size: 150,
      stands: true,
    }));
    const main: Placed = { drawing, x: 206, y: 350, size: 210, stands: true };
    return svg(400, 400, room(false, goods.tint, 0), [...others, main]);
  }
  const main: Placed = goods.floats
    ? { drawing, x: 200, y: 200, size: 262, stands: false }
    : { drawing, x: 200, y: 326, size: 236, stands: true };
  return svg(400, 400, room(goods.floats, goods.tint, turn), [main]);
}

function drawBanner(tint: string, shown: readonly ShelfGoods[]): string {
  // Pages cut such pictures to the middle two thirds, and write upon its start.
  const spots = [
    { x: 870, y: 378, size: 190 },
    { x: 640, y: 352, size: 180 },
    { x: 756, y: 372, size: 250 },
  ];
  const figures = shown.slice(0, 3).map((goods, at): Placed => ({
    drawing: figure(goods),
    stands: true,
    ...(spots[at] ?? { x: 0, y: 0, size: 0 }),
  }));
  return svg(1200, 400, stage(tint), figures);
}

const inCategory = (id: string): readonly ShelfGoods[] =>
  shelf.goods.filter(({ category, subcategory }) => category === id || subcategory === id);

const portrait = (backdrop: string, goods: ShelfGoods, size: number): string =>
  svg(400, 400, backdrop, [{ drawing: figure(goods), x: 200, y: 200, size, stands: false }]);

function goodsAt(name: string): string | undefined {
  const [id, colour = '', view] = name.split('--');
  const goods = shelf.goods.find((one) => one.id === id);
  return goods && drawGoods(goods, colour, Number(view));
}

function storeAt(name: string): string | undefined {
  const store = shelf.stores.find(({ id }) => id === name);
  const [first] = shelf.goods.filter((goods) => goods.store === name);
  return store && first && portrait(badge(store.colour), first, 170);
}

function categoryAt(name: string): string | undefined {
  const category = shelf.categories.find(({ id }) => id === name);
  const [first] = inCategory(name);
  return category && first && portrait(room(true, category.tint, 0), first, 260);
}

/** Banners are named by a store or by a category. */
function bannerAt(name: string): string | undefined {
  const store = shelf.stores.find(({ id }) => id === name);
  if (store)
    return drawBanner(
      store.colour,
      shelf.goods.filter((goods) => goods.store === name),
    );
  const category = shelf.categories.find(({ id }) => id === name);
  return category && drawBanner(category.tint, inCategory(name));
}

const painters: Readonly<Record<string, (name: string) => string | undefined>> = {
  goods: goodsAt,
  stores: storeAt,
  categories: categoryAt,
  banners: bannerAt,
};

/** The picture at this path as an SVG document; undefined where there is none. */
export function drawPicture(path: string): string | undefined {
  const [, kind = '', name = ''] = PATH.exec(path) ?? [];
  return painters[kind]?.(name);
}
