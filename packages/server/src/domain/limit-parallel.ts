import { DomainError } from './domain-error.ts';

/**
 * Limits how many jobs run at the same time. Up to `max` jobs run; up to `maxWaiting` more wait, first in, first out.
 * Passwords are hashed in another queue (`accounts/passwords/hash-queue.ts`), which has two lanes and limits the jobs
 * per caller and the waiting time. If the queue is full, the returned function throws the DomainError
 * `frequentOperation`.
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
