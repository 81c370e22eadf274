import { describe, expect, it } from 'vitest';
import { limitParallel } from './limit-parallel.ts';

describe('A limit of parallel jobs', () => {
  it('runs two jobs at once, and the next when one ends or fails', async () => {
    const run = limitParallel(2);
    let running = 0;
    let maxRunning = 0;
    const job = async (fails: boolean): Promise<void> => {
      running += 1;
      maxRunning = Math.max(maxRunning, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      if (fails) throw new Error('failed');
    };
    const results = await Promise.allSettled(
      Array.from({ length: 9 }, (_, i) => run(() => job(i % 3 === 0))),
    );
    expect(maxRunning).toBe(2);
    expect(results.filter(({ status }) => status === 'rejected').length).toBe(3);
  });

  it('never runs three, even if a job arrives just as another ends', async () => {
    const run = limitParallel(2);
    let running = 0;
    let maxRunning = 0;
    const job = async (): Promise<void> => {
      running += 1;
      maxRunning = Math.max(maxRunning, running);
      await Promise.resolve();
      running -= 1;
    };
    const first = run(job).then(() => run(job));
    await Promise.all([first, run(job), run(job), run(job), run(job)]);
    expect(maxRunning).toBe(2);
  });

  it('refuses jobs beyond those that may wait', async () => {
    const run = limitParallel(1, 1);
    const jobs = await Promise.allSettled(Array.from({ length: 3 }, () => run(() => Promise.resolve())));
    expect(jobs.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    await expect(run(() => Promise.resolve('later'))).resolves.toBe('later');
  });
});
