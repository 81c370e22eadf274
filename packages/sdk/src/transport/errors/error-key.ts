import { sharedErrors } from '../../generated/tables.ts';
import type { ErrorKey } from '../../generated/operation-types.ts';
import { errorHash } from './error-hash.ts';

/**
 * Returns the catalog's key of a rejection: the `key` of the envelope, or, for servers that send none, the error with this
 * code alone, or with this code and text. The entries of both lists are `=402parameterError` for a code that one error
 * has, `abcdewrongPassword` with the hash of a text for code 1, and `abcderealNameNeeded~401` for other shared codes.
 */
export function errorKeyAmong(
  errors: string,
  code: string,
  msg: string,
  key?: unknown,
): ErrorKey | undefined {
  const hash = errorHash(msg);
  let found: string | undefined;
  for (const [, ownCode, ownHash, ownKey, sharedCode = '1'] of `${errors} ${sharedErrors}`.matchAll(
    /(?:=(-?\d+)|(\w{5}))([a-z]+)~?(\d+)?/gi,
  )) {
    if (ownKey === key || (ownHash === hash && sharedCode === code)) return ownKey as ErrorKey;
    if (ownCode === code) found = ownKey;
  }
  return found as ErrorKey | undefined;
}
