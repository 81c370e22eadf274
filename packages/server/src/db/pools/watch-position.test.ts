import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchPosition } from './watch-position.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('Visitors see the position before the last one, and that of a new leader at once', async () => {
  const read = vi
    .fn<() => Promise<string>>()
    .mockResolvedValueOnce('0/1')
    .mockResolvedValueOnce('0/2')
    .mockResolvedValueOnce('0/3')
    .mockRejectedValueOnce(new Error('terminated'))
    .mockRejectedValueOnce(new Error('terminated'))
    .mockResolvedValueOnce('0/8')
    .mockResolvedValueOnce('0/9');
  const { recent, stop } = watchPosition(read);
  expect(recent()).toBeUndefined();
  const seen: unknown[] = [];
  for (let tick = 0; tick < 7; tick += 1) {
    await vi.advanceTimersByTimeAsync(250);
    seen.push(recent());
  }
  expect(seen).toEqual(['0/1', '0/1', '0/2', '0/2', '0/2', '0/8', '0/8']);
  stop();
});

it('A question that hangs holds up no other, and its late answer is not taken', async () => {
  let answerLate: (position: string) => void = () => undefined;
  const read = vi
    .fn<() => Promise<string>>()
    .mockResolvedValueOnce('0/1')
    .mockResolvedValueOnce('0/2')
    .mockReturnValueOnce(new Promise((resolve) => (answerLate = resolve)))
    .mockResolvedValueOnce('0/8')
    .mockResolvedValueOnce('0/9');
  const { recent, stop } = watchPosition(read);
  const seen: unknown[] = [];
  for (let tick = 0; tick < 4; tick += 1) {
    await vi.advanceTimersByTimeAsync(250);
    seen.push(recent());
  }
  answerLate('0/3');
  await vi.advanceTimersByTimeAsync(250);
  seen.push(recent());
  expect(seen).toEqual(['0/1', '0/1', '0/1', '0/8', '0/8']);
  stop();
});
