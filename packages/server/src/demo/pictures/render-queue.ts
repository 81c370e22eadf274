/** Lets at most `most` jobs run at once; the others wait their turn. */
export function createQueue(most: number): <T>(job: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;

  // A place that falls free goes straight to the next in line: nobody who comes just then may slip in before.
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  const enter = async (): Promise<void> => {
    if (running < most) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  };

  return async (job) => {
    await enter();
    try {
      return await job();
    } finally {
      leave();
    }
  };
}
