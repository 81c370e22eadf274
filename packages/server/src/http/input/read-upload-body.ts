import { DomainError } from '../../domain/domain-error.ts';
import { bodyChunks } from './body-chunks.ts';

/** Allowance for part headers and the other parts. */
const OVERHEAD_BYTES = 64 * 1024;
/**
 * A body up to this factor too large is read to its end, so that the client can read the answer. A larger one is cut
 * off.
 */
const READ_FACTOR = 2;
/** Memory limit of all concurrent uploads of this process. */
const MAX_BUFFERED_BYTES = 256 * 1024 * 1024;

let bufferedBytes = 0;

async function collect(body: ReadableStream<Uint8Array>, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  let ownBytes = 0;
  try {
    for await (const chunk of bodyChunks(body)) {
      size += chunk.byteLength;
      if (size > maxBytes * READ_FACTOR) break;
      if (size > maxBytes) {
        chunks.length = 0;
        continue;
      }
      if (bufferedBytes + chunk.byteLength > MAX_BUFFERED_BYTES) throw new DomainError('frequentOperation');
      bufferedBytes += chunk.byteLength;
      ownBytes += chunk.byteLength;
      chunks.push(chunk);
    }
  } finally {
    bufferedBytes -= ownBytes;
  }
  if (size > maxBytes) throw new DomainError('imageTooLarge');
  return Buffer.concat(chunks);
}

/**
 * Reads the body of an upload.
 *
 * @throws DomainError with `imageTooLarge` above the limit of the contract, or `frequentOperation` if concurrent
 * uploads use too much memory.
 */
export async function readUploadBody(request: Request, maxFileBytes: number): Promise<Buffer> {
  const maxBytes = maxFileBytes + OVERHEAD_BYTES;
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes * READ_FACTOR)
    throw new DomainError('imageTooLarge');
  return request.body ? collect(request.body, maxBytes) : Buffer.alloc(0);
}
