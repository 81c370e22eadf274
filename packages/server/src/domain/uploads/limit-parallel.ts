import { DomainError } from '../domain-error.ts';

/** Lets `most` jobs run at once and `mostWaiting` wait; more are asked to come again. */
export function limitParallel(most: number, mostWaiting: number): <T>(job: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  // A place that falls free goes straight to the next in line.
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  return async (job) => {
    if (running < most) running += 1;
    else if (waiting.length >= mostWaiting) throw new DomainError('frequentOperation');
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await job();
    } finally {
      leave();
    }
  };
}
