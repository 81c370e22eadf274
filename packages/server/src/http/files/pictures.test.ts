import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPictureStore, type PictureStore } from '../../demo/picture-store.ts';
import { servePicture } from './pictures.ts';

const URL_OF_BANNER = 'http://mall.test/pictures/categories/home-living.webp?w=160';

let folder = '';
let store: PictureStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'openmall-served-'));
  store = createPictureStore({ cacheFolder: folder });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function serve(headers: Record<string, string>): Promise<Response> {
  const request = new Request(URL_OF_BANNER, { headers });
  const response = await servePicture(store, request, new URL(URL_OF_BANNER).pathname);
  if (!response) throw new Error('The picture is missing.');
  return response;
}

it('serves AVIF to a browser that accepts it, and WebP to others', async () => {
  const chrome = await serve({ accept: 'image/avif,image/webp,image/apng,*/*;q=0.8' });
  expect(chrome.headers.get('content-type')).toBe('image/avif');
  expect((await sharp(await chrome.arrayBuffer()).metadata()).compression).toBe('av1');
  for (const accept of ['*/*', 'image/webp,*/*', 'image/avif;q=0, image/webp']) {
    const other = await serve({ accept });
    expect(other.headers.get('content-type'), accept).toBe('image/webp');
    expect((await sharp(await other.arrayBuffer()).metadata()).format, accept).toBe('webp');
  }
});

it('keeps the two formats apart in caches', async () => {
  const [avif, webp] = [await serve({ accept: 'image/avif' }), await serve({ accept: 'image/webp' })];
  expect([avif.headers.get('vary'), webp.headers.get('vary')]).toEqual(['Accept', 'Accept']);
  const etag = avif.headers.get('etag') ?? '';
  expect(etag).not.toBe(webp.headers.get('etag'));
  const known = { 'if-none-match': etag };
  expect((await serve({ accept: 'image/avif', ...known })).status).toBe(304);
  expect((await serve({ accept: 'image/webp', ...known })).status).toBe(200);
});
