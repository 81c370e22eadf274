import type { Db } from '../database.ts';

/** Longer lists of keys gain nothing more. */
const MAX_KEYS = 100;

interface Asking<Key, Value> {
  readonly key: Key;
  readonly resolve: (value: Value | undefined) => void;
  readonly reject: (error: unknown) => void;
}

interface Queue<Key, Value> {
  readonly waiting: Asking<Key, Value>[];
  isRunning: boolean;
}

/** Reads the values of keys. Keys without a value are missing in the result. */
export type Load<Context, Key, Value> = (
  ctx: Context,
  keys: readonly Key[],
) => Promise<ReadonlyMap<Key, Value>>;

/**
 * Reads a value by its key. While a statement runs, the keys of further callers wait and share the next one: sending,
 * planning and starting it is most of what a short statement costs. Nobody gets what was read before they asked.
 */
export function shareReads<Context extends { readonly db: Db }, Key, Value>(
  load: Load<Context, Key, Value>,
): (ctx: Context, key: Key) => Promise<Value | undefined> {
  const queues = new WeakMap<Db, Queue<Key, Value>>();

  const readBatch = async (ctx: Context, batch: readonly Asking<Key, Value>[]) => {
    try {
      const found = await load(ctx, [...new Set(batch.map(({ key }) => key))]);
      for (const { key, resolve } of batch) resolve(found.get(key));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };
  const run = async (ctx: Context, queue: Queue<Key, Value>) => {
    queue.isRunning = true;
    // Keys of one caller, who asks for several in a row, share a statement.
    await Promise.resolve();
    while (queue.waiting.length > 0) await readBatch(ctx, queue.waiting.splice(0, MAX_KEYS));
    queue.isRunning = false;
  };
  return (ctx, key) =>
    new Promise((resolve, reject) => {
      const queue = queues.get(ctx.db) ?? { waiting: [], isRunning: false };
      queues.set(ctx.db, queue);
      queue.waiting.push({ key, resolve, reject });
      if (!queue.isRunning) void run(ctx, queue);
    });
}
