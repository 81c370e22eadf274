import { randomBytes, randomUUID } from 'node:crypto';

let lastMs = 0;
let sequence = 0;

/** Random bytes for many ids: asking for some takes as long as asking for all. */
const POOL_BYTES = 4_096;
const RANDOM_BYTES = 8;
let pool = Buffer.alloc(0);
let used = 0;

function takeRandom(): string {
  if (used + RANDOM_BYTES > pool.length) {
    pool = randomBytes(POOL_BYTES);
    used = 0;
  }
  used += RANDOM_BYTES;
  return pool.toString('hex', used - RANDOM_BYTES, used);
}

/**
 * A new id. Ids sort by creation time, so that indexes grow at one end, and can't be guessed: 48 bits of
 * milliseconds, 16 bits of a counter and 64 random bits, in hexadecimal.
 */
export function newId(prefix: string): string {
  const now = Math.max(Date.now(), lastMs);
  sequence = now === lastMs ? (sequence + 1) % 65_536 : 0;
  lastMs = now;
  const time = now.toString(16).padStart(12, '0') + sequence.toString(16).padStart(4, '0');
  return `${prefix}_${time}${takeRandom()}`;
}

/** Connects the log lines and the response of one request. */
export const newRequestId = (): string => randomUUID();
