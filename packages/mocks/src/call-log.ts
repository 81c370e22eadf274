import type { CallRecord } from './answer-call.ts';
import type { Disposer } from './mocks.ts';

const MAX_LOGGED_CALLS = 500;

/** Records the calls and notifies the listeners. */
export function createCallLog() {
  const calls: CallRecord[] = [];
  const listeners = new Set<(call: CallRecord) => void>();
  return {
    calls,
    record(call: CallRecord): void {
      calls.push(call);
      if (calls.length > MAX_LOGGED_CALLS) calls.shift();
      for (const listener of listeners) listener(call);
    },
    watch(listener: (call: CallRecord) => void): Disposer {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
