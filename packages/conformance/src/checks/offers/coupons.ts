/** A coupon takes off what its terms say, or says why it can't be used (contract: `coupon!list`, `order!quote`). */
import { add, compare, divide, multiply, truncate } from '@openmall/sdk/money';
import type { Coupon, OrderQuoteData, OrderQuoteStore } from '@openmall/sdk';
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import type { Caller } from '../../target/exchange.ts';
import type { Control } from '../../setup/control.ts';
import { isRestockable, type Offer } from '../../setup/goods.ts';
import { orderLine } from '../../setup/orders.ts';
import { PreconditionError } from '../../setup/precondition-error.ts';
import { defineChecks } from '../support/define-check.ts';
import { expectRefusal } from '../support/refusal.ts';

interface CouponCase {
  readonly caller: Caller;
  readonly coupon: Coupon;
  readonly offer: Offer;
  readonly quantity: number;
}

/** The largest order that a check places for a coupon. */
const MAX_QUANTITY = 100;

/** How many pieces of an offer reach the minimum of a coupon. */
function quantityFor({ goods, buyMin }: Offer, { minGoods }: Coupon): number {
  const price = goods.discountPrice ?? goods.sellingPrice;
  return Math.max(buyMin, 1 + Number(divide(minGoods, price, 0)));
}

/** Whether enough pieces are in stock, which the control contract may have to bring about. */
async function hasPieces(offer: Offer, quantity: number, control: Control | undefined): Promise<boolean> {
  if (quantity <= (offer.stock ?? 20)) return true;
  if (!control || !isRestockable(offer)) return false;
  await control.setStock(offer.skuId, MAX_QUANTITY);
  return true;
}

/**
 * Finds a coupon and goods that reach its minimum. The control contract restocks goods of which too few are left.
 * @throws {PreconditionError} if there is none.
 */
export async function findCoupon(
  { setup }: CheckContext,
  except: readonly string[] = [],
): Promise<CouponCase> {
  const { accounts, catalog, control, request } = setup;
  const caller = await accounts.newAccount();
  for (const offer of await catalog.offers()) {
    const { pageList } = await request('couponList', { sellerId: offer.sellerId }, caller);
    for (const coupon of pageList) {
      const quantity = quantityFor(offer, coupon);
      if (except.includes(coupon.code) || coupon.state !== 0 || quantity > MAX_QUANTITY) continue;
      if (!(await hasPieces(offer, quantity, control))) continue;
      return { caller, coupon, offer, quantity };
    }
  }
  throw new PreconditionError('skipped', 'needs a coupon (`coupon!list`) and goods that reach its minimum');
}

async function quoteStore(
  context: CheckContext,
  { caller, offer, quantity }: CouponCase,
  coupons: string | undefined,
) {
  const input = { orderInfo: orderLine(offer, quantity), ...(coupons !== undefined && { coupons }) };
  const exchange = await context.call('orderQuote', input, { caller });
  const { stores } = (exchange.envelope?.data ?? {}) as Partial<OrderQuoteData>;
  const store = stores?.[0];
  if (!store) throw new PreconditionError('inconclusive', 'order!quote shows no store', exchange);
  return { exchange, store };
}

function discountOf(
  { amount, percent, maxDiscount }: Coupon,
  { itemsTotal, discount }: OrderQuoteStore,
): string {
  if (amount !== null) return String(amount);
  const goods = add(itemsTotal, -discount);
  const share = truncate(divide(multiply(goods, percent ?? 0), 100, 4), 2);
  return maxDiscount !== null && compare(share, maxDiscount) > 0 ? String(maxDiscount) : share;
}

async function checkTerms(context: CheckContext): Promise<void> {
  const found = await findCoupon(context);
  const { coupon, offer } = found;
  const plain = await quoteStore(context, found, undefined);
  const reduced = await quoteStore(context, found, `${offer.sellerId},${coupon.code}`);
  const expected = discountOf(coupon, plain.store);
  const { couponDiscount = 0, total } = reduced.store;
  const fault =
    compare(couponDiscount, expected) !== 0
      ? `takes ${couponDiscount} off for a coupon that says ${expected}`
      : compare(add(total, couponDiscount), plain.store.total) !== 0
        ? `shows a total of ${total} instead of ${add(plain.store.total, -couponDiscount)}`
        : undefined;
  context.expect('orderQuote', fault, plain.exchange, reduced.exchange);
}

async function checkUnknown(context: CheckContext): Promise<void> {
  const found = await findCoupon(context);
  const { caller, offer, quantity } = found;
  const coupons = `${offer.sellerId},NOSUCHCOUPON0`;
  const { exchange, store } = await quoteStore(context, found, coupons);
  const isNamed = store.coupon?.problem === 'couponNotFound' && store.couponDiscount === 0;
  context.expect('orderQuote', isNamed ? undefined : 'does not say that a coupon is unknown', exchange);
  const addressId = await context.setup.orders.addressId(caller);
  const input = { orderInfo: orderLine(offer, quantity), addressId, coupons };
  const submit = await context.call('orderSubmit', input, { caller });
  const refusal = { keys: ['couponNotFound'], granted: 'places an order with an unknown coupon' } as const;
  expectRefusal(context, 'orderSubmit', refusal, submit);
}

const define = defineChecks('orders', 'contract');

export const couponChecks: readonly ActiveCheck[] = [
  define(
    'ord.coupon-terms',
    'A coupon takes off what its terms say, and nothing else of an order changes.',
    ['orderQuote'],
    checkTerms,
  ),
  define(
    'ord.unknown-coupon',
    'A quote says that a coupon is unknown, and no order is placed with it.',
    ['orderQuote', 'orderSubmit'],
    checkUnknown,
  ),
];
