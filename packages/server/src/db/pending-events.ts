import type { MallEvent } from './event-bus.ts';
import type { Tx } from './database.ts';

/** By transaction: what one that is undone had noted is forgotten with it. */
const noted = new WeakMap<Tx, Map<string, MallEvent>>();

/** Notes what will be new for a user once the transaction is committed; `transact` tells it then. */
export function queueEvents(tx: Tx, news: readonly MallEvent[]): void {
  const own = noted.get(tx) ?? new Map<string, MallEvent>();
  noted.set(tx, own);
  for (const item of news) own.set(JSON.stringify(item), item);
}

export const pendingEvents = (tx: Tx): readonly MallEvent[] => [...(noted.get(tx)?.values() ?? [])];
