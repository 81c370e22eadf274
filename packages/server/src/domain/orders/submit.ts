import { compare } from '@openmall/sdk/money';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { AddressRow, OrderRow } from '../../db/schema/tables.ts';
import { transact } from '../../db/transact.ts';
import { lockAgainstClosing } from '../accounts/sessions.ts';
import { findAddress } from '../addresses/find-address.ts';
import { DomainError } from '../domain-error.ts';
import type { AppContext } from '../../context.ts';
import { truncateCents } from '../money/exact.ts';
import { newId } from '../new-id.ts';
import { readSettings } from '../settings/settings.ts';
import { sendMail } from '../mail/send-mail.ts';
import { orderFacts } from '../mail/mail-facts.ts';
import { contentHash, mergeItems, type OrderItem } from './order-items.ts';
import { logOrderStep } from './order-rows.ts';
import { fillBasket, type Basket, type QuotedStore } from './quote.ts';
import { chooseCoupons, type CouponChoice } from '../coupons/choose-coupons.ts';
import { addClaims } from '../coupons/list-coupons.ts';
import { reserveStock } from '../inventory/stock.ts';
import { assertFairShare, assertFewUnpaid } from './unpaid-orders.ts';

export interface Submission {
  readonly buyerId: string;
  readonly lang: string;
  readonly items: readonly OrderItem[];
  readonly addressId?: string | undefined;
  readonly note?: string | undefined;
  /** Idempotency key: the same for each repeat of one form. */
  readonly token?: string | undefined;
  /** At most one coupon for the order of each store. */
  readonly coupons?: readonly CouponChoice[] | undefined;
  /** The total of all orders that the buyer saw, in dollars. */
  readonly total?: string | undefined;
}

/**
 * Claims the submit token. Returns the id of the new submission, or the orders of an earlier one with the same
 * token. A concurrent claim waits here until the first one commits.
 */
