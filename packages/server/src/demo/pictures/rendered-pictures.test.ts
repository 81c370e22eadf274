import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoMall } from '../demo-mall.ts';
import { createPictureStore } from '../picture-store.ts';

const { goods, categories } = demoMall();
const DEPARTMENT = 'food-drinks';
const id = categories.find(({ slug }) => slug === DEPARTMENT)?.id;
const own = goods.filter(({ categoryId }) => categoryId === id);
const covers = [
  ...new Set(own.flatMap(({ pictures, skus }) => [pictures[0] ?? '', ...skus.map((sku) => sku.coverImage)])),
];
const front = covers[0] ?? '';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'openmall-rendered-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const paint = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 100, height: 100, channels: 3, background } })
    .webp()
    .toBuffer();

/** Stores a red picture for each path, as `npm run pictures` does. */
async function storeRed(
  paths: readonly string[],
  hash = 'a',
  department: string = DEPARTMENT,
): Promise<void> {
  const folder = join(root, 'rendered', department);
  await mkdir(folder, { recursive: true });
  const red = await paint('#ff0000');
  const names = paths.map((path) => path.replace(/^.*\/|\.webp$/g, ''));
  await Promise.all(names.map((name) => writeFile(join(folder, `${name}.webp`), red)));
  const hashes = Object.fromEntries(names.map((name) => [name, hash]));
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(hashes));
}

async function isRed(path: string): Promise<boolean> {
  const store = createPictureStore({
    cacheFolder: join(root, 'cache'),
    renderedFolder: join(root, 'rendered'),
  });
  const picture = await store.get(path, 80);
  const { channels } = await sharp(picture?.body).stats();
  const [r, g, b] = channels.map(({ mean }) => mean);
  return (r ?? 0) > 240 && (g ?? 255) < 12 && (b ?? 255) < 12;
}

describe('Rendered pictures', () => {
  it('replace the drawings of a department when every cover is rendered', async () => {
    await storeRed(covers);
    expect(await isRed(front)).toBe(true);
    expect(await isRed(front.replace('-1.webp', '-2.webp'))).toBe(true);
  });

  it('do not appear beside drawings: one missing cover keeps the whole department drawn', async () => {
    await storeRed(covers.slice(0, -1));
    expect(await isRed(front)).toBe(false);
  });

  it('show the first color as the front of goods with colors', async () => {
    const department = 'beauty-care';
    const beauty = categories.find(({ slug }) => slug === department)?.id;
    const products = goods.filter(({ categoryId }) => categoryId === beauty);
    const colors = products.flatMap(({ skus }) => skus.map(({ coverImage }) => coverImage));
    await storeRed([...new Set(colors)], 'a', department);
    const product = products.find(({ look }) => look.colours.length > 1);
    expect(colors).not.toContain(product?.pictures[0]);
    expect(await isRed(product?.pictures[0] ?? '')).toBe(true);
    expect(await isRed(product?.pictures[2] ?? '')).toBe(true);
  });

  it('show another view of goods when it is rendered in every color', async () => {
    const product =
      own.find(({ skus }) => new Set(skus.map(({ coverImage }) => coverImage)).size > 1) ?? own[0];
    const paths = [...new Set(product?.skus.map(({ coverImage }) => coverImage))];
    const [angle = '', ...others] = paths.map((path) => path.replace('-1.webp', '-2.webp'));
    await storeRed([...covers, ...others]);
    expect(await isRed(angle)).toBe(true); // a part of the front
    await storeRed([...covers, angle, ...others], 'b');
    await writeFile(join(root, 'rendered', DEPARTMENT, angle.replace(/^.*\//, '')), await paint('#0000ff'));
    expect(await isRed(angle)).toBe(false);
  });

  it('do not create views that the goods do not have', async () => {
    await storeRed(covers);
    const store = createPictureStore({
      cacheFolder: join(root, 'cache'),
      renderedFolder: join(root, 'rendered'),
    });
    expect(await store.get(front.replace('-1.webp', '-5.webp'), 80)).toBeUndefined();
  });

  it('are not served from the cache after they were rendered again', async () => {
    await storeRed(covers);
    expect(await isRed(front)).toBe(true);
    await storeRed(covers, 'b');
    await writeFile(join(root, 'rendered', DEPARTMENT, front.replace(/^.*\//, '')), await paint('#0000ff'));
    expect(await isRed(front)).toBe(false);
  });
});
