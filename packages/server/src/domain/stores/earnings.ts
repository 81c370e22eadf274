import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { OrderRow } from '../../db/schema/tables.ts';
import { isUniqueViolation, transact } from '../../db/transact.ts';
import type { AppContext } from '../../context.ts';
import { assertNotOnHold } from '../accounts/hold-account.ts';
import { recordAudit } from '../audit/audit-log.ts';
import { DomainError } from '../domain-error.ts';
import { ledgerAccount } from '../ledger/ledger-accounts.ts';
import { FloorReached, post } from '../ledger/post.ts';
import { isGreater, isPositive, times, truncateCents } from '../money/exact.ts';
import { newId } from '../new-id.ts';
import type { Page, PageRequest } from '../paging.ts';
import { readPage } from '../read-page.ts';
import { readSettings } from '../settings/settings.ts';
import { lockActiveUser } from '../wallet/money-forms.ts';

/**
 * The mall keeps its commission of a received order: a share of the store's proceeds. Call it in the transaction that
 * releases the money, after the release.
 */
export async function chargeCommission(
  tx: Tx,
  { clock }: AppContext,
  order: OrderRow,
  earned: string,
): Promise<void> {
  const { commission_rate: rate } = await readSettings(tx, ['commission_rate']);
  const amount = truncateCents(times(earned, rate));
  if (!isPositive(amount)) return;
  const movements = [
    { from: ledgerAccount('merchant', order.store_id), to: ledgerAccount('commission'), amount },
  ];
  await post(tx, clock, [
    { refKind: 'commission', refId: order.id, slot: 'settle', outcome: 'paid', movements },
  ]);
  await tx.updateTable('orders').set({ commission: amount }).where('id', '=', order.id).execute();
}

export interface PayoutRequest {
  readonly storeId: string;
  readonly userId: string;
  /** In US dollars. */
  readonly amount: string;
  /** The same for each repeat of a request. */
  readonly requestToken: string;
}

export interface Payout {
  readonly payoutId: string;
  readonly available: string;
}

async function readAvailable(tx: Tx, storeId: string): Promise<string> {
  const account = await tx
    .selectFrom('account')
    .select('balance')
    .where('id', '=', ledgerAccount('merchant', storeId).id)
    .executeTakeFirst();
  return account?.balance ?? '0';
}

async function payOut(tx: Tx, ctx: AppContext, request: PayoutRequest): Promise<Payout> {
  const { storeId, userId, amount } = request;
  const { payout_min: minimum } = await readSettings(tx, ['payout_min']);
  if (isGreater(minimum, amount)) throw new DomainError('withdrawalOutsideLimits');
  await lockActiveUser(tx, userId);
  await assertNotOnHold(tx, userId);
  const id = newId('sp');
  const { requestToken } = request;
  await tx
    .insertInto('store_payout')
    .values({
      id,
      store_id: storeId,
      user_id: userId,
      amount,
      request_token: requestToken,
      at: ctx.clock.now(),
    })
    .execute();
  const movements = [
    { from: ledgerAccount('merchant', storeId), to: ledgerAccount('wallet', userId), amount },
  ];
  await post(tx, ctx.clock, [
    { refKind: 'store_payout', refId: id, slot: 'settle', outcome: 'paid_out', movements },
  ]);
  await recordAudit(tx, ctx, { subjectId: id, action: 'payOutStore', after: { amount } });
  return { payoutId: id, available: await readAvailable(tx, storeId) };
}

/**
 * Moves earnings of a store to the wallet of its owner, from where they can be withdrawn to the bound address.
 * @throws {DomainError} `insufficientBalance`, `withdrawalOutsideLimits`, `duplicateSubmission`, `accountFrozen` or
 * `extraVerificationNeeded`.
 */
export async function payOutStore(ctx: AppContext, request: PayoutRequest): Promise<Payout> {
  try {
    return await transact(ctx, (tx) => payOut(tx, ctx, request));
  } catch (cause) {
    if (cause instanceof FloorReached) throw new DomainError('insufficientBalance', { cause });
    throw isUniqueViolation(cause) ? new DomainError('duplicateSubmission', { cause }) : cause;
  }
}

export interface Earning {
  readonly id: string;
  readonly kind: 'sale' | 'commission' | 'payout' | 'other';
  readonly orderId: string | null;
  /** Number of the order. */
  readonly number: string | null;
  /** Negative where money went out. */
  readonly amount: string;
  readonly at: Date;
}

/** One page of the bookings of a store's account, newest first. */
export function listEarnings({ db }: AppContext, storeId: string, page: PageRequest): Promise<Page<Earning>> {
  const { id: account } = ledgerAccount('merchant', storeId);
  return readPage<Earning>(db, page, {
    select: sql`journal.id || '_' || transfer.line as id, journal.at,
      case journal.ref_kind when 'order' then 'sale' when 'commission' then 'commission' when 'store_payout' then 'payout'
        else 'other' end as kind,
      case when journal.ref_kind in ('order', 'commission') then journal.ref_id end as "orderId",
      (select number from orders where orders.id = journal.ref_id) as number,
      (case when transfer.to_account = ${account} then transfer.amount else -transfer.amount end)::text as amount`,
    from: sql`transfer join journal on journal.id = transfer.journal_id`,
    where: [sql`${account} in (transfer.from_account, transfer.to_account)`],
    orderBy: sql`journal.at desc, journal.id desc, transfer.line`,
  });
}