async function claim(
  tx: Tx,
  { clock }: AppContext,
  submission: Submission,
): Promise<string | readonly OrderRow[]> {
  const { buyerId, token } = submission;
  const hash = contentHash(mergeItems(submission.items), submission.coupons);
  const id = newId('sb');
  const { numInsertedOrUpdatedRows: inserted } = await tx
    .insertInto('submission')
    .values({ id, buyer_id: buyerId, token: token ?? id, content_hash: hash, created_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (inserted) return id;
  const earlier = await tx
    .selectFrom('orders')
    .innerJoin('submission', 'submission.id', 'orders.submission_id')
    .selectAll('orders')
    .select('submission.content_hash')
    .where('submission.buyer_id', '=', buyerId)
    .where('submission.token', '=', token ?? id)
    .orderBy('orders.id')
    .execute();
  if (earlier.some((order) => order.content_hash !== hash)) throw new DomainError('duplicateSubmission');
  return earlier;
}

/**
 * Asserts that every line can be ordered: all lines become orders, or none.
 * @throws {DomainError} `goodsNotFound`, or the first problem of a line.
 */
function assertOrderable({ stores, missing }: Basket): void {
  if (missing.length > 0) throw new DomainError('goodsNotFound');
  for (const { problems } of stores.flatMap(({ lines }) => lines)) {
    const [problem] = problems;
    if (problem) throw new DomainError(problem);
  }
}

/**
 * Asserts that each named coupon can be used by the order of its store.
 * @throws {DomainError} `couponOtherStore` for a store that nothing is ordered from, or the problem of a coupon.
 */
function assertCoupons({ stores }: Basket, choices: readonly CouponChoice[] = []): void {
  for (const { storeId } of choices)
    if (!stores.some((store) => store.storeId === storeId)) throw new DomainError('couponOtherStore');
  for (const { coupon } of stores) if (coupon?.problem) throw new DomainError(coupon.problem);
}

/**
 * @throws {DomainError} `orderTotalChanged` if a price, fee or discount has changed since the buyer saw the
 * total.
 */
function assertTotal({ figures }: Basket, shown: string | undefined): void {
  if (shown !== undefined && compare(truncateCents(figures.total), shown) !== 0)
    throw new DomainError('orderTotalChanged');
}

interface Placement {
  readonly submissionId: string;
  readonly submission: Submission;
  readonly address: AddressRow;
  readonly payMinutes: string;
}

function orderValues({ clock }: AppContext, store: QuotedStore, placement: Placement) {
  const { figures, lines } = store;
  const { submissionId, submission, address, payMinutes } = placement;
  const { contacts, phone, email, postcode, country, country_id, province, city } = address;
  return {
    id: newId('or'),
    submission_id: submissionId,
    buyer_id: submission.buyerId,
    store_id: store.storeId,
    status: 0,
    items: figures.items,
    dispatch_fee: figures.dispatchFee,
    long_distance_fee: figures.longDistanceFee,
    delivery_fee: figures.deliveryFee,
    freight: figures.freight,
    tax: figures.tax,
    fee: figures.fee,
    discount: figures.discount,
    ...couponValues(store),
    total: figures.total,
    pieces: lines.reduce((pieces, { item }) => pieces + item.quantity, 0),
    note: submission.note ?? '',
    ...{ contacts, phone, email, postcode, country, country_id, province, city, address: address.address },
    last_step: 'placed',
    created_at: clock.now(),
    changed_at: clock.now(),
    pay_deadline: sql<Date>`${clock.now()} + make_interval(mins => cast(${payMinutes} as integer))`,
  };
}

function couponValues({ coupon, figures }: QuotedStore) {
  return {
    coupon_id: coupon?.couponId ?? null,
    coupon_payer: coupon && (coupon.isOfStore ? ('store' as const) : ('mall' as const)),
    coupon_discount: figures.couponDiscount,
  };
}

function lineValues(orderId: string, { lines }: QuotedStore) {
  return lines.flatMap(({ item, offer, figures }, index) =>
    offer.sku
      ? {
          order_id: orderId,
          position: index + 1,
          goods_id: offer.goodsId,
          sku_id: offer.sku.id,
          quantity: item.quantity,
          price: figures.price,
          paid_price: figures.paidPrice,
          freight: figures.freight,
          tax: figures.tax,
          name: offer.name,
          image: offer.image,
          attributes: JSON.stringify(offer.attributes),
        }
      : [],
  );
}

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
    const claimed = await claim(tx, ctx, submission);
    if (typeof claimed !== 'string') return claimed;
    // An account that is being closed must not get new orders.
    await lockAgainstClosing(tx, submission.buyerId);
    await assertFewUnpaid(tx, submission.buyerId);
    const address = await findAddress(tx, submission.buyerId, submission.addressId);
    if (!address) throw new DomainError('chooseAddress');
    const coupons = await chooseCoupons(tx, ctx.clock, { ...submission, locks: true });
    const basket = await fillBasket(tx, ctx, { ...submission, coupons });
    assertOrderable(basket);
    assertCoupons(basket, submission.coupons);
    assertTotal(basket, submission.total);
    await assertFairShare(tx, submission.buyerId, requestedOf(basket));
    const { order_pay_minutes: payMinutes } = await readSettings(tx, ['order_pay_minutes']);

    const placement = { submissionId: claimed, submission, address, payMinutes };
    const placed = basket.stores.map((store) => ({ store, values: orderValues(ctx, store, placement) }));
    const orders = await tx
      .insertInto('orders')
      .values(placed.map(({ values }) => values))
      .returningAll()
      .execute();
    const lines = placed.flatMap(({ store, values }) => lineValues(values.id, store));
    await tx.insertInto('order_line').values(lines).execute();
    const couponIds = orders.flatMap(({ coupon_id: id }) => id ?? []);
    await addClaims(tx, ctx.clock, submission.buyerId, [...new Set(couponIds)]);
    const requested = lines.map((line) => ({
      orderId: line.order_id,
      skuId: line.sku_id,
      quantity: line.quantity,
    }));
    await reserveStock(tx, ctx.clock, requested);
    await logOrderStep(tx, ctx.clock, orders, { step: 'placed' });
    await mailPlaced(tx, ctx, orders);
    return orders;
  });
}
