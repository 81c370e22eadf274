import { describe, expect, it } from 'vitest';
import { createAnswerCache, isKeptFor } from './answer-cache.ts';
import { renderData } from './answers.ts';

function createClocked(options: { readonly hasReplicas?: boolean } = {}) {
  let now = 0;
  let made = 0;
  const cache = createAnswerCache({ ...options, elapsedMs: () => now });
  const make = () => Promise.resolve(renderData((made += 1)));
  return { cache, make, count: () => made, pass: (ms: number) => (now += ms) };
}

describe('The cache of answers', () => {
  it('makes an answer once a second', async () => {
    const { cache, make, count, pass } = createClocked();
    await cache.take('list', make);
    pass(999);
    await cache.take('list', make);
    expect(count()).toBe(1);
    pass(1);
    await cache.take('list', make);
    expect(count()).toBe(2);
  });

  it('makes an answer twice a second where those of replicas are half a second old', async () => {
    const { cache, make, count, pass } = createClocked({ hasReplicas: true });
    await cache.take('list', make);
    pass(500);
    await cache.take('list', make);
    expect(count()).toBe(2);
  });

  it('lets calls that come together wait for one answer', async () => {
    const { cache, make, count } = createClocked();
    await Promise.all(Array.from({ length: 20 }, () => cache.take('list', make)));
    expect(count()).toBe(1);
  });

  it('keeps no refusal', async () => {
    const { cache, make, count } = createClocked();
    const refused = () => Promise.reject(new Error('no such goods'));
    await expect(cache.take('goods', refused)).rejects.toThrow('no such goods');
    await cache.take('goods', make);
    expect(count()).toBe(1);
  });

  it('forgets everything when the catalog has changed', async () => {
    const { cache, make, count } = createClocked();
    await cache.take('list', make);
    cache.clear();
    await cache.take('list', make);
    expect(count()).toBe(2);
  });

  it('forgets the oldest of many answers first', async () => {
    const { cache, make, count } = createClocked();
    for (let key = 0; key < 1_500; key += 1) await cache.take(String(key), make);
    await cache.take('1499', make);
    expect(count()).toBe(1_500);
    await cache.take('0', make);
    expect(count()).toBe(1_501);
  });

  it('is for visitors only, and never for orders', () => {
    expect(isKeptFor('sellerGoodsList', undefined)).toBe(true);
    expect(isKeptFor('sellerGoodsList', 'a-token')).toBe(false);
    expect(isKeptFor('orderListMain', undefined)).toBe(false);
  });
});
