const MAX_BYTES = 16_384;

/** Reads a body as text; undefined if it is longer than 16 KiB, or than the given number of bytes. */
export async function readSmallBody(request: Request, maxBytes = MAX_BYTES): Promise<string | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
