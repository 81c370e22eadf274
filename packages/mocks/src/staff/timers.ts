/** Work that a mall has put off. */
import type { Mall } from '../state/mall.ts';

export interface Timers {
  readonly later: Mall['later'];
  /** Drops the work of a mall that has closed. */
  readonly clear: () => void;
}

export function createTimers(): Timers {
  const waiting = new Set<ReturnType<typeof setTimeout>>();
  return {
    later(ms, work) {
      const timer = setTimeout(() => {
        waiting.delete(timer);
        work();
      }, ms);
      // Node: a process that has nothing else to do ends. Timers of browsers are numbers.
      (timer as { unref?: () => void }).unref?.();
      waiting.add(timer);
    },
    clear() {
      for (const timer of waiting) clearTimeout(timer);
      waiting.clear();
    },
  };
}
