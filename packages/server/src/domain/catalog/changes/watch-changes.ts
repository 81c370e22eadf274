import type { CatalogChange, CatalogChanges, ChangePosition } from './read-changes.ts';

/** What an answer shows: the page of goods, or what a search finds. */
export type Shown = { readonly goodsId: string } | 'search';

/** Knows when what visitors see of the catalog has changed. */
export interface ChangeWatch {
  /**
   * Looks for changes if the last look was too long ago. False if they cannot be read: then nobody knows what is still
   * true.
   */
  readonly catchUp: () => true | Promise<boolean>;
  /** What was read until this time may be out of date. */
  readonly changedAt: (shown: Shown) => number;
}

interface WatchOptions {
  readonly read: (since: ChangePosition | undefined) => Promise<CatalogChanges>;
  /** How old the last look may be. */
  readonly maxAgeMs: number;
  /** How old an answer may be when it is made, because a replica makes it. */
  readonly lagMs?: number;
  /** How long a change is remembered: longer than anything is kept. */
  readonly memoryMs: number;
  readonly elapsedMs: () => number;
}

/** When each goods has changed, as far as something older may still be kept. */
function createMemory(memoryMs: number) {
  let [all, searches] = [-Infinity, -Infinity];
  const goods = new Map<string, number>();
  const forgetOld = (now: number) => {
    for (const [goodsId, at] of goods) {
      if (at > now - memoryMs) return;
      goods.delete(goodsId);
    }
  };
  const note = ({ goodsId, affectsSearch }: CatalogChange, at: number) => {
    if (affectsSearch) searches = at;
    if (goodsId === null) {
      all = at;
      return;
    }
    goods.delete(goodsId); // The latest change comes last.
    goods.set(goodsId, at);
  };
  return {
    noteAll: (at: number) => void (all = at),
    note: (changes: readonly CatalogChange[], now: number, at: number) => {
      forgetOld(now);
      for (const change of changes) note(change, at);
    },
    changedAt: (shown: Shown) =>
      Math.max(all, shown === 'search' ? searches : (goods.get(shown.goodsId) ?? -Infinity)),
  };
}

/**
 * Looks for changes when somebody asks, at most twice in `maxAgeMs`, so that a mall without visitors has no work. Callers
 * wait only for a look that is overdue.
 */
export function watchChanges(options: WatchOptions): ChangeWatch {
  const { read, maxAgeMs, lagMs = 0, memoryMs, elapsedMs } = options;
  const memory = createMemory(memoryMs);
  let position: ChangePosition | undefined;
  let [lookedAt, failedAt] = [-Infinity, -Infinity];
  let looking: Promise<boolean> | undefined;

  const look = async (): Promise<boolean> => {
    const startedAt = elapsedMs();
    // After a long pause nothing is kept that could be out of date.
    const since = startedAt - lookedAt < memoryMs ? position : undefined;
    try {
      const found = await read(since);
      const now = elapsedMs();
      if (since) memory.note(found.changes, now, now + lagMs);
      else memory.noteAll(now + lagMs);
      [position, lookedAt] = [found.position, startedAt];
      return true;
    } catch {
      // The next look does not know since when to ask.
      [position, failedAt] = [undefined, elapsedMs()];
      return false;
    } finally {
      looking = undefined;
    }
  };
  return {
    catchUp: () => {
      const now = elapsedMs();
      if (now - failedAt < maxAgeMs && now - lookedAt >= maxAgeMs) return Promise.resolve(false);
      if (now - lookedAt < maxAgeMs / 2) return true;
      looking ??= look();
      return now - lookedAt < maxAgeMs ? true : looking;
    },
    changedAt: memory.changedAt,
  };
}
