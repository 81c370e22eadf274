import type { News } from './event-bus.ts';
import type { Tx } from './open-database.ts';

/** By transaction: what one that is undone had noted is forgotten with it. */
const noted = new WeakMap<Tx, Map<string, News>>();

/** Notes what will be new for a user once the transaction is committed; `transact` tells it then. */
export function noteNews(tx: Tx, news: readonly News[]): void {
  const own = noted.get(tx) ?? new Map<string, News>();
  noted.set(tx, own);
  for (const item of news) own.set(JSON.stringify(item), item);
}

export const newsOf = (tx: Tx): readonly News[] => [...(noted.get(tx)?.values() ?? [])];
