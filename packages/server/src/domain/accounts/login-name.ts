import { createHash } from 'node:crypto';

/**
 * What identifies a user at the door: an e-mail address in lower case, or the digits of area code and number.
 * Upper case and blanks in what was typed make no other user of it.
 */
export function loginName(username: string): string {
  const text = username.trim();
  return text.includes('@') ? text.toLowerCase() : text.replaceAll(/[\s+]/g, '').toLowerCase();
}

/** What is left of the name of a closed account: enough to give it to nobody else, too little to read it. */
export const closedName = (name: string): string =>
  `closed:${createHash('sha256').update(`closed account ${name}`).digest('hex')}`;
