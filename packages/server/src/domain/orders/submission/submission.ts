import type { CouponChoice } from '../../coupons/choose-coupons.ts';
import type { OrderItem } from '../order-items.ts';

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
