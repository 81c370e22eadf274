/** Replaces `node:crypto` in the browser: the functions that the server uses. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { browserBuffer as buffer, type BrowserBuffer } from './buffer.ts';

type Bytes = string | Uint8Array;
type Encoding = 'hex' | 'base64url' | 'base64';

const bytesOf = (value: Bytes): Uint8Array => (typeof value === 'string' ? buffer.from(value) : value);

function assertSha256(name: string): void {
  if (name !== 'sha256') throw new Error(`The demo does not support ${name}.`);
}

interface Digest {
  update(value: Bytes): Digest;
  digest(): BrowserBuffer;
  digest(encoding: Encoding): string;
}

function digestBy(compute: (message: Uint8Array) => Uint8Array): Digest {
  const parts: Uint8Array[] = [];
  const finish = () => buffer.from(compute(buffer.concat(parts)));
  function digest(): BrowserBuffer;
  function digest(encoding: Encoding): string;
  function digest(encoding?: Encoding): BrowserBuffer | string {
    return encoding === undefined ? finish() : finish().toString(encoding);
  }
  const result: Digest = {
    update(value) {
      parts.push(bytesOf(value));
      return result;
    },
    digest,
  };
  return result;
}

export function createHash(name: string): Digest {
  assertSha256(name);
  return digestBy((message) => sha256(message));
}

export function createHmac(name: string, key: Bytes): Digest {
  assertSha256(name);
  return digestBy((message) => hmac(sha256, bytesOf(key), message));
}

export const randomBytes = (size: number): BrowserBuffer => crypto.getRandomValues(buffer.alloc(size));

export const randomUUID = (): string => crypto.randomUUID();

/** A uniformly distributed integer from `min` (included) to `end` (excluded). */
export function randomInt(min: number, end?: number): number {
  const [from, range] = end === undefined ? [0, min] : [min, end - min];
  const limit = Math.floor(2 ** 32 / range) * range;
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn < limit ? from + (drawn % range) : randomInt(min, end);
}

export function timingSafeEqual(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) throw new RangeError('Both inputs must have the same length.');
  return a.reduce((difference, byte, at) => difference | (byte ^ (b[at] ?? 0)), 0) === 0;
}
