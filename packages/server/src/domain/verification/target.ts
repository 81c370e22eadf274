import { loginName } from '../accounts/login-name.ts';

/** An address that codes can be sent to and that a user can bind. */
export interface Target {
  readonly kind: 'email' | 'phone';
  /** The normalized form: an e-mail address in lower case, or area code, a space and number. */
  readonly address: string;
  /** The same key for all spellings. */
  readonly key: string;
}

export function toTarget(text: string): Target {
  const key = loginName(text);
  return text.includes('@')
    ? { kind: 'email', address: key, key }
    : { kind: 'phone', address: text.trim(), key };
}
