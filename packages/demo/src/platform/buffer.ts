/** The part of Node's `Buffer` that the server uses, for browsers. */

type Encoding = 'utf8' | 'utf-8' | 'ascii' | 'latin1' | 'hex' | 'base64' | 'base64url';

const latin1 = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
};

const fromCharCodes = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 0xff);

const hexPairs = (text: string): string[] => /^(?:[\da-f]{2})*/i.exec(text)?.[0].match(/../g) ?? [];

const decoders: Readonly<Record<Encoding, (text: string) => Uint8Array>> = {
  utf8: (text) => new TextEncoder().encode(text),
  'utf-8': (text) => new TextEncoder().encode(text),
  ascii: fromCharCodes,
  latin1: fromCharCodes,
  hex: (text) => Uint8Array.from(hexPairs(text), (pair) => Number.parseInt(pair, 16)),
  base64: (text) => fromCharCodes(atob(text)),
  base64url: (text) => fromCharCodes(atob(text.replaceAll('-', '+').replaceAll('_', '/'))),
};

const base64 = (bytes: Uint8Array): string => btoa(latin1(bytes));

const encoders: Readonly<Record<Encoding, (bytes: Uint8Array) => string>> = {
  utf8: (bytes) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes),
  'utf-8': (bytes) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes),
  ascii: latin1,
  latin1,
  hex: (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''),
  base64,
  base64url: (bytes) => base64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''),
};

/** A Uint8Array with the methods of Buffer. */
export class BrowserBuffer extends Uint8Array<ArrayBuffer> {
  override toString(encoding: Encoding = 'utf8', start = 0, end = this.length): string {
    return encoders[encoding](this.subarray(start, end));
  }

  equals(other: Uint8Array): boolean {
    return this.length === other.length && this.every((byte, at) => byte === other[at]);
  }

  override indexOf(searched: number | Uint8Array, from = 0): number {
    if (typeof searched === 'number') return super.indexOf(searched, from);
    const [first = 0] = searched;
    for (let at = super.indexOf(first, from); at !== -1; at = super.indexOf(first, at + 1)) {
      if (searched.every((byte, offset) => this[at + offset] === byte)) return at;
    }
    return -1;
  }

  write(text: string, encoding: Encoding = 'utf8'): number {
    const bytes = decoders[encoding](text).subarray(0, this.length);
    this.set(bytes);
    return bytes.length;
  }

  private view(): DataView {
    return new DataView(this.buffer, this.byteOffset, this.byteLength);
  }

  readUInt32BE(at: number): number {
    return this.view().getUint32(at);
  }

  readBigUInt64LE(at: number): bigint {
    return this.view().getBigUint64(at, true);
  }

  writeBigUInt64LE(value: bigint, at: number): number {
    this.view().setBigUint64(at, value, true);
    return at + 8;
  }
}

const alloc = (size: number): BrowserBuffer => new BrowserBuffer(new ArrayBuffer(size));

function from(
  source: string | ArrayLike<number> | ArrayBuffer,
  second: Encoding | number = 0,
  length?: number,
): BrowserBuffer {
  if (source instanceof ArrayBuffer) return new BrowserBuffer(source, Number(second), length);
  const encoding = typeof second === 'string' ? second : 'utf8';
  const bytes = typeof source === 'string' ? decoders[encoding](source) : source;
  const copy = alloc(bytes.length);
  copy.set(bytes);
  return copy;
}

function concat(parts: readonly Uint8Array[]): BrowserBuffer {
  const result = alloc(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    result.set(part, at);
    at += part.length;
  }
  return result;
}

/** Replaces the global `Buffer`. */
export const browserBuffer = { from, concat, alloc };
