import { sql } from 'kysely';
import type { AppContext } from '../../../context.ts';
import type { Secret } from '../../accounts/lockout.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import { readSettings } from '../../settings/settings.ts';
import { toTarget } from '../target.ts';
import { spendSliderPass } from './slider.ts';

const WINDOW = '15 minutes';
/** Several people share an address, so it has this many times the attempts of a name. */
const NAMES_PER_ADDRESS = 5;

/** Who calls, as far as the slider is concerned. */
export interface SliderCaller {
  readonly pass: string | undefined;
  /** Address of the caller; undefined for the loopback address, which is not counted. */
  readonly ipAddress: string | undefined;
  /** Existing clients can not show a slider. */
  readonly isFamily: boolean;
  /** The password that is tried, by its lockout. Known browsers have one of their own. */
  readonly secret?: Secret | undefined;
}

const ipKey = (ipAddress: string) => `address:${ipAddress}`;
const secretKey = ({ kind, subject }: Secret) => `${kind}:${subject}`;

async function countOf({ db, clock }: AppContext, key: string): Promise<number> {
  const row = await db
    .selectFrom('failed_attempt')
    .select('count')
    .where('key', '=', key)
    .where('ends_at', '>', clock.now())
    .executeTakeFirst();
  return row?.count ?? 0;
}

async function countOne({ db, clock }: AppContext, key: string): Promise<void> {
  const ends_at = sql<Date>`${clock.now()} + cast(${WINDOW} as interval)`;
  await db
    .insertInto('failed_attempt')
    .values({ key, count: 1, ends_at })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when failed_attempt.ends_at > ${clock.now()} then failed_attempt.count + 1 else 1 end`,
        ends_at: sql<Date>`case when failed_attempt.ends_at > ${clock.now()} then failed_attempt.ends_at
          else excluded.ends_at end`,
      }),
    )
    .execute();
}

async function maxAttempts(ctx: AppContext): Promise<number> {
  const { slider_after_failures: attempts } = await readSettings(ctx.db, ['slider_after_failures']);
  return Number(attempts);
}

async function hasTriedOften(
  ctx: AppContext,
  { secret, ipAddress, isFamily }: SliderCaller,
): Promise<boolean> {
  const max = await maxAttempts(ctx);
  // A name of an existing client is protected by its lockout alone.
  if (secret && !isFamily && (await countOf(ctx, secretKey(secret))) >= max) return true;
  return ipAddress !== undefined && (await countOf(ctx, ipKey(ipAddress))) >= max * NAMES_PER_ADDRESS;
}

/** What a caller wants. Codes by SMS cost money, those by e-mail do not. */
export type Guarded = 'login' | 'registration' | 'code' | 'smsCode';

/** How a code to this address is guarded. */
export const codeTo = (address: string): Guarded => (toTarget(address).kind === 'phone' ? 'smsCode' : 'code');

/** `true` asks always; `auto` asks newcomers where the mall is open to strangers, but not existing clients. */
async function isSetFor(ctx: AppContext, what: Guarded, isFamily: boolean): Promise<boolean> {
  if (what === 'code') return false;
  const { slider_required: isRequired } = await readSettings(ctx.db, ['slider_required']);
  if (isRequired !== 'auto') return isRequired === 'true';
  return what !== 'login' && ctx.hasStrangers === true && !isFamily;
}

/**
 * Uses up the pass of a solved slider. Without one, the call goes on as long as neither the settings nor earlier
 * attempts ask for the slider. Existing clients can not show it: they are slowed down.
 * @throws {DomainError} `sliderFailed` for a wrong pass; `sliderNeeded`, or `frequentOperation` for existing clients.
 */
export async function demandSlider(ctx: AppContext, what: Guarded, caller: SliderCaller): Promise<void> {
  const { pass, isFamily, ipAddress } = caller;
  if (pass !== undefined) return spendSliderPass(ctx, pass);
  if (await isSetFor(ctx, what, isFamily)) throw new DomainError('sliderNeeded');
  if (await hasTriedOften(ctx, caller))
    throw new DomainError(isFamily ? 'frequentOperation' : 'sliderNeeded');
  // Each registration and each code is an attempt; of logins, only wrong ones are.
  if (what !== 'login' && ipAddress !== undefined) await countOne(ctx, ipKey(ipAddress));
}

/** Counts a wrong password. */
export async function countFailedLogin(
  ctx: AppContext,
  secret: Secret,
  ipAddress: string | undefined,
): Promise<void> {
  await countOne(ctx, secretKey(secret));
  if (ipAddress !== undefined) await countOne(ctx, ipKey(ipAddress));
}

/** Forgets the wrong passwords before the right one. */
export const forgetFailedLogins = async ({ db }: { readonly db: Db | Tx }, secret: Secret): Promise<void> =>
  void (await db.deleteFrom('failed_attempt').where('key', '=', secretKey(secret)).execute());
