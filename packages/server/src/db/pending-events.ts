import type { MallEvent } from './event-bus.ts';
import type { Tx } from './database.ts';

/** Events by transaction. Those of a rolled-back transaction are dropped with it. */
const pending = new WeakMap<Tx, Map<string, MallEvent>>();

/** Queues events that `transact` publishes once the transaction has committed. */
export function queueEvents(tx: Tx, events: readonly MallEvent[]): void {
  const own = pending.get(tx) ?? new Map<string, MallEvent>();
  pending.set(tx, own);
  for (const item of events) own.set(JSON.stringify(item), item);
}

export const pendingEvents = (tx: Tx): readonly MallEvent[] => [...(pending.get(tx)?.values() ?? [])];
