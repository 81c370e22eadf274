import type { Generated } from 'kysely';
import type { Amount, Optional, Time } from './column-types.ts';

export interface CouponTable {
  id: string;
  /** In capitals. */
  code: string;
  /** Null for a coupon of the mall. */
  store_id: Optional<string>;
  /** Either an amount in dollars or a share in per cent. */
  amount: Optional<string>;
  percent: Optional<number>;
  max_discount: Optional<string>;
  min_goods: Amount;
  starts_at: Time;
  ends_at: Time;
  /** How many orders may use it in all. Null for any number. */
  total_limit: Optional<number>;
  user_limit: Generated<number>;
  created_at: Time;
  version: Generated<number>;
}
export interface CouponClaimTable {
  user_id: string;
  coupon_id: string;
  claimed_at: Time;
}
