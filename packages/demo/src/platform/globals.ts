/** Imported before anything of the server: what it takes for granted in Node and a browser lacks. */
import { bufferOfBrowsers } from './buffer.ts';

Object.assign(globalThis, { Buffer: bufferOfBrowsers });

/** Some browsers can't iterate over a stream yet. */
async function* chunksOf<T>(stream: ReadableStream<T>): AsyncGenerator<T> {
  const reader = stream.getReader();
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) yield step.value;
  } finally {
    reader.releaseLock();
  }
}

if (!(Symbol.asyncIterator in ReadableStream.prototype))
  Object.defineProperty(ReadableStream.prototype, Symbol.asyncIterator, {
    value(this: ReadableStream<unknown>) {
      return chunksOf(this);
    },
  });
