import { loginName } from '../accounts/login-name.ts';

/** Where a code can be sent, and what a user can bind. */
export interface Target {
  readonly kind: 'email' | 'phone';
  /** As it is kept: the e-mail address in lower case, or area code, one space and number. */
  readonly address: string;
  /** The same for all spellings of it. */
  readonly key: string;
}

export function toTarget(text: string): Target {
  const key = loginName(text);
  return text.includes('@')
    ? { kind: 'email', address: key, key }
    : { kind: 'phone', address: text.trim(), key };
}
