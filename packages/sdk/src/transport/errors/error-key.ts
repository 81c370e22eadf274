import { sharedErrors } from '../../generated/tables.ts';
import type { ErrorKey } from '../../generated/operation-types.ts';
import { errorHash } from './error-hash.ts';

/**
 * The catalogue's key for a refusal: by its text, or, where another server words it differently, by its code if only
 * one error has that code. Both lists have the form `abcWrongPassword`: hash, key and perhaps
 * code, those with a code last.
 */
export function errorKeyAmong(errors: string, code: string, msg: string): ErrorKey | 'unknown' {
  const hash = errorHash(msg);
  for (const [, ownHash, key, ownCode] of `${errors} ${sharedErrors}`.matchAll(/(\w{3})([a-z]+)(\S+)?/gi))
    if (ownHash === hash || ownCode === code) return key as ErrorKey;
  return 'unknown';
}
