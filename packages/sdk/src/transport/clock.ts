/** The reason of a signal whose time is up. */
export const late = new Error();

/** When a call must be over. */
export interface Limit {
  readonly limited: AbortController;
  readonly at: number;
}

// An array, because maps and sets allocate anew every few times that they become empty.
export type Clock = Limit[] & { next?: number };

/**
 * Watches a time limit that is in the clock; taking it out ends it. One timer watches all, for the limit that is over
 * first: most calls are answered long before, so a timer for each would be set and cleared in vain. Waiting for it keeps
 * no process alive; what it watches does.
 */
export function watch(clock: Clock, at: number): void {
  if (clock.next && clock.next <= at) return;
  clock.next = at;
  const timer: unknown = setTimeout(() => {
    clock.next = 0;
    for (const limit of clock) {
      if (limit.at > Date.now()) watch(clock, limit.at);
      else limit.limited.abort(late);
    }
  }, at - Date.now());
  (timer as { unref?: () => void }).unref?.();
}
