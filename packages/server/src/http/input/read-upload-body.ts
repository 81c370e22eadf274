import { DomainError } from '../../domain/domain-error.ts';

/** What stands around a picture: part headers and the other parts. */
const OVERHEAD_BYTES = 64 * 1024;
/** A body a little too large is read to its end, so that its sender can read the answer; a far larger one is cut off. */
const PATIENCE = 2;
/** What all uploads of this process may hold in memory at one moment. */
const MAX_HELD_BYTES = 256 * 1024 * 1024;

let heldBytes = 0;

async function collect(body: ReadableStream<Uint8Array>, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  let held = 0;
  try {
    for await (const chunk of body) {
      size += chunk.byteLength;
      if (size > maxBytes * PATIENCE) break;
      if (size > maxBytes) {
        chunks.length = 0;
        continue;
      }
      if (heldBytes + chunk.byteLength > MAX_HELD_BYTES) throw new DomainError('frequentOperation');
      heldBytes += chunk.byteLength;
      held += chunk.byteLength;
      chunks.push(chunk);
    }
  } finally {
    heldBytes -= held;
  }
  if (size > maxBytes) throw new DomainError('imageTooLarge');
  return Buffer.concat(chunks);
}

/** The whole body of an upload, up to the size that the contract allows. */
export async function readUploadBody(request: Request, maxFileBytes: number): Promise<Buffer> {
  const maxBytes = maxFileBytes + OVERHEAD_BYTES;
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes * PATIENCE)
    throw new DomainError('imageTooLarge');
  return request.body ? collect(request.body, maxBytes) : Buffer.alloc(0);
}
