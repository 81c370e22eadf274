import { createHash } from 'node:crypto';

/** An id that is the same on every machine: a hash in the form of a version 8 UUID. */
export function stableId(seed: string, kind: string, name: string): string {
  const hex = createHash('sha256').update(`${seed}\n${kind}\n${name}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/** Converts a text to lower-case Latin letters, digits and hyphens, for URLs. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’'"]/g, '')
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
