/** Downloads the large compressed files of the mall and reports the progress. */

export interface Asset {
  readonly file: string;
  readonly bytes: number;
}

async function* chunksWithProgress(
  body: ReadableStream<Uint8Array>,
  count: (bytes: number) => void,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    count(step.value.length);
    yield new Uint8Array(step.value);
  }
}

/** Some hosts send `.gz` with a Content-Encoding; the browser has decompressed it already. */
const isGzipped = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

async function downloadAsset(url: URL, count: (bytes: number) => void): Promise<Blob> {
  const response = await fetch(url);
  if (!response.ok || !response.body) throw new Error(`${url.pathname}: HTTP ${response.status}`);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of chunksWithProgress(response.body, count)) chunks.push(chunk);
  return new Blob(chunks);
}

export async function gunzip(file: Blob): Promise<Blob> {
  const start = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (!isGzipped(start)) return file;
  return new Response(file.stream().pipeThrough(new DecompressionStream('gzip'))).blob();
}

/** Downloads in parallel; `notify` gets the loaded and the total bytes. */
export async function downloadAssets(
  folder: URL,
  parts: readonly Asset[],
  notify: (loaded: number, total: number) => void,
): Promise<Blob[]> {
  const total = parts.reduce((sum, { bytes }) => sum + bytes, 0);
  let loaded = 0;
  const count = (bytes: number) => {
    loaded = Math.min(total, loaded + bytes);
    notify(loaded, total);
  };
  return Promise.all(parts.map(({ file }) => downloadAsset(new URL(file, folder), count)));
}
