import type { Address } from '@openmall/sdk';
import type { Account, Order, Submission } from '../../state/account.ts';
import type { AppliedCoupon } from '../../state/coupons/coupons.ts';
import type { Mall } from '../../state/mall.ts';
import { priceLines } from '../../state/price.ts';
import { byStore, type BasketLine } from './price-cart.ts';
import { log } from './order-log.ts';

export interface OrderPlacement {
  readonly lines: readonly BasketLine[];
  readonly address: Address;
  readonly remarks: string;
  readonly submission?: Submission;
  readonly at: number;
  /** The coupons by store. */
  readonly coupons?: ReadonlyMap<string, AppliedCoupon>;
}

/** Places one order per store and reduces the stock. */
export function placeOrders(
  mall: Mall,
  account: Account,
  { lines, address, remarks, submission, at, coupons }: OrderPlacement,
): Order[] {
  return [...byStore(lines)].map(([storeId, storeLines]) => {
    const coupon = coupons?.get(storeId);
    const order: Order = {
      id: mall.nextId('or'),
      storeId,
      lines: storeLines,
      figures: priceLines(storeLines, coupon?.cents),
      couponCode: coupon?.code,
      address,
      createdAt: at,
      remarks,
      log: [],
      submission,
      status: 0,
      statusBeforeRefund: 1,
      returnStatus: 0,
      paidAt: undefined,
      shippedAt: undefined,
      reminded: false,
      cancelReason: null,
      refunds: [],
      returns: [],
    };
    for (const { sku, count } of storeLines) sku.stock -= count;
    account.orders.unshift(order);
    log(mall, account, order, { step: 'placed', at });
    return order;
  });
}
