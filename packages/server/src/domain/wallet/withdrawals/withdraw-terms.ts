import { readTime } from '../../../db/clock.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { CoinName } from '../../../db/schema/wallet.ts';
import { startOfNextDay } from '../../accounts/mall-day.ts';
import type { AppContext } from '../../../context.ts';
import { accepts, readSettings } from '../../settings/settings.ts';
import type { Limits } from '../recharges/recharge-limits.ts';

export type WithdrawChannel = CoinName | 'bank';

/** The published terms of withdrawals. */
export type WithdrawTerms = Limits & {
  readonly dailyMax: number;
  readonly openFrom: string;
  readonly openUntil: string;
  readonly channels: readonly string[];
  /** Purchases required before a withdrawal, in dollars. */
  readonly purchases: string;
};

export async function readWithdrawTerms(db: Db | Tx): Promise<WithdrawTerms> {
  const settings = await readSettings(db, [
    'withdraw_amount_min',
    'withdraw_amount_max',
    'withdraw_daily_max',
    'withdraw_open_from',
    'withdraw_open_until',
    'withdraw_channels',
    'accepted_coins',
    'withdraw_min_purchases',
  ]);
  return {
    minimum: settings.withdraw_amount_min,
    maximum: settings.withdraw_amount_max,
    dailyMax: Number(settings.withdraw_daily_max),
    openFrom: settings.withdraw_open_from,
    openUntil: settings.withdraw_open_until,
    channels: settings.withdraw_channels
      .split(',')
      .filter((channel) => channel === 'bank' || accepts(settings.accepted_coins, channel)),
    purchases: settings.withdraw_min_purchases,
  };
}

const ZONE_MS = 8 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** Whether withdrawals are open at a time, in the mall's time zone. Opening hours may span midnight. */
export function isOpenAt(at: Date, { openFrom, openUntil }: WithdrawTerms): boolean {
  const time = new Date(at.getTime() + ZONE_MS).toISOString().slice(11, 16);
  if (openFrom <= openUntil) return openFrom <= time && time < openUntil;
  return openFrom <= time || time < openUntil;
}

/** Number of withdrawals that the user requested today, without refused ones. */
export async function countToday(db: Db | Tx, userId: string, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('withdrawal')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('state', '<>', 2)
    .where('created_at', '>=', new Date(startOfNextDay(now).getTime() - DAY_MS))
    .executeTakeFirstOrThrow();
  return count;
}

export const countOwnToday = async ({ db, clock }: AppContext, userId: string): Promise<number> =>
  countToday(db, userId, await readTime(db, clock));

/**
 * The withdrawal fee as a ratio of the quantity.
 * @throws {Error} If the setting has a fee of another type.
 */
export async function readFeeShare(db: Db | Tx, channel: WithdrawChannel): Promise<string> {
  const settings = await readSettings(db, ['withdraw_fee', 'withdraw_bank_fee']);
  if (channel === 'bank') return settings.withdraw_bank_fee;
  const { type, fee } = JSON.parse(settings.withdraw_fee) as {
    readonly type: unknown;
    readonly fee: unknown;
  };
  // Clients read the fee as a ratio (withdraw!fee). They could not show a fee in coins, so none is supported.
  if (type !== 'rate') throw new Error('The setting withdraw_fee must be of the type "rate"');
  return String(fee);
}
