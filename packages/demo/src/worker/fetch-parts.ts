/** Brings the big files of the mall, packed, and tells how far it is. */

export interface Part {
  readonly file: string;
  readonly bytes: number;
}

async function* counted(
  body: ReadableStream<Uint8Array>,
  count: (bytes: number) => void,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    count(step.value.length);
    yield new Uint8Array(step.value);
  }
}

/** Hosts that send `.gz` as encoded content have unpacked it already. */
const isPacked = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

async function fetchPart(url: URL, count: (bytes: number) => void): Promise<Blob> {
  const response = await fetch(url);
  if (!response.ok || !response.body) throw new Error(`${url.pathname}: HTTP ${response.status}`);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of counted(response.body, count)) chunks.push(chunk);
  return new Blob(chunks);
}

export async function unpacked(packed: Blob): Promise<Blob> {
  const start = new Uint8Array(await packed.slice(0, 2).arrayBuffer());
  if (!isPacked(start)) return packed;
  return new Response(packed.stream().pipeThrough(new DecompressionStream('gzip'))).blob();
}

/** All at once; `tell` hears how many bytes of how many are there. */
export async function fetchParts(
  folder: URL,
  parts: readonly Part[],
  tell: (loaded: number, total: number) => void,
): Promise<Blob[]> {
  const total = parts.reduce((sum, { bytes }) => sum + bytes, 0);
  let loaded = 0;
  const count = (bytes: number) => {
    loaded = Math.min(total, loaded + bytes);
    tell(loaded, total);
  };
  return Promise.all(parts.map(({ file }) => fetchPart(new URL(file, folder), count)));
}
