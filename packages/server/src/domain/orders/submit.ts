import type { Tx } from '../../db/database.ts';
import type { OrderRow } from '../../db/schema/tables.ts';
import { transact } from '../../db/transact.ts';
import { findAddress } from '../addresses/find-address.ts';
import { DomainError } from '../domain-error.ts';
import type { AppContext } from '../../context.ts';
import { sendMail } from '../mail/send-mail.ts';
import { orderFacts } from '../mail/mail-facts.ts';
import { insertOrders } from './submission/insert-orders.ts';
import { fillBasket, type Basket } from './quote.ts';
import { assertCoupons, assertOrderable, assertTotal } from './submission/assert-basket.ts';
import { claimToken } from './submission/claim-token.ts';
import { lineValues, orderValues } from './submission/order-values.ts';
import type { Submission } from './submission/submission.ts';
import { chooseCoupons } from '../coupons/choose-coupons.ts';
import { addClaims } from '../coupons/list-coupons.ts';
import { reserveStock } from '../inventory/stock.ts';
import { assertFewHeldPieces, assertFewUnpaid } from './submission/unpaid-orders.ts';

const requestedOf = ({ stores }: Basket) =>
  stores
    .flatMap(({ lines }) => lines)
    .flatMap(({ item: { quantity }, offer: { sku } }) => (sku ? [{ skuId: sku.id, quantity }] : []));

async function mailPlaced(tx: Tx, ctx: AppContext, orders: readonly OrderRow[]): Promise<void> {
  const [first] = orders;
  if (!first) return;
  const facts = { ...orderFacts(...orders), date: first.pay_deadline };
  await sendMail(tx, ctx, 'orderPlaced', { userId: first.buyer_id, ...facts });
}

/**
 * Places one order per store at current prices and reserves the stock. A repeated token returns the orders of
 * its first call.
 * @throws {DomainError} `duplicateSubmission` if the token was used for other items; `submitWithOpenOrders`,
 * `chooseAddress`, `goodsNotFound`, `orderTotalChanged`, or the problem of a line.
 */
export async function submitOrders(ctx: AppContext, submission: Submission): Promise<readonly OrderRow[]> {
  return transact(ctx, async (tx) => {
    const claimed = await claimToken(tx, ctx, submission);
    if (typeof claimed !== 'string') return claimed;
    const unpaid = await assertFewUnpaid(tx, submission.buyerId);
    const address = await findAddress(tx, submission.buyerId, submission.addressId);
    if (!address) throw new DomainError('chooseAddress');
    const coupons = await chooseCoupons(tx, ctx.clock, { ...submission, locks: true });
    const basket = await fillBasket(tx, ctx, { ...submission, coupons });
    assertOrderable(basket);
    assertCoupons(basket, submission.coupons);
    assertTotal(basket, submission.total);
    await assertFewHeldPieces(tx, unpaid, requestedOf(basket));

    const placement = { submissionId: claimed, submission, address, payMinutes: basket.payMinutes };
    const placed = basket.stores.map((store) => ({ store, values: orderValues(ctx, store, placement) }));
    const lines = placed.flatMap(({ store, values }) => lineValues(values.id, store));
    const orders = await insertOrders(
      tx,
      ctx,
      placed.map(({ values }) => values),
      lines,
    );
    const couponIds = orders.flatMap(({ coupon_id: id }) => id ?? []);
    await addClaims(tx, ctx.clock, submission.buyerId, [...new Set(couponIds)]);
    const requested = lines.map((line) => ({
      orderId: line.order_id,
      skuId: line.sku_id,
      quantity: line.quantity,
    }));
    await reserveStock(tx, ctx.clock, requested);
    await mailPlaced(tx, ctx, orders);
    return orders;
  });
}
