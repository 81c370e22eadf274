import type { Tx } from '../../../db/database.ts';
import type { OrderRow } from '../../../db/schema/tables.ts';
import { transact } from '../../../db/transact.ts';
import type { AppContext } from '../../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { orderFacts } from '../../mail/mail-facts.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { equals } from '../../money/exact.ts';
import { newId } from '../../new-id.ts';
import { requireUploads } from '../../uploads/require-uploads.ts';
import type { OrderItem } from '../order-items.ts';
import { lockOwnOrder } from '../order-rows.ts';
import { completeReceipt } from '../receive.ts';
import { assertReturnable, isMissing, keepsCosts, quoteParts, type ReturnQuote } from './quote-return.ts';
import { stepDeadline } from './return-steps.ts';

export interface ReturnRequest {
  readonly reason: number;
  readonly detail?: string | undefined;
  /** The pieces that come back. All that are left if left out. */
  readonly items?: readonly OrderItem[] | undefined;
  readonly images: readonly string[];
  /** What the buyer was shown, in dollars. */
  readonly total?: string | undefined;
}

async function insertCase(
  tx: Tx,
  ctx: AppContext,
  order: OrderRow,
  { request, quote }: { readonly request: ReturnRequest; readonly quote: ReturnQuote },
): Promise<string> {
  const { reason, detail, images } = request;
  const id = newId('rc');
  await tx
    .insertInto('return_case')
    .values({
      ...{ id, order_id: order.id, reason, detail: detail || null, images, total: quote.total },
      is_missing: isMissing(reason),
      keeps_costs: keepsCosts(reason),
      requested_at: ctx.clock.now(),
      deadline: stepDeadline(ctx, 1),
    })
    .execute();
  const lines = quote.parts.map(({ line, quantity, ...figures }) => ({
    ...{ return_id: id, sku_id: line.sku_id, quantity },
    ...figures,
  }));
  await tx.insertInto('return_line').values(lines).execute();
  return id;
}

/**
 * The buyer asks to return goods, or reports that the parcel never arrived. An order that is on its way counts as
 * received when its goods are to be returned. Returns the id of the return.
 * @throws {DomainError} `orderNotFound`, `imageUploadFailed`, `refundAmountChanged`, and as `assertReturnable` and `quoteParts`.
 */
export async function requestReturn(
  ctx: AppContext,
  buyerId: string,
  orderId: string,
  request: ReturnRequest,
): Promise<string> {
  return transact(ctx, async (tx) => {
    const order = await lockOwnOrder(tx, buyerId, orderId);
    await assertReturnable(tx, ctx, order, request.reason);
    const quote = await quoteParts(tx, order, request.reason, request.items);
    if (request.total !== undefined && !equals(request.total, quote.total))
      throw new DomainError('refundAmountChanged');
    if (order.status === 3 && !isMissing(request.reason)) await completeReceipt(tx, ctx, order, 'receive');
    await requireUploads(tx, buyerId, request.images, { shownTo: 'everyone' });
    const id = await insertCase(tx, ctx, order, { request, quote });
    const facts = { ...orderFacts(order), amount: quote.total };
    await sendMail(tx, ctx, 'returnRequested', { userId: buyerId, ...facts });
    return id;
  });
}
