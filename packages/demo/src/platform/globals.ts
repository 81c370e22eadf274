/** Imported before the server: globals of Node that browsers do not have. */
import { browserBuffer } from './buffer.ts';

Object.assign(globalThis, { Buffer: browserBuffer });

/** Some browsers do not support async iteration of streams yet. */
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
