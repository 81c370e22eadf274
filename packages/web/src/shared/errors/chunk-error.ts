/** Why a chunk of the store's code did not load, as a key of the error catalog. */
export type ChunkFault = 'chunkLoadTimeout' | 'newVersionFound' | 'checkNetwork';

export class ChunkError extends Error {
  override name = 'ChunkError';
  readonly key: ChunkFault;

  constructor(key: ChunkFault, cause?: unknown) {
    super(key, { cause });
    this.key = key;
  }
}
