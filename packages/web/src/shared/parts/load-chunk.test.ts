import { afterEach, expect, it, vi } from 'vitest';
import { CHUNK_TIMEOUT_MS, loadChunk } from './load-chunk.ts';

afterEach(() => vi.useRealTimers());

it('gives up on a chunk after two minutes', async () => {
  vi.useFakeTimers();
  const failed = expect(loadChunk(() => new Promise(() => undefined))).rejects.toMatchObject({
    key: 'chunkLoadTimeout',
  });
  await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS);
  await failed;
});

it('reports the network if a chunk does not load', async () => {
  const cause = new TypeError('Failed to fetch');
  await expect(loadChunk(() => Promise.reject(cause))).rejects.toMatchObject({ key: 'checkNetwork', cause });
});

it('returns the loaded module', async () => {
  expect(await loadChunk(() => Promise.resolve(7))).toBe(7);
});
