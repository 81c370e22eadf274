import { randomBytes } from 'node:crypto';
import { Secret as Key, TOTP } from 'otpauth';

const ISSUER = 'openmall';
const KEY_BYTES = 20;
const PERIOD_S = 30;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';

const totp = (secret: string, label = '') =>
  new TOTP({ issuer: ISSUER, label, secret: Key.fromBase32(secret), digits: 6, period: PERIOD_S });

/** A new key of an authenticator, in base 32. */
export const newKey = (): string => new Key({ buffer: new Uint8Array(randomBytes(KEY_BYTES)).buffer }).base32;

/** The `otpauth` address of a key, for a QR code. */
export const keyUri = (secret: string, label: string): string => totp(secret, label).toString();

/** The time step of a code, which may be one step early or late; undefined for a wrong code. */
export function stepOf(secret: string, code: string, timestamp: number): number | undefined {
  const delta = totp(secret).validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : TOTP.counter({ period: PERIOD_S, timestamp }) + delta;
}

/** 50 random bits, in two groups of five characters. */
export function newRecoveryCode(): string {
  const letters = [...randomBytes(10)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}
