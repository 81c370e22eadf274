/** The reason of a signal whose time is up. */
export const timeoutReason = new Error();

/** When a call must be over. */
export interface Deadline {
  readonly controller: AbortController;
  readonly at: number;
}

// An array, because maps and sets allocate anew every few times that they become empty.
export type Deadlines = Deadline[] & { next?: number };

/**
 * Watches a time limit that is in the clock; taking it out ends it. One timer watches all, for the limit that is over
 * first: most calls are answered long before, so a timer for each would be set and cleared in vain. Waiting for it keeps
 * no process alive; what it watches does.
 */
export function scheduleTimeout(clock: Deadlines, at: number): void {
  if (clock.next && clock.next <= at) return;
  clock.next = at;
  const timer: unknown = setTimeout(() => {
    clock.next = 0;
    for (const limit of clock) {
      if (limit.at > Date.now()) scheduleTimeout(clock, limit.at);
      else limit.controller.abort(timeoutReason);
    }
  }, at - Date.now());
  (timer as { unref?: () => void }).unref?.();
}
