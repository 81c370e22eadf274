import type { Db, Tx } from '../../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import { isGreater } from '../../money/exact.ts';
import { readSettings } from '../../settings/settings.ts';

export interface Limits {
  readonly minimum: string;
  readonly maximum: string;
}

/** Minimum and maximum of one recharge, in USDT. */
export async function readRechargeLimits(db: Db | Tx): Promise<Limits> {
  const settings = await readSettings(db, ['recharge_amount_min', 'recharge_amount_max']);
  return { minimum: settings.recharge_amount_min, maximum: settings.recharge_amount_max };
}

export const isWithin = (amount: string, { minimum, maximum }: Limits): boolean =>
  !isGreater(minimum, amount) && !isGreater(amount, maximum);

/** @throws {DomainError} `depositOutsideLimits`. */
export function assertDeposit(amount: string, limits: Limits): void {
  if (!isWithin(amount, limits)) throw new DomainError('depositOutsideLimits');
}
