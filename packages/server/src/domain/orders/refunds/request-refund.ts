import { states } from '@openmall/sdk';
import { readTime } from '../../../db/clock.ts';
import type { Tx } from '../../../db/database.ts';
import type { OrderRow } from '../../../db/schema/tables.ts';
import { transact } from '../../../db/transact.ts';
import type { AppContext } from '../../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { equals, isGreater, minus } from '../../money/exact.ts';
import { orderFacts } from '../../mail/mail-facts.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { newId } from '../../new-id.ts';
import type { OrderItem } from '../order-items.ts';
import { lockOwnOrder, logOrderStep } from '../order-rows.ts';
import { assertStep, logEntryOf, stateAfter } from '../order-steps.ts';
import { deadlineIn } from '../deadlines/order-days.ts';
import { readOrder } from '../read-orders.ts';
import { quotePieces, type RefundQuote } from './choose-pieces.ts';
import { approveOpenRefund } from './decide-refund.ts';

export interface RefundRequest {
  readonly reason: number;
  readonly detail?: string | undefined;
  /** The pieces to refund. All that are left if left out. */
  readonly items?: readonly OrderItem[] | undefined;
  /** What the buyer was shown, in dollars. */
  readonly amount?: string | undefined;
}

/**
 * Asserts that the buyer asks for the amount that the refund pays back. Existing clients name the price of the goods
 * when they ask for the whole order (decision 019).
 * @throws {DomainError} `refundAmountTooHigh` or `refundAmountChanged`.
 */
function assertAmount(order: OrderRow, { isWhole, total }: RefundQuote, shown: string | undefined): void {
  if (shown === undefined || equals(shown, total)) return;
  if (isGreater(shown, minus(order.total, order.refunded_total)))
    throw new DomainError('refundAmountTooHigh');
  if (!isWhole || !equals(shown, minus(order.items, order.discount)))
    throw new DomainError('refundAmountChanged');
}

async function insertRefund(
  tx: Tx,
  { clock }: AppContext,
  order: OrderRow,
  { reason, detail, quote }: Pick<RefundRequest, 'reason' | 'detail'> & { readonly quote: RefundQuote },
): Promise<void> {
  const { parts, total, isWhole, goods, coupon, freight, tax, fee } = quote;
  const id = newId('rf');
  await tx
    .insertInto('refund')
    .values({
      ...{ id, order_id: order.id, is_whole: isWhole, reason, detail: detail ?? null },
      ...{ goods, coupon, freight, tax, fee, total, requested_at: clock.now() },
      deadline: deadlineIn(clock, 'refund_decide_days'),
    })
    .execute();
  const lines = parts.map(({ line, quantity, ...figures }) => ({
    ...{ refund_id: id, sku_id: line.sku_id, quantity },
    ...figures,
  }));
  await tx.insertInto('refund_line').values(lines).execute();
}

/**
 * The buyer requests a refund for a paid order that has not been shipped: of named pieces, or of all that is left. Where
 * the store has not shipped in time, a refund of all that is left is approved at once.
 * @throws {DomainError} `orderNotFound`, `goodsNotFound`, `refundPiecesTooMany`, `refundAmountTooHigh`,
 * `refundAmountChanged`, or why the order can't be refunded in its state.
 */
export async function requestRefund(
  ctx: AppContext,
  buyerId: string,
  orderId: string,
  { reason, detail, items, amount }: RefundRequest,
): Promise<void> {
  const { clock } = ctx;
  await transact(ctx, async (tx) => {
    const order = await lockOwnOrder(tx, buyerId, orderId);
    assertStep('requestRefund', order.status);
    const quote = await quotePieces(tx, order, items);
    assertAmount(order, quote, amount);
    await insertRefund(tx, ctx, order, { reason, detail, quote });
    await tx
      .updateTable('orders')
      .set({
        status: stateAfter('requestRefund'),
        status_before_refund: order.status,
        refund_status: states.refund.transitions.request.to,
        refund_amount: quote.total,
        return_reason: reason,
        return_detail: detail ?? null,
        last_step: logEntryOf('requestRefund'),
        changed_at: clock.now(),
      })
      .where('id', '=', order.id)
      .execute();
    await logOrderStep(tx, clock, [order], { step: logEntryOf('requestRefund'), detail });
    const isLate = order.ship_deadline !== null && order.ship_deadline <= (await readTime(tx, clock));
    if (quote.isWhole && isLate) {
      const requested = { ...order, status: stateAfter('requestRefund'), status_before_refund: order.status };
      await approveOpenRefund(tx, ctx, requested, { step: 'approveByDefault' });
      return;
    }
    const facts = { ...orderFacts(order), amount: quote.total };
    await sendMail(tx, ctx, 'refundRequested', { userId: buyerId, ...facts });
  });
}

/**
 * What a refund of the named pieces would pay back, or of all that is left.
 * @throws {DomainError} `orderNotFound`, `goodsNotFound`, `refundPiecesTooMany`, or why the order can't be refunded in
 * its state.
 */
export async function quoteRefund(
  ctx: AppContext,
  buyerId: string,
  orderId: string,
  items?: readonly OrderItem[],
): Promise<RefundQuote> {
  const order = await readOrder(ctx, buyerId, orderId);
  assertStep('requestRefund', order.status);
  return quotePieces(ctx.db, order, items);
}
