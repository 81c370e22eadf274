/** An operator settles money in suspense: back through the provider, to an open account, or by hand. */
import { sql } from 'kysely';
import { compare } from '@openmall/sdk/money';
import type { AppContext } from '../../context.ts';
import type { Db, Tx } from '../../db/database.ts';
import { transact } from '../../db/transact.ts';
import { assertMay, requireReason } from '../audit/assert-may.ts';
import { recordAudit } from '../audit/audit-log.ts';
import { DomainError } from '../domain-error.ts';
import { ledgerAccount, type LedgerAccount } from '../ledger/ledger-accounts.ts';
import { post } from '../ledger/post.ts';
import { assertOwnerActive } from '../ledger/suspense.ts';

export type SuspenseDecision = 'refund' | 'credit' | 'handled';

/** A charge of the provider that money in suspense came from. */
interface Source {
  readonly reference: string;
  readonly currency: string;
}

interface Item {
  readonly id: string;
  readonly userId: string;
  readonly amount: string;
  readonly kind: string;
  readonly source: string;
  readonly isRefunding: boolean;
}

/**
 * Locks money that is still in suspense.
 * @throws {DomainError} `recordNotFound`, or `duplicateSubmission` if it is settled.
 */
async function lockItem(tx: Tx, id: string): Promise<Item> {
  const [journal = '', line = ''] = id.split(':');
  const row = await tx
    .selectFrom('suspense_item')
    .innerJoin('journal', 'journal.id', 'suspense_item.journal_id')
    .selectAll('suspense_item')
    .select(['journal.ref_kind', 'journal.ref_id'])
    .where('suspense_item.journal_id', '=', journal)
    .where(sql`suspense_item.line::text`, '=', line)
    .forUpdate('suspense_item')
    .executeTakeFirst();
  if (!row) throw new DomainError('recordNotFound');
  if (row.settled_at) throw new DomainError('duplicateSubmission');
  const isRefunding = row.refund_started_at !== null && row.refund_failure === null;
  const { user_id: userId, amount, ref_kind: kind, ref_id: source } = row;
  return { id, userId, amount, kind, source, isRefunding };
}

/** The paid charge behind a record. A recharge that was paid after it had expired is a copy with the id of the first as hash. */
async function findSource(db: Db | Tx, { kind, source, amount }: Item): Promise<Source | undefined> {
  if (kind !== 'recharge') return undefined;
  const charge = await db
    .selectFrom('gateway_event')
    .select(['reference', 'currency', 'amount'])
    .where('outcome', '=', 'paid')
    .where(
      sql<boolean>`(reference = ${source} or replace(reference, '_', '') = (select hash from recharge where id = ${source}))`,
    )
    .executeTakeFirst();
  if (!charge?.currency || compare(charge.amount, amount) !== 0) return undefined;
  return { reference: charge.reference, currency: charge.currency };
}

const ofItem = (tx: Tx, { id }: Item) => {
  const [journal = '', line = ''] = id.split(':');
  return tx
    .updateTable('suspense_item')
    .where('journal_id', '=', journal)
    .where(sql`line::text`, '=', line);
};

/** The name of an item in its journal and at the provider. */
const keyOf = ({ id }: Item): string => id.replace(':', '-');

interface Settlement {
  readonly decision: SuspenseDecision;
  readonly to: LedgerAccount;
  readonly reason: string;
}

/** Books the money out of suspense. The caller has locked it. */
async function settle(tx: Tx, ctx: AppContext, item: Item, { decision, to, reason }: Settlement) {
  const movements = [{ from: ledgerAccount('suspense'), to, amount: item.amount }];
  const refId = keyOf(item);
  const outcome = decision === 'credit' ? 'credited' : 'returned';
  await post(tx, ctx.clock, [{ refKind: 'suspense', refId, slot: 'settle', outcome, movements }]);
  await ofItem(tx, item)
    .set({ settled_at: ctx.clock.now(), resolution: decision, refund_failure: null })
    .execute();
  await recordAudit(tx, ctx, {
    subjectId: item.userId,
    action: 'settleSuspense',
    reason,
    after: { item: item.id, decision, amount: item.amount, to: to.id },
  });
}

