import { createHash } from 'node:crypto';

/**
 * The normalized login name: an e-mail address in lower case, or the digits of area code and number. Spellings
 * that differ in case or blanks name the same user.
 */
export function loginName(username: string): string {
  const text = username.trim();
  return text.includes('@') ? text.toLowerCase() : text.replaceAll(/[\s+]/g, '').toLowerCase();
}

/** A hash of a closed account's name. It reserves the name for a term without revealing it. */
export const closedName = (name: string): string =>
  `closed:${createHash('sha256').update(`closed account ${name}`).digest('hex')}`;
