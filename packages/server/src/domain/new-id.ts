import { randomBytes, randomUUID } from 'node:crypto';

/**
 * An identifier that sorts by the time it was made, so that indexes grow at one end, and can't be guessed:
 * 48 bits of milliseconds, then 80 random ones, in hexadecimal.
 */
export function newId(prefix: string): string {
  const time = Date.now().toString(16).padStart(12, '0');
  return `${prefix}_${time}${randomBytes(10).toString('hex')}`;
}

/** Ties log lines, answers and reports of one request together. */
export const newRequestId = (): string => randomUUID();
