import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repeat } from './repeat.ts';

const HOUR_MS = 3_600_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Starts a job and returns how often it had run after some times. */
async function runsAfter(pauseMs: number, times: readonly number[]): Promise<readonly number[]> {
  let runs = 0;
  const job = repeat('Counting', pauseMs, async () => void (runs += 1));
  const found: number[] = [];
  let passed = 0;
  for (const time of times) {
    await vi.advanceTimersByTimeAsync(time - passed);
    passed = time;
    found.push(runs);
  }
  await job.stop();
  return found;
}

test('A job that runs once an hour also runs soon after the start, so that a server that restarts often runs it', async () => {
  expect(await runsAfter(HOUR_MS, [0, 5_000, HOUR_MS, HOUR_MS + 5_000])).toEqual([0, 1, 1, 2]);
});

test('A job with a short pause waits no longer than that', async () => {
  expect(await runsAfter(1_000, [999, 1_000, 2_000])).toEqual([0, 1, 2]);
});
