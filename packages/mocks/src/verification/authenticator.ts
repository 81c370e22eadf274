/** Codes of an authenticator (RFC 6238), so that a real one works with the mocks. */
import type { Account, Authenticator } from '../state/account.ts';
import { checkSecret } from './locks.ts';
import type { Mall } from '../state/mall.ts';
import { demand, found } from '../state/refusal.ts';

const PERIOD_MS = 30_000;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function bytesOf(base32: string): Uint8Array<ArrayBuffer> {
  const bits = [...base32].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}

/** The six digits that an authenticator shows in a step of thirty seconds. */
export async function digitsOf(secret: string, step: number): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-1' };
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), algorithm, false, ['sign']);
  const counter = new DataView(new ArrayBuffer(8));
  counter.setUint32(4, step);
  const mac = new DataView(await crypto.subtle.sign('HMAC', key, counter));
  const offset = mac.getUint8(19) & 0xf;
  return String((mac.getUint32(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}

export const stepAt = (now: number): number => Math.floor(now / PERIOD_MS);

/** The step whose code it is, which may be one early or late. */
async function stepOf({ secret }: Authenticator, digits: string, now: number): Promise<number | undefined> {
  for (const step of [stepAt(now) - 1, stepAt(now), stepAt(now) + 1])
    if ((await digitsOf(secret, step)) === digits) return step;
  return undefined;
}

/**
 * Uses up a code of an authenticator. Whether it was right.
 * @throws Refusal for a code that was used, which is no guess and does not count towards the lock.
 */
export async function spendDigits(
  mall: Mall,
  authenticator: Authenticator,
  digits: string,
): Promise<boolean> {
  const step = await stepOf(authenticator, digits, mall.now());
  if (step === undefined) return false;
  demand(step > authenticator.usedStep, 'wrongVerificationCode');
  authenticator.usedStep = step;
  return true;
}

/**
 * Checks a code of the bound authenticator, or one of its recovery codes.
 * @throws `authenticatorNotBound`, `wrongVerificationCode`, or the error of the lock.
 */
export async function checkAuthenticator(mall: Mall, account: Account, proof: string): Promise<void> {
  const authenticator = found(account.authenticator, 'authenticatorNotBound');
  const index = authenticator.recoveryCodes.indexOf(proof);
  if (index >= 0) authenticator.recoveryCodes.splice(index, 1);
  const isRight = index >= 0 || (await spendDigits(mall, authenticator, proof));
  checkSecret(mall, `authenticator/${account.usercode}`, isRight, 'wrongVerificationCode');
}

/** A new key for an account, with recovery codes. */
export function drawAuthenticator(mall: Mall): Authenticator {
  const letters = (count: number, alphabet: string) =>
    Array.from({ length: count }, () => mall.random.pick([...alphabet])).join('');
  const code = () => `${letters(5, ALPHABET.toLowerCase())}-${letters(5, ALPHABET.toLowerCase())}`;
  return {
    secret: letters(32, ALPHABET),
    recoveryCodes: Array.from({ length: 8 }, code),
    drawnAt: mall.now(),
    usedStep: 0,
  };
}
