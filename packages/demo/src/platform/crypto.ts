/** Stands for `node:crypto` where the server runs in a browser: the same names, for what it uses of them. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bufferOfBrowsers as buffer, type BrowserBuffer } from './buffer.ts';

type Bytes = string | Uint8Array;
type Form = 'hex' | 'base64url' | 'base64';

const bytesOf = (value: Bytes): Uint8Array => (typeof value === 'string' ? buffer.from(value) : value);

function assertSha256(name: string): void {
  if (name !== 'sha256') throw new Error(`The demo site has no ${name}.`);
}

interface Digest {
  update(value: Bytes): Digest;
  digest(): BrowserBuffer;
  digest(form: Form): string;
}

function digestBy(compute: (message: Uint8Array) => Uint8Array): Digest {
  const parts: Uint8Array[] = [];
  const finish = () => buffer.from(compute(buffer.concat(parts)));
  function digest(): BrowserBuffer;
  function digest(form: Form): string;
  function digest(form?: Form): BrowserBuffer | string {
    return form === undefined ? finish() : finish().toString(form);
  }
  const made: Digest = {
    update(value) {
      parts.push(bytesOf(value));
      return made;
    },
    digest,
  };
  return made;
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

/** A whole number from `least` up to, and without, `end`; each as likely as the others. */
export function randomInt(least: number, end?: number): number {
  const [from, range] = end === undefined ? [0, least] : [least, end - least];
  const fair = Math.floor(2 ** 32 / range) * range;
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn < fair ? from + (drawn % range) : randomInt(least, end);
}

export function timingSafeEqual(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) throw new RangeError('Two of one length are compared.');
  return one.reduce((difference, byte, at) => difference | (byte ^ (other[at] ?? 0)), 0) === 0;
}
