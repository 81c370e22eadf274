import { describe, expect, it } from 'vitest';
import type { CatalogChange, ChangePosition } from './read-changes.ts';
import { watchChanges } from './watch-changes.ts';

const lamp = { goodsId: 'lamp' };
const boot = { goodsId: 'boot' };

function createWatched(options: { readonly lagMs?: number } = {}) {
  let now = 10_000;
  const positions: (string | undefined)[] = [];
  let next: readonly CatalogChange[] | Error = [];
  const read = async (since: ChangePosition | undefined) => {
    positions.push(since?.snapshot);
    await Promise.resolve();
    if (next instanceof Error) throw next;
    const changes = next;
    next = [];
    return { position: { snapshot: String(positions.length), at: '' }, changes };
  };
  const watch = watchChanges({
    read,
    maxAgeMs: 1_000,
    memoryMs: 30_000,
    elapsedMs: () => now,
    ...options,
  });
  return {
    watch,
    positions,
    pass: (ms: number) => (now += ms),
    now: () => now,
    find: (found: readonly CatalogChange[] | Error) => (next = found),
  };
}

describe('A watch of the catalog', () => {
  it('looks once for many callers, and goes on from where it has looked', async () => {
    const { watch, positions, pass } = createWatched();
    expect(await Promise.all([watch.catchUp(), watch.catchUp()])).toEqual([true, true]);
    pass(1_000);
    await watch.catchUp();
    expect(positions).toEqual([undefined, '1']);
  });

  it('looks before it has to, so that callers do not wait', async () => {
    const { watch, positions, pass } = createWatched();
    await watch.catchUp();
    pass(499);
    expect(watch.catchUp()).toBe(true);
    expect(positions).toHaveLength(1);
    pass(1);
    expect(watch.catchUp()).toBe(true);
    expect(positions).toHaveLength(2);
  });

  it('trusts nothing from before its first look, nor from before a long pause', async () => {
    const { watch, positions, pass, now } = createWatched();
    await watch.catchUp();
    expect(watch.changedAt(lamp)).toBe(now());
    pass(30_000);
    await watch.catchUp();
    expect(watch.changedAt(lamp)).toBe(now());
    expect(positions).toEqual([undefined, undefined]);
  });

  it('tells goods and searches apart', async () => {
    const { watch, find, pass, now } = createWatched();
    await watch.catchUp();
    const begin = now();
    const catchUpLater = async (changes: readonly CatalogChange[]) => {
      pass(1_000);
      find(changes);
      await watch.catchUp();
    };
    await catchUpLater([{ goodsId: 'lamp', affectsSearch: false }]);
    expect([lamp, boot, 'search' as const].map(watch.changedAt)).toEqual([now(), begin, begin]);
    await catchUpLater([{ goodsId: 'boot', affectsSearch: true }]);
    expect([lamp, boot, 'search' as const].map(watch.changedAt)).toEqual([now() - 1_000, now(), now()]);
    await catchUpLater([{ goodsId: null, affectsSearch: true }]);
    expect([lamp, boot, 'search' as const].map(watch.changedAt)).toEqual([now(), now(), now()]);
  });

  it('waits for replicas to have a change', async () => {
    const { watch, now } = createWatched({ lagMs: 500 });
    await watch.catchUp();
    expect(watch.changedAt(lamp)).toBe(now() + 500);
  });

  it('knows nothing while the changes cannot be read, and does not keep callers waiting for it', async () => {
    const { watch, positions, find, pass, now } = createWatched();
    await watch.catchUp();
    find(new Error('out of reach'));
    pass(1_000);
    expect(await watch.catchUp()).toBe(false);
    pass(999);
    expect(await watch.catchUp()).toBe(false);
    expect(positions).toHaveLength(2);
    find([]);
    pass(1);
    expect(await watch.catchUp()).toBe(true);
    expect(positions).toEqual([undefined, '1', undefined]);
    expect(watch.changedAt(lamp)).toBe(now());
  });
});
