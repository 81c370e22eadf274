import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createPictureStore, type PictureStore } from '../../demo/picture-store.ts';
import { servePicture, type Picture, type PictureSource } from './pictures.ts';

const PATH = '/pictures/categories/home-living.webp';
const URL_OF_BANNER = `http://mall.test${PATH}?w=160`;

let folder = '';
let store: PictureStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'openmall-served-'));
  store = createPictureStore({ cacheFolder: folder });
  for (const format of ['avif', 'webp'] as const) await store.get(PATH, 160, format);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function serve(headers: Record<string, string>): Promise<Response> {
  const request = new Request(URL_OF_BANNER, { headers });
  const response = await servePicture(store, request, PATH);
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

it('sends a browser again to a picture that takes long to draw, so that it does not hold a connection', async () => {
  vi.useFakeTimers();
  try {
    const drawn = Promise.withResolvers<Picture>();
    const slow: PictureSource = { get: () => drawn.promise };
    let address = new URL(URL_OF_BANNER);
    for (let attempt = 1; attempt <= 15; attempt += 1) {
      const answer = servePicture(slow, new Request(address), PATH);
      await vi.advanceTimersByTimeAsync(1_000);
      const redirect = await answer;
      expect(redirect?.status).toBe(307);
      expect(redirect?.headers.get('cache-control')).toBe('no-store');
      expect(redirect?.headers.get('location')).toBe(`${PATH}?w=160&attempt=${attempt}`);
      address = new URL(redirect?.headers.get('location') ?? '', address);
    }
    // A browser gives up after 20 redirects, so the last request waits.
    const last = servePicture(slow, new Request(address), PATH);
    await vi.advanceTimersByTimeAsync(60_000);
    drawn.resolve({ body: new Uint8Array([1]), type: 'image/webp', etag: '"1"' });
    expect((await last)?.status).toBe(200);
  } finally {
    vi.useRealTimers();
  }
});
