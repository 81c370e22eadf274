/** The abort reason of a call that exceeds its time limit. */
export const timeoutReason = new Error();

/** The time by which a call must finish, in epoch milliseconds. */
export interface Deadline {
  readonly controller: AbortController;
  readonly at: number;
}

// An array, because maps and sets allocate again every few times that they become empty.
export type Deadlines = Deadline[] & { next?: number };

/**
 * Aborts calls whose deadline has passed. Removing a deadline from the array cancels it. One timer serves all deadlines,
 * because most calls finish long before theirs, and a timer per call would be wasted. The timer does not keep a process
 * alive; a pending request does.
 */
export function scheduleTimeout(deadlines: Deadlines, at: number): void {
  if (deadlines.next && deadlines.next <= at) return;
  deadlines.next = at;
  const timer: unknown = setTimeout(() => {
    deadlines.next = 0;
    for (const deadline of deadlines) {
      if (deadline.at > Date.now()) scheduleTimeout(deadlines, deadline.at);
      else deadline.controller.abort(timeoutReason);
    }
  }, at - Date.now());
  (timer as { unref?: () => void }).unref?.();
}
