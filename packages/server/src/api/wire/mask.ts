import { maskEmail } from '@openmall/sdk';

const VISIBLE_CHARS = 3;

/** `amelia@example.com` becomes `ame***@example.com`, whether or not an account has the address. */
export const hideEmail = (email: string): string => maskEmail(email, '***');

/** `447700900123` becomes `447******123`. */
export const hidePhoneName = (digits: string): string =>
  `${digits.slice(0, VISIBLE_CHARS)}${'*'.repeat(digits.length - 2 * VISIBLE_CHARS)}${digits.slice(-VISIBLE_CHARS)}`;
