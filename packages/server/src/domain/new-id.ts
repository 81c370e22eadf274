import { randomBytes, randomUUID } from 'node:crypto';

let lastMs = 0;
let sequence = 0;

/**
 * An identifier that sorts by the time it was made, so that indexes grow at one end, and can't be guessed:
 * 48 bits of milliseconds, 16 that count within one, then 64 random ones, in hexadecimal.
 */
export function newId(prefix: string): string {
  const now = Math.max(Date.now(), lastMs);
  sequence = now === lastMs ? (sequence + 1) % 65_536 : 0;
  lastMs = now;
  const time = now.toString(16).padStart(12, '0') + sequence.toString(16).padStart(4, '0');
  return `${prefix}_${time}${randomBytes(8).toString('hex')}`;
}

/** Ties log lines and answers of one request together. */
export const newRequestId = (): string => randomUUID();
