import { sharedErrors } from '../generated/tables.ts';
import type { ErrorKey } from '../generated/operation-types.ts';
import { hashOf } from './hash-of.ts';

/**
 * The catalogue's key for a refusal: by its text, or, where another server words it differently, by its code if only
 * one error has that code. Both lists have the form `key.hash key.hash.code`, those with a code last.
 */
export function errorKeyAmong(errors: string, code: string, msg: string): ErrorKey | 'unknown' {
  const known = `${errors} ${sharedErrors}`.split(' ').map((entry) => entry.split('.'));
  const hash = hashOf(msg);
  const found = known.find((entry) => entry[1] === hash || entry[2] === code);
  return (found?.[0] ?? 'unknown') as ErrorKey | 'unknown';
}
