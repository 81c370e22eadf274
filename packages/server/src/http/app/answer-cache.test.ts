import { describe, expect, it } from 'vitest';
import type { CatalogChange } from '../../domain/catalog/changes/read-changes.ts';
import { createAnswerCache, isKeptFor } from './answer-cache.ts';
import { renderData } from './answers.ts';

const find = (changes: readonly CatalogChange[]) =>
  Promise.resolve({ position: { snapshot: '1', at: '' }, changes });

function createClocked(options: Parameters<typeof createAnswerCache>[0] = {}) {
  let now = 0;
  let made = 0;
  const cache = createAnswerCache({ ...options, elapsedMs: () => (now += 0.001) });
  const makeOf = (data: unknown) => () => {
    made += 1;
    return Promise.resolve(renderData(data));
  };
  return { cache, makeOf, make: makeOf('answer'), count: () => made, pass: (ms: number) => (now += ms) };
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

  it('forgets the oldest first when the answers take too much memory', async () => {
    const { cache, count, makeOf } = createClocked();
    const make = makeOf('x'.repeat(1_000_000));
    for (let key = 0; key < 40; key += 1) await cache.take(String(key), make);
    await cache.take('39', make);
    expect(count()).toBe(40);
    await cache.take('0', make);
    expect(count()).toBe(41);
  });

  it('keeps an answer for a minute while what it shows stays the same', async () => {
    const { cache, make, count, pass } = createClocked({ readChanges: () => find([]) });
    for (let second = 0; second < 59; second += 1) {
      await cache.take('lamp', make, { goodsId: 'lamp' });
      pass(1_000);
    }
    expect(count()).toBe(1);
    pass(1_000);
    await cache.take('lamp', make, { goodsId: 'lamp' });
    expect(count()).toBe(2);
  });

  it('makes it again within a second after a change', async () => {
    let changes: readonly CatalogChange[] = [];
    const { cache, make, count, pass } = createClocked({ readChanges: () => find(changes) });
    const shown = { lamp: { goodsId: 'lamp' }, boot: { goodsId: 'boot' }, search: 'search' } as const;
    const takeAll = async () => {
      pass(1_000);
      for (const [key, what] of Object.entries(shown)) await cache.take(key, make, what);
    };
    await takeAll();
    await takeAll();
    expect(count()).toBe(3);
    changes = [{ goodsId: 'lamp', affectsSearch: true }];
    await takeAll();
    expect(count()).toBe(5); // Lamp and search.
    changes = [];
    await takeAll();
    expect(count()).toBe(5);
  });

  it('keeps answers for a second while the changes cannot be read', async () => {
    const { cache, make, count, pass } = createClocked({
      readChanges: () => Promise.reject(new Error('away')),
    });
    for (let second = 0; second < 3; second += 1) {
      await cache.take('lamp', make, { goodsId: 'lamp' });
      await cache.take('lamp', make, { goodsId: 'lamp' });
      pass(1_000);
    }
    expect(count()).toBe(3);
  });

  it('is for visitors only, and never for orders', () => {
    expect(isKeptFor('sellerGoodsList', undefined)).toBe(true);
    expect(isKeptFor('sellerGoodsList', 'a-token')).toBe(false);
    expect(isKeptFor('orderListMain', undefined)).toBe(false);
  });
});
