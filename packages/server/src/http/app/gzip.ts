import { constants, gzipSync } from 'node:zlib';

/** Compresses a response body, quickly rather than well. */
export const gzip = (bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> =>
  gzipSync(bytes, { level: constants.Z_BEST_SPEED });
