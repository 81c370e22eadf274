import { CATEGORIES } from '../catalog/all-categories.ts';
import type { DemoGoods } from '../demo-types.ts';
import { demoCategories } from '../goods/demo-categories.ts';
import { demoGoods } from '../goods/demo-goods.ts';
import { BANNERS } from '../marketing/banner-rows.ts';
import { isOwnDrawing } from '../pictures/drawing-body.ts';
import type { Scene } from '../pictures/compose.ts';
import { demoStores } from '../stores/demo-stores.ts';
import { STORE_ROWS } from '../stores/store-rows.ts';
import { allColours } from '../words/colours.ts';
import { avatarScene, AVATAR_DRAWINGS } from './avatars.ts';
import { goodsScene } from './goods-scenes.ts';
import { bannerScene, categoryScene, logoScene, placeholderScene, storeBannerScene } from './other-scenes.ts';

export type PictureKind = 'goods' | 'stores' | 'banners' | 'categories' | 'avatars';

/** Finds the scene of a picture by name; undefined if there is none. */
export type SceneFinder = (kind: PictureKind, name: string) => Scene | undefined;

const byKey = <T>(list: readonly T[], key: (item: T) => string): ReadonlyMap<string, T> =>
  new Map(list.map((item) => [key(item), item]));

/** Parses `<slug>-<n>` or `<slug>-<colour>-<n>`. Slugs contain hyphens, so the whole stem is tried as a slug first. */
function findGoodsScene(goods: ReadonlyMap<string, DemoGoods>, name: string): Scene | undefined {
  const [, stem, number] = /^(.+)-([1-9])$/.exec(name) ?? [];
  if (stem === undefined) return undefined;
  const plain = goods.get(stem);
  if (plain)
    return Number(number) <= plain.pictures.length ? goodsScene(plain, Number(number), undefined) : undefined;
  const colour = allColours().find(({ key }) => stem.endsWith(`-${key}`));
  if (!colour) return undefined;
  const coloured = goods.get(stem.slice(0, -colour.key.length - 1));
  if (!coloured?.look.colours.includes(colour)) return undefined;
  return Number(number) <= coloured.pictures.length
    ? goodsScene(coloured, Number(number), colour)
    : undefined;
}

/** Drawings of three goods of a store, for its banner. */
function showpieces(goods: readonly DemoGoods[], storeSlug: string): readonly string[] {
  const own = goods.filter((candidate) => candidate.storeSlug === storeSlug);
  const different = [...byKey(own, ({ look }) => look.draw).values()];
  const drawingText = ({ look }: DemoGoods): string =>
    [look.draw, look.base, look.accent].filter(Boolean).join('');
  return [...different.slice(0, 2), ...different.slice(-1)].map(drawingText);
}

export function createSceneFinder(seed: string): SceneFinder {
  const stores = demoStores(seed);
  const goods = demoGoods(seed, stores);
  const goodsBySlug = byKey(goods, ({ slug }) => slug);
  const storesBySlug = byKey(stores, ({ slug }) => slug);
  const categoriesBySlug = byKey(demoCategories(seed), ({ slug }) => slug);
  const bannersBySlug = byKey(BANNERS, ({ picture }) => picture.slug);

  function findStoreScene(name: string): Scene | undefined {
    const store = storesBySlug.get(name);
    if (store) return logoScene(store);
    const owner = name.endsWith('-banner') ? storesBySlug.get(name.slice(0, -'-banner'.length)) : undefined;
    return owner && storeBannerScene(owner, showpieces(goods, owner.slug));
  }

  const finders: Readonly<Record<PictureKind, (name: string) => Scene | undefined>> = {
    goods: (name) => (name === 'placeholder' ? placeholderScene : findGoodsScene(goodsBySlug, name)),
    stores: findStoreScene,
    banners: (name) => {
      const banner = bannersBySlug.get(name);
      return banner && bannerScene(banner.picture);
    },
    categories: (name) => {
      const category = categoriesBySlug.get(name);
      return category && categoryScene(category);
    },
    avatars: (name) => (/^\d{1,3}$/.test(name) ? avatarScene(Number(name)) : undefined),
  };
  return (kind, name) => finders[kind](name);
}

/** All drawings that pictures need from the icon set, sorted. */
export function drawingsInUse(): readonly string[] {
  const texts = [
    'package',
    ...AVATAR_DRAWINGS,
    ...STORE_ROWS.map((row) => row[4]),
    ...BANNERS.flatMap(({ picture }) => picture.figures.map(([drawing]) => drawing)),
    ...CATEGORIES.flatMap(({ drawing, children }) => [
      drawing,
      ...children.flatMap(({ props, kinds }) => [props, ...kinds.map((kind) => kind[1])]),
    ]),
  ];
  const names = texts
    .flatMap((text) => text.split(' '))
    .map((word) => word.split('#')[0] ?? '')
    .flatMap((draw) => draw.split('/'));
  return [...new Set(names)].filter((name) => !isOwnDrawing(name)).sort();
}
