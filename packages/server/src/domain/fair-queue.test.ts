import { describe, expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

/** A job that runs until it is released. */
function createJobs() {
  const order: string[] = [];
  const releases: (() => void)[] = [];
  const job = (name: string) => () => {
    order.push(name);
    return new Promise<string>((resolve) => releases.push(() => resolve(name)));
  };
  const releaseAll = async () => {
    while (releases.length > 0) {
      releases.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { order, job, releaseAll };
}

describe('A fair queue', () => {
  it('lets the callers take turns, however many jobs one of them has', async () => {
    const queue = createFairQueue({ running: 1, waiting: 20, waitingOfCaller: 10 });
    const { order, job, releaseAll } = createJobs();
    const all = [
      ...[1, 2, 3, 4].map((index) => queue('flood', job(`flood ${index}`))),
      queue('amelia', job('amelia')),
      queue('ben', job('ben')),
    ];
    await releaseAll();
    await Promise.all(all);
    expect(order).toEqual(['flood 1', 'flood 2', 'amelia', 'ben', 'flood 3', 'flood 4']);
  });

  it('refuses the jobs of a caller whose own queue is full, and nobody else', async () => {
    const queue = createFairQueue({ running: 1, waiting: 20, waitingOfCaller: 2 });
    const { job, releaseAll } = createJobs();
    const accepted = [1, 2, 3].map((index) => queue('flood', job(String(index))));
    await expect(queue('flood', job('4'))).rejects.toMatchObject({ key: 'frequentOperation' });
    accepted.push(queue('amelia', job('amelia')));
    await releaseAll();
    expect(await Promise.all(accepted)).toHaveLength(4);
  });

  it('runs further jobs after one has failed', async () => {
    const queue = createFairQueue({ running: 1, waiting: 1, waitingOfCaller: 1 });
    await expect(queue('amelia', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await queue('amelia', () => Promise.resolve('whole'))).toBe('whole');
  });
});
