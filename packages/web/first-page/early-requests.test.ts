// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  sendEarlyRequests,
  showPictures,
  writtenResponse,
  type EarlyManifest,
  type EarlyPage,
} from './early-requests.ts';
import { earlyPages } from '../vite-early-requests.ts';
import { SHELL_MARKUP } from './app-shell.ts';
import { pictureSet } from '../src/shared/ui/pictures/picture-set.ts';

const BASE = '/mall/';
const manifest: EarlyManifest = { base: BASE, pages: await earlyPages() };
const send = vi.fn<typeof fetch>();
const show = (data: unknown, pictures: EarlyPage['pictures']) => showPictures(data, pictures, pictureSet);

/** The requests that a page sends before its code arrives, as method, URL and body. */
function requestsAt(path: string): readonly string[] {
  window.history.replaceState(null, '', path);
  sendEarlyRequests(manifest, 'de', show, writtenResponse);
  return send.mock.calls.map(([url, init]) => [init?.method, url, init?.body].join(' ').trim());
}

beforeEach(() => {
  send.mockReset().mockImplementation(() => Promise.resolve(Response.json({ code: 0, data: {} })));
  vi.stubGlobal('fetch', send);
  document.body.innerHTML = SHELL_MARKUP;
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  delete window.openmallEarly;
  document.body.innerHTML = '';
  window.history.replaceState(null, '', '/');
});

it('requests what the home page begins with, in the language of the visit', () => {
  expect(requestsAt('/mall/index')).toEqual([
    'POST /api/banner!bannerList?lang=de type=pc',
    'GET /api/category!tree?lang=de',
  ]);
});

it('encodes the parameter of the page as the SDK does', () => {
  expect(requestsAt(`/mall/searchGoods?k=${encodeURIComponent('"Tee & Öl"')}`)).toEqual([
    'POST /api/sellerGoods!search?lang=de keyword=Tee+%26+%C3%96l&pageNum=1&pageSize=20',
  ]);
});

it('shows the picture of the product in the app shell and keeps the response for the code of the page', async () => {
  send.mockImplementation(() =>
    Promise.resolve(Response.json({ code: 0, data: { imgUrl1: '/pictures/goods/lamp.webp' } })),
  );
  requestsAt('/mall/productDetails?id=7');
  await vi.waitFor(() => expect(document.querySelector('.hero img')).not.toBeNull());
  expect(document.querySelector('.hero img')?.getAttribute('src')).toBe('/pictures/goods/lamp.webp?w=640');
  const kept = await window.openmallEarly?.get('/api/sellerGoods!info?lang=de sellerGoodsId=7');
  expect(kept?.bodyUsed).toBe(false);
});

it('takes a response that the server wrote into the HTML instead of requesting it', async () => {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.dataset['request'] = '/api/sellerGoods!info?lang=de sellerGoodsId=7';
  script.text = JSON.stringify({ code: 0, data: { imgUrl1: '/pictures/goods/lamp.webp' } });
  document.body.append(script);
  expect(requestsAt('/mall/productDetails?id=7')).toEqual([]);
  await vi.waitFor(() => expect(document.querySelector('.hero img')).not.toBeNull());
  const written = await window.openmallEarly?.get('/api/sellerGoods!info?lang=de sellerGoodsId=7');
  expect(written?.headers.get('content-type')).toContain('json');
});

it('shows the first pictures of a search in the cards', async () => {
  const pageList = ['/a.webp', '', '/c.webp', '/d.webp', '/e.webp'].map((imgUrl1) => ({ imgUrl1 }));
  send.mockImplementation(() => Promise.resolve(Response.json({ code: 0, data: { pageList } })));
  requestsAt('/mall/searchGoods?k="lamp"');
  await vi.waitFor(() => expect(document.querySelectorAll('.card img')).toHaveLength(3));
});

it.each([
  ['a buyer who is signed in', '/mall/index', 'token', '"t"'],
  ['a variant of a product', '/mall/productDetails?id=7&sku=8', '', ''],
  ['a filtered search', '/mall/searchGoods?k="lamp"&page=2', '', ''],
  ['a product without an id', '/mall/productDetails', '', ''],
  ['a search that is no JSON', '/mall/searchGoods?k={', '', ''],
  ['another page', '/mall/login', '', ''],
])('requests nothing for %s', (_name, path, key, value) => {
  if (key) localStorage.setItem(key, value);
  expect(requestsAt(path)).toEqual([]);
});

it('survives a failure, which the code of the page meets again', async () => {
  send.mockRejectedValue(new TypeError('offline'));
  requestsAt('/mall/index');
  await expect(window.openmallEarly?.get('/api/category!tree?lang=de ')).rejects.toThrow('offline');
  expect(document.querySelector('.hero img')).toBeNull();
});

it('uses nothing outside its own source', () => {
  const copy = new Function(`return ${String(sendEarlyRequests)}`) as () => typeof sendEarlyRequests;
  window.history.replaceState(null, '', '/mall/index');
  copy()(manifest, 'de', show, writtenResponse);
  expect(send).toHaveBeenCalledTimes(2);
});
