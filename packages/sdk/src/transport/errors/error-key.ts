import { sharedErrors } from '../../generated/tables.ts';
import type { ErrorKey } from '../../generated/operation-types.ts';
import { errorHash } from './error-hash.ts';

/**
 * Returns the catalog's key of a rejection: by its text, or, for a server with other texts, by its code if the code is
 * unique. The entries of both lists have the form `abcWrongPassword`: hash, key, and the code if it is unique. Entries
 * with a code come last.
 */
export function errorKeyAmong(errors: string, code: string, msg: string): ErrorKey | 'unknown' {
  const hash = errorHash(msg);
  for (const [, ownHash, key, ownCode] of `${errors} ${sharedErrors}`.matchAll(/(\w{3})([a-z]+)(\S+)?/gi))
    if (ownHash === hash || ownCode === code) return key as ErrorKey;
  return 'unknown';
}
