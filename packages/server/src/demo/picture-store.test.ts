import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoMall } from './demo-mall.ts';
import { BANNERS } from './marketing/banner-rows.ts';
import { createPictureStore } from './picture-store.ts';
import type { Picture, PictureStore } from './picture-store.ts';
import { createSceneFinder } from './scenes/scene-finder.ts';
import { AVATAR_COUNT } from './scenes/avatars.ts';

const { categories, stores, goods, reviews } = demoMall();
let folder = '';
let pictures: PictureStore;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'openmall-pictures-'));
  pictures = createPictureStore({ cacheFolder: folder });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function draw(path: string, width?: number): Promise<Picture> {
  const picture = await pictures.get(path, width);
  if (!picture) throw new Error(`no picture at ${path}`);
  return picture;
}

/** Expects a WebP picture with content: a uniform color means that nothing was drawn. */
async function expectDrawn(path: string): Promise<void> {
  const { body, type } = await draw(path, 80);
  expect(type).toBe('image/webp');
  const { format, width } = await sharp(body).metadata();
  expect([format, width]).toEqual(['webp', 80]);
  const { channels } = await sharp(body).stats();
  expect(Math.max(...channels.map(({ stdev }) => stdev)), path).toBeGreaterThan(4);
}

const everyPath = [
  ...goods.flatMap(({ pictures: own, skus }) => [...own, ...skus.map(({ coverImage }) => coverImage)]),
  ...reviews.flatMap(({ images }) => images),
];

describe('Pictures of the demo mall', () => {
  it('exist for every path in the data', () => {
    const find = createSceneFinder('openmall');
    const unknown = [...new Set(everyPath)].filter((path) => {
      const [, name = ''] = /^\/pictures\/goods\/(.+)\.webp$/.exec(path) ?? [];
      return find('goods', name) === undefined;
    });
    expect(unknown).toEqual([]);
  });

  it('show goods in every view', async () => {
    const sample = everyPath.filter((_, i) => i % Math.floor(everyPath.length / 60) === 0);
    expect(sample.length).toBeGreaterThanOrEqual(60);
    for (const path of sample) await expectDrawn(path);
  });

  it('show all stores, categories, banners and avatars', async () => {
    for (const { slug } of stores) {
      await expectDrawn(`/pictures/stores/${slug}.webp`);
      await expectDrawn(`/pictures/stores/${slug}-banner.webp`);
    }
    for (const { slug } of categories) await expectDrawn(`/pictures/categories/${slug}.webp`);
    for (const { picture } of BANNERS) await expectDrawn(`/pictures/banners/${picture.slug}.webp`);
    for (let n = 1; n <= AVATAR_COUNT; n += 1) await expectDrawn(`/pictures/avatars/${n}.webp`);
    await expectDrawn('/pictures/goods/placeholder.webp');
  });

  it('have fixed widths; other widths are rounded up', async () => {
    const [path = ''] = goods[0]?.pictures ?? [];
    const widthOf = async (wanted?: number): Promise<number> =>
      (await sharp((await draw(path, wanted)).body).metadata()).width;
    expect(await widthOf(160)).toBe(160);
    expect(await widthOf(161)).toBe(320);
    expect(await widthOf(99_999)).toBe(1200);
    expect(await widthOf(-5)).toBe(640);
    expect(await widthOf()).toBe(640);
  });

  it('are identical from the cache and when drawn again', async () => {
    const path = `/pictures/stores/${stores[0]?.slug}.webp`;
    const first = await draw(path, 160);
    const fromFolder = await createPictureStore({ cacheFolder: folder }).get(path, 160);
    expect(fromFolder?.etag).toBe(first.etag);
    const otherFolder = await mkdtemp(join(tmpdir(), 'openmall-pictures-'));
    const redrawn = await createPictureStore({ cacheFolder: otherFolder }).get(path, 160);
    await rm(otherFolder, { recursive: true, force: true });
    expect(redrawn?.etag).toBe(first.etag);
  });

  it('show a variant in its color', async () => {
    const coloured = goods.find(({ look, family }) => look.colours.length > 1 && family === 'clothing');
    const covers = [...new Set(coloured?.skus.map(({ coverImage }) => coverImage))];
    const etags = await Promise.all(covers.map(async (cover) => (await draw(cover, 160)).etag));
    expect(new Set(etags).size).toBe(covers.length);
    expect(covers.length).toBeGreaterThan(1);
  });

  it.each([
    '/pictures/goods/no-such-thing-1.webp',
    '/pictures/goods/../../../etc/passwd',
    '/pictures/goods/..%2f..%2fpackage.json',
    '/pictures/goods/a/b.webp',
    '/pictures/avatars/0.webp',
    '/pictures/avatars/13.webp',
    '/pictures/avatars/constructor.webp',
    '/pictures/stores/-banner.webp',
    '/pictures/toString/x.webp',
    `/pictures/goods/${goods[0]?.slug}-9.webp`,
    `/pictures/goods/${goods[0]?.slug}-chartreuse-1.webp`,
    '/pictures/goods/x.png',
    '',
  ])('do not exist at %s, and nothing is written', async (path) => {
    const before = await readdir(folder, { recursive: true });
    expect(await pictures.get(path, 80)).toBeUndefined();
    expect(await readdir(folder, { recursive: true })).toEqual(before);
  });

  it('are drawn once for concurrent requests', async () => {
    const path = goods[7]?.pictures[0] ?? '';
    const answers = await Promise.all(Array.from({ length: 12 }, () => pictures.get(path, 480)));
    expect(new Set(answers).size).toBe(1);
  });
});
