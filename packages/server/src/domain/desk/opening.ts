import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import { assertMay } from '../audit/assert-may.ts';
import { DomainError } from '../domain-error.ts';
import { listMethods } from '../payments/methods.ts';
import { changeSetting } from '../settings/change-setting.ts';
import { readSettings } from '../settings/settings.ts';
import { listChannels } from '../wallet/recharges/channels.ts';

export interface OpeningStep {
  readonly step: 'site' | 'channels' | 'payments' | 'categories' | 'store' | 'goods' | 'mail';
  readonly isDone: boolean;
  /** Whether the mall can't sell without it. */
  readonly isRequired: boolean;
  /** How many of it the mall has. */
  readonly count: number;
}

interface Counts {
  readonly categories: number;
  readonly store: number;
  readonly goods: number;
}

async function countContent({ db }: AppContext): Promise<Counts> {
  const { rows } = await sql<Counts>`select
    (select count(*)::int from category where not is_hidden) as categories,
    (select count(*)::int from store where is_open) as store,
    (select count(*)::int from goods join store on store.id = goods.store_id where goods.is_on_shelf and store.is_open) as goods`.execute(
    db,
  );
  return rows[0] ?? { categories: 0, store: 0, goods: 0 };
}

/** The methods besides the balance that are open somewhere. */
async function countMethods(ctx: AppContext): Promise<number> {
  const methods = await listMethods(ctx, {});
  return methods.filter(({ code, closedBecause }) => code !== 'balance' && closedBecause === null).length;
}

/** The steps from an empty database to an open mall. Each is done when the mall has what it asks for. */
export async function readOpening(ctx: AppContext) {
  const { site_profile: profile, opening_hidden: hidden } = await readSettings(ctx.db, [
    'site_profile',
    'opening_hidden',
  ]);
  const content = await countContent(ctx);
  const counts: Readonly<Record<OpeningStep['step'], number>> = {
    site: profile === '{}' ? 0 : 1,
    channels: (await listChannels(ctx.db)).length,
    payments: await countMethods(ctx),
    ...content,
    mail: ctx.canSendMail ? 1 : 0,
  };
  // Buyers can also recharge and pay from the balance, and register without mail.
  const isOptional = (step: string) => step === 'payments' || step === 'mail';
  const names = ['site', 'channels', 'payments', 'categories', 'store', 'goods', 'mail'] as const;
  const steps = names.map((step): OpeningStep => ({
    step,
    count: counts[step],
    isDone: counts[step] > 0,
    isRequired: !isOptional(step),
  }));
  const isReady = steps.every(({ isDone, isRequired }) => isDone || !isRequired);
  return { isHidden: hidden === 'true', isReady, steps };
}

/**
 * Hides the steps for everybody, or shows them again.
 * @throws {DomainError} `duplicateSubmission` while a required step is not done.
 */
export async function hideOpening(ctx: AppContext, isHidden: boolean): Promise<void> {
  assertMay(ctx, 'settings:write');
  const { isReady } = await readOpening(ctx);
  if (isHidden && !isReady) throw new DomainError('duplicateSubmission');
  await changeSetting(ctx, 'opening_hidden', String(isHidden));
}
