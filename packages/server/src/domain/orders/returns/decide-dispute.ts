import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { transact } from '../../../db/transact.ts';
import type { AppContext } from '../../../context.ts';
import { assertMay, requireReason } from '../../audit/assert-may.ts';
import { recordAudit } from '../../audit/audit-log.ts';
import { DomainError } from '../../domain-error.ts';
import { orderFacts } from '../../mail/mail-facts.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { isGreater } from '../../money/exact.ts';
import { completeReceipt } from '../receive.ts';
import { payReturn } from './pay-return.ts';
import { acceptOpen } from './store-steps.ts';
import { lockReturn, type OpenReturn, takeReturnStep } from './return-steps.ts';

export interface Verdict {
  readonly decision: 'refund' | 'part' | 'return' | 'close';
  /** In dollars; for `part`. */
  readonly amount?: string | undefined;
  readonly reason: string;
}

/**
 * Ends a return without a refund. A parcel that was reported as missing counts as received, so that its order ends.
 */
export async function closeOpen(
  tx: Tx,
  ctx: AppContext,
  open: OpenReturn,
  { step, verdict }: { readonly step: 'decideClose' | 'closeByDefault'; readonly verdict?: string },
): Promise<void> {
  await takeReturnStep(tx, ctx, open, { step, ...(verdict !== undefined && { verdict }) });
  if (open.order.status === 3) await completeReceipt(tx, ctx, open.order, 'receiveByDecision');
}

/** What the buyer paid for the goods of a return, without tax and costs. */
async function priceOf(tx: Tx, { goods }: OpenReturn): Promise<string> {
  const lines = tx.selectFrom('return_line').where('return_id', '=', goods.id);
  const price = sql<string>`sum(goods - coupon)`.as('price');
  return (await lines.select(price).executeTakeFirstOrThrow()).price;
}

/** Pays a part: the buyer keeps the goods at a lower price. The rest is released to the store in time. */
async function payPart(
  tx: Tx,
  ctx: AppContext,
  open: OpenReturn,
  { amount, reason }: Verdict,
): Promise<void> {
  if (amount === undefined || isGreater(amount, await priceOf(tx, open)))
    throw new DomainError('refundAmountTooHigh');
  if (open.order.status === 3) await completeReceipt(tx, ctx, open.order, 'receiveByDecision');
  await takeReturnStep(tx, ctx, open, { step: 'decideRefund', verdict: reason });
  const order = await tx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', open.order.id)
    .executeTakeFirstOrThrow();
  await payReturn(tx, ctx, { ...open, order }, amount);
}

async function carryOut(tx: Tx, ctx: AppContext, open: OpenReturn, verdict: Verdict): Promise<void> {
  const { decision, reason } = verdict;
  if (decision === 'close') return closeOpen(tx, ctx, open, { step: 'decideClose', verdict: reason });
  if (decision === 'part') return payPart(tx, ctx, open, verdict);
  if (decision === 'return') return acceptOpen(tx, ctx, open, { by: 'mall', verdict: reason });
  await takeReturnStep(tx, ctx, open, { step: 'decideRefund', verdict: reason });
  return payReturn(tx, ctx, open);
}

/**
 * An operator decides between buyer and store.
 * @throws {DomainError} `noPermission`, `reasonRequired`, `returnNotFound`, `returnStepNotPossible` or
 * `refundAmountTooHigh` for a part without an amount, or above the price of the goods.
 */
export async function decideDispute(ctx: AppContext, returnId: string, verdict: Verdict): Promise<void> {
  assertMay(ctx, 'disputes:act');
  const reason = requireReason(verdict.reason);
  await transact(ctx, async (tx) => {
    const open = await lockReturn(tx, ctx, returnId);
    if (open.goods.state !== 6) throw new DomainError('returnStepNotPossible');
    await carryOut(tx, ctx, open, { ...verdict, reason });
    const { decision, amount } = verdict;
    await recordAudit(tx, ctx, {
      ...{ subjectId: returnId, action: 'decideDispute', reason },
      before: { state: open.goods.state },
      after: { decision, ...(amount !== undefined && { amount }) },
    });
    const facts = { ...orderFacts(open.order), reason };
    await sendMail(tx, ctx, 'disputeDecided', { userId: open.order.buyer_id, ...facts });
  });
}
