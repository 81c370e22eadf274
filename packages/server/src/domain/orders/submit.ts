import type { Tx } from '../../db/database.ts';
import type { OrderRow } from '../../db/schema/tables.ts';
import { runTogether, sendTogether } from '../../db/statements/send-together.ts';
import { transact } from '../../db/transact.ts';
import { findAddress } from '../addresses/find-address.ts';
import { DomainError } from '../domain-error.ts';
import type { AppContext } from '../../context.ts';
import { findRecipient, sendMailTo, type Recipient } from '../mail/send-mail.ts';
import { orderFacts } from '../mail/mail-facts.ts';
import { insertOrders } from './submission/insert-orders.ts';
import { fillBasket, type Basket } from './quote.ts';
import { assertCoupons, assertOrderable, assertTotal } from './submission/assert-basket.ts';
import { claimToken } from './submission/claim-token.ts';
import { lineValues, orderValues, type Placement } from './submission/order-values.ts';
import type { Submission } from './submission/submission.ts';
import { addClaims } from '../coupons/list-coupons.ts';
import { reserveStock } from '../inventory/stock.ts';
import { assertFewHeldPieces, assertFewUnpaid } from './submission/unpaid-orders.ts';

const requestedOf = ({ stores }: Basket) =>
  stores
    .flatMap(({ lines }) => lines)
    .flatMap(({ item: { quantity }, offer: { sku } }) => (sku ? [{ skuId: sku.id, quantity }] : []));

async function mailPlaced(
  tx: Tx,
  ctx: AppContext,
  orders: readonly OrderRow[],
  owner: Recipient,
): Promise<void> {
  const [first] = orders;
  if (!first) return;
  const facts = { ...orderFacts(...orders), date: first.pay_deadline };
  await sendMailTo(tx, ctx, 'orderPlaced', { userId: first.buyer_id, owner, ...facts });
}

/** Inserts the orders of a basket, reserves their stock and mails the buyer. */
async function placeOrders(
  tx: Tx,
  ctx: AppContext,
  { stores }: Basket,
  placement: Placement,
): Promise<readonly OrderRow[]> {
  const { buyerId } = placement.submission;
  const placed = stores.map((store) => ({ store, values: orderValues(ctx, store, placement) }));
  const values = placed.map((order) => order.values);
  const lines = placed.flatMap(({ store, values: { id } }) => lineValues(id, store));
  const requested = lines.map(({ order_id: orderId, sku_id: skuId, quantity }) => ({
    orderId,
    skuId,
    quantity,
  }));
  const couponIds = values.flatMap(({ coupon_id: id }) => id ?? []);
  const [orders, owner] = await runTogether(
    insertOrders(tx, ctx, values, lines),
    findRecipient(tx, buyerId),
    addClaims(tx, ctx.clock, buyerId, [...new Set(couponIds)]),
    reserveStock(tx, ctx.clock, requested),
  );
  await mailPlaced(tx, ctx, orders, owner);
  return orders;
}

/**
 * Places one order per store at current prices and reserves the stock. A repeated token returns the orders of
 * its first call.
 * @throws {DomainError} `duplicateSubmission` if the token was used for other items; `submitWithOpenOrders`,
 * `chooseAddress`, `goodsNotFound`, `orderTotalChanged`, or the problem of a line.
 */
export async function submitOrders(ctx: AppContext, submission: Submission): Promise<readonly OrderRow[]> {
  return transact(ctx, async (tx) => {
    const [claiming, counting, finding, filling] = await sendTogether(
      claimToken(tx, ctx, submission),
      assertFewUnpaid(tx, submission.buyerId),
      findAddress(tx, submission.buyerId, submission.addressId),
      fillBasket(tx, ctx, { ...submission, locksCoupons: true }),
    );
    const claimed = await claiming;
    if (typeof claimed !== 'string') return claimed;
    const unpaid = await counting;
    const address = await finding;
    if (!address) throw new DomainError('chooseAddress');
    const basket = await filling;
    assertOrderable(basket);
    assertCoupons(basket, submission.coupons);
    assertTotal(basket, submission.total);
    await assertFewHeldPieces(tx, unpaid, requestedOf(basket));

    const { payMinutes } = basket;
    return placeOrders(tx, ctx, basket, { submissionId: claimed, submission, address, payMinutes });
  });
}