/** Notes that a refund is on its way, so that nobody pays the same money out in another way meanwhile. */
const startRefund = (ctx: AppContext, id: string) =>
  transact(ctx, async (tx) => {
    const item = await lockItem(tx, id);
    const source = await findSource(tx, item);
    if (!source || !ctx.payments?.refund) throw new DomainError('refundFailed');
    await ofItem(tx, item)
      .set({
        refund_started_at: ctx.clock.now(),
        refund_failure: null,
        refund_attempts: sql`refund_attempts + 1`,
      })
      .execute();
    return { item, source, send: ctx.payments.refund };
  });

/**
 * Sends the money back the way it came. The provider is asked between two transactions. Its request has the id of the
 * item, so a repeated one, after a crash too, sends the money once.
 */
async function refund(ctx: AppContext, id: string, reason: string): Promise<void> {
  const { item, source, send } = await startRefund(ctx, id);
  try {
    await send({ id: keyOf(item), amount: item.amount, ...source });
  } catch (cause) {
    await transact(ctx, async (tx) => {
      await lockItem(tx, id);
      const failure = cause instanceof Error ? cause.message.slice(0, 200) : 'It did not answer.';
      await ofItem(tx, item).set({ refund_failure: failure }).execute();
      await recordAudit(tx, ctx, { subjectId: item.userId, action: 'failSuspenseRefund', reason: failure });
    });
    throw new DomainError('refundFailed', { cause });
  }
  await transact(ctx, async (tx) => {
    const locked = await lockItem(tx, id);
    await settle(tx, ctx, locked, { decision: 'refund', to: ledgerAccount('chain'), reason });
  });
}

export interface SuspenseRequest {
  readonly itemId: string;
  readonly decision: SuspenseDecision;
  /** The open account to credit, by its id or user code. */
  readonly userId?: string | undefined;
  readonly reason?: string | undefined;
}

/**
 * Settles money in suspense.
 * @throws {DomainError} `reasonRequired`, `recordNotFound`, `duplicateSubmission` if it is settled or a refund of it is on
 * its way, `userNotFound` without an open account to credit, `refundFailed` if the provider does not take the refund.
 */
export async function settleSuspense(ctx: AppContext, request: SuspenseRequest): Promise<void> {
  assertMay(ctx, 'recharges:act');
  const reason = requireReason(request.reason);
  const { itemId, decision, userId } = request;
  if (decision === 'refund') {
    await refund(ctx, itemId, reason);
    return;
  }
  await transact(ctx, async (tx) => {
    const item = await lockItem(tx, itemId);
    if (item.isRefunding) throw new DomainError('duplicateSubmission');
    const to =
      decision === 'credit'
        ? ledgerAccount('wallet', await openAccountOf(tx, userId))
        : ledgerAccount('chain');
    await settle(tx, ctx, item, { decision, to, reason });
  });
}

async function openAccountOf(tx: Tx, name = ''): Promise<string> {
  const user = await tx
    .selectFrom('user_account')
    .select('id')
    .where((eb) => eb.or([eb('id', '=', name), eb('usercode', '=', name)]))
    .executeTakeFirst();
  if (!user) throw new DomainError('userNotFound');
  await assertOwnerActive(tx, user.id);
  return user.id;
}

/** Ids of the given records that the provider can send back. */
export async function findRefundable(
  ctx: AppContext,
  rows: readonly Pick<Item, 'id' | 'kind' | 'source' | 'amount'>[],
): Promise<ReadonlySet<string>> {
  const sources = rows.filter(({ kind }) => kind === 'recharge').map(({ source }) => source);
  if (!ctx.payments?.refund || sources.length === 0) return new Set();
  const charges = await ctx.db
    .selectFrom('gateway_event')
    .leftJoin('recharge', (join) =>
      join.on(sql`replace(gateway_event.reference, '_', '')`, '=', sql`recharge.hash`),
    )
    .select(['gateway_event.reference', 'gateway_event.amount', 'recharge.id'])
    .where('gateway_event.outcome', '=', 'paid')
    .where('gateway_event.currency', 'is not', null)
    .where((eb) => eb.or([eb('gateway_event.reference', 'in', sources), eb('recharge.id', 'in', sources)]))
    .execute();
  const amountOf = new Map(
    charges.flatMap(({ reference, id, amount }) => [
      [reference, amount] as const,
      ...(id ? [[id, amount] as const] : []),
    ]),
  );
  const isWhole = (source: string, amount: string) => {
    const paid = amountOf.get(source);
    return paid !== undefined && compare(paid, amount) === 0;
  };
  return new Set(rows.filter(({ source, amount }) => isWhole(source, amount)).map(({ id }) => id));
}
