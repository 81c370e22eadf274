/** Lets at most `most` jobs run at once; the others wait their turn. */
export function createQueue(most: number): <T>(job: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;

  const leave = (): void => {
    running -= 1;
    waiting.shift()?.();
  };
  const enter = async (): Promise<void> => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
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
