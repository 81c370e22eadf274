import type { Db, Tx } from '../../../db/database.ts';
import type { OrderRow } from '../../../db/schema/tables.ts';
import type { AppContext } from '../../../context.ts';
import { readTime } from '../../../db/clock.ts';
import { DomainError } from '../../domain-error.ts';
import { isPositive } from '../../money/exact.ts';
import { readSettings } from '../../settings/settings.ts';
import type { OrderItem } from '../order-items.ts';
import { readOrder } from '../read-orders.ts';
import { quotePieces, type RefundQuote } from '../refunds/choose-pieces.ts';
import { addParts, paidBack } from '../refunds/refund-shares.ts';

/** The reason of a report that the parcel never arrived. */
const NEVER_ARRIVED = 1;
/** Reasons that lie with nobody but the buyer: does not like it, agreed with the store, another reason. */
const OWN_REASONS: readonly number[] = [2, 8, 9];

export const isMissing = (reason: number): boolean => reason === NEVER_ARRIVED;
export const keepsCosts = (reason: number): boolean => OWN_REASONS.includes(reason);

export type ReturnQuote = Pick<
  RefundQuote,
  'parts' | 'total' | 'goods' | 'coupon' | 'freight' | 'tax' | 'fee'
>;

/** An order that is on its way: a missing parcel must be late or reported as delivered. */
function assertShipped(
  order: OrderRow,
  reason: number,
  { now, days }: { readonly now: Date; readonly days: number },
) {
  if (!isMissing(reason)) {
    if (days === 0) throw new DomainError('returnTermOver');
    return;
  }
  const isLate = order.arrival_deadline !== null && order.arrival_deadline <= now;
  if (!isLate && order.last_step !== 'delivered') throw new DomainError('parcelNotLate');
}

/**
 * Asserts that goods of an order can be returned, or its parcel reported as never arrived.
 * @throws {DomainError} `returnAlreadyOpen`, `returnNotPossible`, `returnTermOver` or `parcelNotLate`.
 */
export async function assertReturnable(
  db: Db | Tx,
  { clock }: AppContext,
  order: OrderRow,
  reason: number,
): Promise<void> {
  const open = db.selectFrom('return_case').select('id').where('order_id', '=', order.id);
  if (await open.where('state', 'not in', [4, 7]).executeTakeFirst())
    throw new DomainError('returnAlreadyOpen');
  const now = await readTime(db, clock);
  if (order.status === 3) {
    const { order_return_days: days } = await readSettings(db, ['order_return_days']);
    assertShipped(order, reason, { now, days: Number(days) });
    return;
  }
  if (order.status !== 4 && order.status !== 5) throw new DomainError('returnNotPossible');
  const isOver = order.return_deadline === null || order.return_deadline <= now;
  if (isOver || order.released_at !== null) throw new DomainError('returnTermOver');
}

/**
 * What a return of the named pieces pays back, or of all that are left. A parcel that never arrived is paid back whole.
 * Freight and fee stay where the goods are in order.
 * @throws {DomainError} `goodsNotFound`, `refundPiecesTooMany` or `orderNotRefundable`.
 */
export async function quoteParts(
  db: Db | Tx,
  order: OrderRow,
  reason: number,
  items?: readonly OrderItem[],
): Promise<ReturnQuote> {
  const quote = await quotePieces(db, order, isMissing(reason) ? undefined : items);
  if (!keepsCosts(reason)) return quote;
  const parts = quote.parts.map((part) => ({ ...part, freight: '0', fee: '0' }));
  const figures = addParts(parts);
  const total = paidBack(figures);
  if (!isPositive(total)) throw new DomainError('orderNotRefundable');
  return { ...figures, parts, total };
}

/** How many days each step of a return may take. */
export interface ReturnDays {
  readonly decide: number;
  readonly send: number;
  readonly confirm: number;
}

async function readReturnTerms(db: Db | Tx): Promise<ReturnDays> {
  const codes = ['return_decide_days', 'return_send_days', 'return_confirm_days'] as const;
  const read = await readSettings(db, codes);
  const [decide, send, confirm] = [codes[0], codes[1], codes[2]].map((code) => Number(read[code]));
  return { decide: decide ?? 0, send: send ?? 0, confirm: confirm ?? 0 };
}

/**
 * What a return would pay back, and how long its steps may take.
 * @throws {DomainError} `orderNotFound`, and as `assertReturnable` and `quoteParts`.
 */
export async function quoteReturn(
  ctx: AppContext,
  buyerId: string,
  orderId: string,
  { reason, items }: { readonly reason: number; readonly items?: readonly OrderItem[] | undefined },
): Promise<ReturnQuote & { readonly days: ReturnDays }> {
  const order = await readOrder(ctx, buyerId, orderId);
  await assertReturnable(ctx.db, ctx, order, reason);
  return { ...(await quoteParts(ctx.db, order, reason, items)), days: await readReturnTerms(ctx.db) };
}
