/** Verification codes. The mocks send no mail: every code that was asked for is `DEMO_CODE`. */
import type { CodeUse, Mall } from '../state/mall.ts';
import { demand, found } from '../state/refusal.ts';

export const DEMO_CODE = '246810';
const LIFETIME_MS = 10 * 60_000;
const TRIES = 3;
const HOUR_MS = 3_600_000;
const PER_HOUR = 5;

/** Phones are compared without spaces, names of email addresses in lower case. */
export const targetKey = (target: string): string => target.replaceAll(' ', '').toLowerCase();

/** Sends a code. Earlier codes for the same target and purpose lose their use. @throws `tooManyCodeSends`. */
export function sendCode(mall: Mall, target: string, purposes: readonly CodeUse[]): void {
  const key = targetKey(target);
  const recent = mall.codes.filter((code) => code.target === key && code.at > mall.now() - HOUR_MS);
  demand(recent.length < PER_HOUR, 'tooManyCodeSends');
  for (const code of recent)
    if (code.purposes.some((purpose) => purposes.includes(purpose))) code.isSpent = true;
  mall.codes.unshift({ target: key, purposes, at: mall.now(), tries: 0, isSpent: false });
}

/** Uses up a code that was sent to the target. @throws `wrongVerificationCode`. */
export function spendCode(mall: Mall, target: string, purpose: CodeUse, digits: string): void {
  const key = targetKey(target);
  const code = found(
    mall.codes.find((sent) => sent.target === key && sent.purposes.includes(purpose)),
    'wrongVerificationCode',
  );
  code.tries += 1;
  const isLive = !code.isSpent && code.tries <= TRIES && code.at > mall.now() - LIFETIME_MS;
  demand(isLive && digits === DEMO_CODE, 'wrongVerificationCode');
  code.isSpent = true;
}
