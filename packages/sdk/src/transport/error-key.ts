import { sharedErrors } from '../generated/tables.ts';
import type { ErrorKey } from '../generated/operation-types.ts';
import { hashOf } from './hash-of.ts';

/**
 * The catalogue's key for a refusal: by its text, or, where another server words it differently, by its code if only
 * one error has that code. Both lists have the form `abcWrongPassword`: hash, key and perhaps
 * code, those with a code last.
 */
export function errorKeyAmong(errors: string, code: string, msg: string): ErrorKey | 'unknown' {
  const hash = hashOf(msg);
  const found = `${errors} ${sharedErrors}`
    .split(' ')
    .find((entry) => entry.slice(0, 3) === hash || entry.slice(-3) === code);
  return (found?.slice(3).replace(/\d+/, '') ?? 'unknown') as ErrorKey | 'unknown';
}
