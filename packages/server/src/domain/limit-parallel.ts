import { DomainError } from './domain-error.ts';

/**
 * Limits how many jobs run at the same time. Up to `max` jobs run; up to `maxWaiting` more wait, first in, first out.
 * The hashing of passwords has a queue of its own (`accounts/passwords/hash-queue.ts`), because it has two lanes, a
 * limit per caller and a limit of time.
 *
 * @throws `frequentOperation` from the returned function, where the queue is full.
 */
export function limitParallel(max: number, maxWaiting = Infinity): <T>(job: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  // A free slot passes straight to the next waiting job, so that a job that arrives at that moment can't take it.
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  return async (job) => {
    if (running < max) running += 1;
    else if (waiting.length >= maxWaiting) throw new DomainError('frequentOperation');
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await job();
    } finally {
      leave();
    }
  };
}
