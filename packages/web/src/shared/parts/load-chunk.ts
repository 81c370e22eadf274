import { ChunkError } from '../errors/chunk-error.ts';
import { isOutdated } from './version.ts';

/** The time limit for loading a chunk (spec §8). */
export const CHUNK_TIMEOUT_MS = 120_000;

/** Loads a chunk, or throws the reason why it failed: timeout, replaced by a new version, or no network. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkError('chunkLoadTimeout')), CHUNK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([load(), tooLate]);
  } catch (cause) {
    if (cause instanceof ChunkError) throw cause;
    throw new ChunkError((await isOutdated()) ? 'newVersionFound' : 'checkNetwork', cause);
  } finally {
    clearTimeout(timer);
  }
}
