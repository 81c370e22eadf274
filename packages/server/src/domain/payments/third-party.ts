import type { Lang } from '@openmall/sdk';
import { compare } from '@openmall/sdk/money';
import type { Db, Tx } from '../../db/database.ts';
import { readTime } from '../../db/clock.ts';
import { queueEvents } from '../../db/pending-events.ts';
import { transact } from '../../db/transact.ts';
import { DomainError } from '../domain-error.ts';
import type { AppContext } from '../../context.ts';
import { newId } from '../new-id.ts';
import { readSettings } from '../settings/settings.ts';
import { listChannels } from '../wallet/recharges/channels.ts';
import { lockActiveUser, consumeForm } from '../wallet/money-forms.ts';
import { assertDeposit, isWithin, readRechargeLimits } from '../wallet/recharges/recharge-limits.ts';
import { creditRecharge, markFailed } from '../wallet/recharges/settle-recharge.ts';
import type { GatewayEvent } from './gateway.ts';

export type ProductType = 'Bank' | 'GCash' | 'GCash2.0' | 'GCash3.0' | 'Maya' | 'GCash pay';
export interface Product {
  readonly productType: ProductType;
  readonly range: readonly {
    readonly min_amount: number;
    readonly max_amount: number;
    readonly bank_code: string;
    /** The currency that the bank accepts, if the operator has set one. */
    readonly currency?: string;
  }[];
}

/** The products of third parties, from the settings. Empty without a payment provider. */
export async function listProducts(db: Db | Tx, hasGateway: boolean): Promise<readonly Product[]> {
  if (!hasGateway) return [];
  const { third_party_products: text } = await readSettings(db, ['third_party_products']);
  return JSON.parse(text) as readonly Product[]; // The operator writes the setting in this shape.
}

const BANK_CURRENCY = 'USD';

/** The currency in which a listed bank is paid; undefined for a bank that is not listed. */
export async function currencyOfBank(db: Db, bankCode: string): Promise<string | undefined> {
  const banks = (await listProducts(db, true)).filter(({ productType }) => productType === 'Bank');
  const bank = banks.flatMap(({ range }) => range).find((range) => range.bank_code === bankCode);
  return bank && (bank.currency ?? BANK_CURRENCY);
}

export interface ThirdPartyRequest {
  readonly formToken: string;
  readonly product: ProductType;
  /** Amount to credit, in USDT. */
  readonly amount: string;
  /** The currency to pay in; the third party converts it. */
  readonly payIn: string;
  readonly returnPath: string;
  readonly lang: Lang;
}

const LIFETIME_MS = 24 * 3_600_000;

async function startRecharge(
  ctx: AppContext,
  userId: string,
  { formToken, product, amount }: ThirdPartyRequest,
): Promise<{ readonly id: string; readonly expiresAt: Date }> {
  return transact(ctx, async (tx) => {
    await lockActiveUser(tx, userId);
    await consumeForm(tx, ctx, userId, formToken);
    const products = await listProducts(tx, ctx.payments !== undefined);
    const offer = products.find(({ productType }) => productType === product);
    // Third parties deliver USDT on a channel of the mall.
    const [channel] = await listChannels(tx, { coin: 'USDT' });
    if (!offer || !channel) throw new DomainError('paymentMethodNotOpen');
    const isTaken = offer.range.some((range) =>
      isWithin(amount, { minimum: String(range.min_amount), maximum: String(range.max_amount) }),
    );
    if (!isTaken) throw new DomainError('depositOutsideLimits');
    assertDeposit(amount, await readRechargeLimits(tx));
    const id = newId('rc');
    const now = await readTime(tx, ctx.clock);
    await tx
      .insertInto('recharge')
      .values({
        id,
        user_id: userId,
        is_third_party: true,
        coin: 'USDT',
        blockchain_name: channel.blockchain_name,
        channel_address: channel.address,
        volume: amount,
        price: '1',
        amount,
        created_at: now,
      })
      .execute();
    return { id, expiresAt: new Date(now.getTime() + LIFETIME_MS) };
  });
}

/**
 * Starts a third-party recharge and returns the URL of the payment page.
 * @throws {DomainError} `paymentMethodNotOpen`, `depositOutsideLimits`, `paymentFailed`, or an error of the
 * form.
 */
export async function startThirdParty(
  ctx: AppContext,
  userId: string,
  request: ThirdPartyRequest,
): Promise<string> {
  if (!ctx.payments) throw new DomainError('paymentMethodNotOpen');
  const { id, expiresAt } = await startRecharge(ctx, userId, request);
  const { amount, payIn, returnPath, lang } = request;
  let url: string;
  try {
    const charge = { reference: id, amount, currency: 'USDT', payIn, returnPath, lang, expiresAt };
    url = await ctx.payments.open(charge);
  } catch (cause) {
    await transact(ctx, (tx) => markFailed(tx, ctx, id, 'The third party did not take it.'));
    throw new DomainError('paymentFailed', { cause });
  }
  await ctx.db.updateTable('recharge').set({ pay_url: url }).where('id', '=', id).execute();
  return url;
}

/**
 * Books the result of a third-party recharge. Returns false if no recharge has this reference, amount and currency.
 */
export async function settleThirdParty(tx: Tx, ctx: AppContext, event: GatewayEvent): Promise<boolean> {
  const recharge = await tx
    .selectFrom('recharge')
    .selectAll()
    .where('id', '=', event.reference)
    .where('is_third_party', '=', true)
    .forUpdate()
    .executeTakeFirst();
  if (!recharge || compare(recharge.amount, event.amount) !== 0 || event.currency !== recharge.coin)
    return false;
  if (event.outcome === 'failed') {
    if (recharge.state === 0) await markFailed(tx, ctx, recharge.id, 'The payment was declined.');
    return true;
  }
  if (recharge.state === 1) return true;
  if (recharge.state === 0) {
    await creditRecharge(tx, ctx, recharge, null);
    return true;
  }
  // Money for an expired recharge becomes a new recharge. Its hash is derived from the first one's id, so that
  // it is credited once.
  // The database assigns its record number.
  const { number: _number, ...copied } = recharge;
  const hash = recharge.id.replaceAll('_', '');
  const known = await tx.selectFrom('recharge').select('id').where('hash', '=', hash).executeTakeFirst();
  if (known) return true;
  const late = await tx
    .insertInto('recharge')
    .values({
      ...copied,
      id: newId('rc'),
      state: 0,
      failure: null,
      reviewed_at: null,
      created_at: ctx.clock.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await creditRecharge(tx, ctx, late, hash);
  return true;
}

/** Fails third-party recharges without a result in time, and returns their number. */
export async function expireThirdParty(ctx: AppContext): Promise<number> {
  const { db, clock } = ctx;
  const now = await readTime(db, clock);
  return transact(ctx, async (tx) => {
    const ended = await tx
      .updateTable('recharge')
      .set({ state: 2, failure: 'It was not paid in time.', reviewed_at: clock.now() })
      .where('is_third_party', '=', true)
      .where('state', '=', 0)
      .where('created_at', '<=', new Date(now.getTime() - LIFETIME_MS))
      .returning(['id', 'user_id'])
      .execute();
    queueEvents(
      tx,
      ended.map(({ id: reference, user_id: userId }) => ({
        kind: 'wallet',
        userId,
        cause: 'recharge',
        reference,
      })),
    );
    return ended.length;
  });
}
