/** A coupon is claimed once, used by an order, and given back by its cancellation (contract: `coupon!claim`). */
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { missingPrecondition } from '../../setup/precondition-error.ts';
import { orderLine } from '../../setup/orders.ts';
import type { Exchange } from '../../target/exchange.ts';
import { findCoupon } from '../offers/coupons.ts';
import { defineChecks } from '../support/define-check.ts';
import { dataOf, granted, rowsOf } from '../support/granted.ts';

const [USABLE, USED] = [0, 1];
/** Some coupons may be used several times, which no field shows. */
const MAX_COUPONS = 3;

/** Claims a coupon, places an order with it and cancels that. Returns its code if it may be used again. */
async function tryCoupon(context: CheckContext, except: readonly string[]): Promise<string | undefined> {
  const { caller, coupon, offer, quantity } = await findCoupon(context, except);
  const { code } = coupon;
  const calls: Exchange[] = [];
  for (let time = 0; time < 2; time += 1)
    calls.push(await granted(context.call('couponClaim', { code }, { caller })));
  const read = async () => {
    const mine = await granted(context.call('couponMine', {}, { caller }));
    return { mine, states: rowsOf(mine).flatMap((row) => (row['code'] === code ? [row['state']] : [])) };
  };
  type Shown = Awaited<ReturnType<typeof read>>;
  const expectState = (
    id: 'couponClaim' | 'couponMine',
    { mine, states }: Shown,
    state: number,
    when: string,
  ) =>
    context.expect(
      id,
      states.join() === String(state)
        ? undefined
        : `shows the states [${states.join(', ')}] of a coupon ${when}, not [${state}]`,
      ...calls,
      mine,
    );
  expectState('couponClaim', await read(), USABLE, 'that was claimed twice');
  const addressId = await context.setup.orders.addressId(caller);
  const orderInfo = orderLine(offer, quantity);
  const form = { orderInfo, addressId, coupons: `${offer.sellerId},${code}` };
  const placed = await granted(context.call('orderSubmit', form, { caller }));
  const [order] = dataOf(placed)['orderList'] as readonly { orderId: string }[];
  calls.push(placed);
  const used = await read();
  if (used.states.join() === String(USABLE)) return code;
  expectState('couponMine', used, USED, 'that an order names');
  const cancel = { orderId: order?.orderId ?? '', returnReason: 0 } as const;
  calls.push(await granted(context.call('orderCancel', cancel, { caller })));
  expectState('couponMine', await read(), USABLE, 'whose order was cancelled before payment');
  return undefined;
}

async function checkCouponClaims(context: CheckContext): Promise<void> {
  const tried: string[] = [];
  while (tried.length < MAX_COUPONS) {
    const code = await tryCoupon(context, tried);
    if (code === undefined) return;
    tried.push(code);
  }
  throw missingPrecondition('a coupon that a buyer may use once');
}

export const couponClaimChecks: readonly ActiveCheck[] = [
  defineChecks('orders', 'contract')(
    'ord.coupon-claims',
    'A coupon is claimed once, counts as used from the order that names it, and comes back with its cancellation.',
    ['couponClaim', 'couponMine'],
    checkCouponClaims,
  ),
];
