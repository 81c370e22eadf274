import { describe, expect, it, vi } from 'vitest';
import type { Db } from '../database.ts';
import { shareReads } from './share-reads.ts';

/** A read whose statements end when the test says so. */
function openRead() {
  const statements: (readonly string[])[] = [];
  const ends: { readonly end: () => void; readonly fail: () => void }[] = [];
  const read = shareReads(
    (_ctx: { readonly db: Db }, keys: readonly string[]) =>
      new Promise<ReadonlyMap<string, string>>((resolve, reject) => {
        statements.push(keys);
        ends.push({
          end: () =>
            resolve(new Map(keys.filter((key) => key !== 'none').map((key) => [key, `value of ${key}`]))),
          fail: () => reject(new Error('The database is away')),
        });
      }),
  );
  const ctx = { db: {} as Db };
  return {
    ctx,
    read,
    statements,
    end: (index: number) => ends[index]?.end(),
    fail: (index: number) => ends[index]?.fail(),
  };
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('Callers who read the same kind of thing at once', () => {
  it('share a statement, which begins after they asked', async () => {
    const { ctx, read, statements, end } = openRead();
    const first = read(ctx, 'a');
    await nextTurn();
    const later = [read(ctx, 'b'), read(ctx, 'a'), read(ctx, 'none')];
    expect(statements).toEqual([['a']]);
    end(0);
    expect(await first).toBe('value of a');
    await vi.waitFor(() => expect(statements).toEqual([['a'], ['b', 'a', 'none']]));
    end(1);
    expect(await Promise.all(later)).toEqual(['value of b', 'value of a', undefined]);
  });

  it('share a statement for all that they ask in one turn', async () => {
    const { ctx, read, statements, end } = openRead();
    const both = [read(ctx, 'a'), read(ctx, 'b')];
    await nextTurn();
    expect(statements).toEqual([['a', 'b']]);
    end(0);
    expect(await Promise.all(both)).toEqual(['value of a', 'value of b']);
  });

  it('all learn that it failed, and the next one tries again', async () => {
    const { ctx, read, end, fail } = openRead();
    const first = read(ctx, 'a');
    await nextTurn();
    fail(0);
    await expect(first).rejects.toThrow('away');
    const next = read(ctx, 'a');
    await nextTurn();
    end(1);
    expect(await next).toBe('value of a');
  });

  it('wait for nobody on another database', async () => {
    const { ctx, read, statements } = openRead();
    void read(ctx, 'a');
    void read({ db: {} as Db }, 'b');
    await nextTurn();
    expect(statements).toEqual([['a'], ['b']]);
  });
});
