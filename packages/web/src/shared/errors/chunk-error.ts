/** Why a part of the store's own code did not come; the keys are those of the error catalogue. */
export type ChunkFault = 'chunkLoadTimeout' | 'newVersionFound' | 'checkNetwork';

export class ChunkError extends Error {
  override name = 'ChunkError';
  readonly key: ChunkFault;

  constructor(key: ChunkFault, cause?: unknown) {
    super(key, { cause });
    this.key = key;
  }
}
