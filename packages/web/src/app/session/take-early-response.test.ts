import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchOrTakeEarly } from './take-early-response.ts';

const URL = '/api/sellerGoods!info?lang=en';
const KEY = `${URL} sellerGoodsId=7`;
const init = () => ({ method: 'POST', body: new URLSearchParams({ sellerGoodsId: '7' }) });
const send = vi.fn<typeof fetch>();
const early = (response: Promise<Response>) => (window.openmallEarly = new Map([[KEY, response]]));

beforeEach(() => {
  send.mockReset().mockImplementation(() => Promise.resolve(Response.json('sent')));
  vi.stubGlobal('fetch', send);
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete window.openmallEarly;
});

it('answers once with the response that came early', async () => {
  early(Promise.resolve(Response.json('early')));
  expect(await (await fetchOrTakeEarly(URL, init())).json()).toBe('early');
  expect(send).not.toHaveBeenCalled();
  expect(await (await fetchOrTakeEarly(URL, init())).json()).toBe('sent');
});

it('sends a request with another body', async () => {
  early(Promise.resolve(Response.json('early')));
  const other = { method: 'POST', body: new URLSearchParams({ sellerGoodsId: '8' }) };
  expect(await (await fetchOrTakeEarly(URL, other)).json()).toBe('sent');
});

it.each([
  ['failed', () => Promise.reject(new TypeError('offline'))],
  ['is a page of the host', () => Promise.resolve(new Response('<html>'))],
  ['is an error of the host', () => Promise.resolve(Response.json('busy', { status: 502 }))],
])('sends the request again if the early one %s', async (_name, response) => {
  early(response());
  expect(await (await fetchOrTakeEarly(URL, init())).json()).toBe('sent');
});

it('ends with the reason of its signal while the early response is on its way', async () => {
  early(new Promise(() => undefined));
  const controller = new AbortController();
  const taken = fetchOrTakeEarly(URL, { ...init(), signal: controller.signal });
  controller.abort(new Error('left'));
  await expect(taken).rejects.toThrow('left');
});
