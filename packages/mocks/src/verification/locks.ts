/** Lockouts after wrong passwords and codes: three in a row lock for three minutes, more a day until the next day. */
import type { ErrorKey } from '@openmall/sdk';
import type { Lock, Mall } from '../state/mall.ts';
import { demand, Refusal } from '../state/refusal.ts';

const IN_A_ROW = 3;
const PER_DAY = 3;
const SHORT_LOCK_MS = 3 * 60_000;
const DAY_MS = 86_400_000;
/** The mall's day begins at midnight in UTC+8. */
const ZONE_MS = 8 * 3_600_000;

const dayOf = (at: number): number => Math.floor((at + ZONE_MS) / DAY_MS);

/** The lock of a secret, such as `login/amelia@example.com`. */
export function lockOf(mall: Mall, secret: string): Lock {
  const day = dayOf(mall.now());
  const lock = mall.locks.get(secret) ?? { inARow: 0, today: 0, day, lockedUntil: 0, sinceRight: 0 };
  if (lock.day < day) Object.assign(lock, { inARow: 0, today: 0, day });
  mall.locks.set(secret, lock);
  return lock;
}

const refusalOf = ({ today }: Lock): Refusal =>
  new Refusal(today > PER_DAY ? 'tooManyWrongAttempts' : 'lockedForThreeMinutes');

/** Counts a wrong attempt. */
export function countWrong(mall: Mall, lock: Lock): void {
  lock.inARow += 1;
  lock.today += 1;
  lock.sinceRight += 1;
  if (lock.today > PER_DAY) lock.lockedUntil = (lock.day + 1) * DAY_MS - ZONE_MS;
  else if (lock.inARow >= IN_A_ROW) lock.lockedUntil = mall.now() + SHORT_LOCK_MS;
}

/** @throws Refusal if the secret is locked. */
export function demandUnlocked(mall: Mall, secret: string): void {
  const lock = lockOf(mall, secret);
  if (lock.lockedUntil > mall.now()) throw refusalOf(lock);
}

/**
 * Checks a secret under its lock.
 * @throws Refusal with `wrong`, or with the error of the lock.
 */
export function checkSecret(mall: Mall, secret: string, isRight: boolean, wrong: ErrorKey): void {
  demandUnlocked(mall, secret);
  const lock = lockOf(mall, secret);
  if (isRight) {
    lock.inARow = 0;
    lock.sinceRight = 0;
    return;
  }
  countWrong(mall, lock);
  if (lock.lockedUntil > mall.now()) throw refusalOf(lock);
  demand(false, wrong);
}

export const loginLock = (username: string): string => `login/${username}`;
