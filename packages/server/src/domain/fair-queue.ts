import { DomainError } from './domain-error.ts';

export interface QueueLimits {
  /** Jobs that run at the same time. */
  readonly running: number;
  /** Jobs that wait, of all callers together. */
  readonly waiting: number;
  /** Jobs that wait, of one caller. */
  readonly waitingOfCaller: number;
}

export type FairQueue = <T>(caller: string, job: () => Promise<T>) => Promise<T>;

/**
 * Limits how many jobs run at the same time. The callers that wait take turns, each with its oldest job.
 * The returned function throws the DomainError `frequentOperation` if the queue, or that of the caller, is full.
 */
export function createFairQueue({
  running: max,
  waiting: maxWaiting,
  waitingOfCaller,
}: QueueLimits): FairQueue {
  // A Map keeps its order: the first caller is the one whose turn is next.
  const queues = new Map<string, (() => void)[]>();
  let [running, waiting] = [0, 0];
  const wait = (caller: string): Promise<void> => {
    const own = queues.get(caller) ?? [];
    if (waiting >= maxWaiting || own.length >= waitingOfCaller) throw new DomainError('frequentOperation');
    waiting += 1;
    queues.set(caller, own);
    return new Promise((resolve) => own.push(resolve));
  };
  const leave = (): void => {
    const [caller, own] = queues.entries().next().value ?? [];
    if (caller === undefined || !own) {
      running -= 1;
      return;
    }
    const next = own.shift();
    queues.delete(caller);
    if (own.length > 0) queues.set(caller, own);
    waiting -= 1;
    next?.();
  };
  return async (caller, job) => {
    if (running < max) running += 1;
    else await wait(caller);
    try {
      return await job();
    } finally {
      leave();
    }
  };
}
