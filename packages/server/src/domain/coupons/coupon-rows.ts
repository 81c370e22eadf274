import { type RawBuilder, sql } from 'kysely';
import type { Clock } from '../../db/clock.ts';
import type { Db, Tx } from '../../db/database.ts';

/** A coupon with its remaining uses. Either `amount` or `percent` is set. Amounts are in dollars. */
export interface Coupon {
  readonly id: string;
  readonly code: string;
  /** Null for a coupon of the mall. */
  readonly storeId: string | null;
  readonly storeName: string | null;
  readonly amount: string | null;
  readonly percent: number | null;
  readonly maxDiscount: string | null;
  readonly minGoods: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly totalLimit: number | null;
  readonly userLimit: number;
  /** Whether it is valid at this time. */
  readonly isCurrent: boolean;
  readonly isClaimed: boolean;
  /** Orders that use it, and those of the buyer among them. Orders cancelled before payment do not count. */
  readonly used: number;
  readonly usedByBuyer: number;
}

const usesOf = (where: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(select count(*) from orders where orders.coupon_id = coupon.id and orders.status <> -1 and ${where})`;

/** Selects coupons as a buyer sees them. The caller adds conditions and the order. */
export async function selectCoupons(
  db: Db | Tx,
  clock: Clock,
  buyerId: string | undefined,
  rest: RawBuilder<unknown>,
): Promise<readonly Coupon[]> {
  const buyer = buyerId ?? '';
  const { rows } = await sql<Coupon>`
    select coupon.id, coupon.code, coupon.store_id as "storeId", store.name as "storeName", coupon.amount::text,
      coupon.percent, coupon.max_discount::text as "maxDiscount", coupon.min_goods::text as "minGoods",
      coupon.starts_at as "startsAt", coupon.ends_at as "endsAt", coupon.total_limit as "totalLimit",
      coupon.user_limit as "userLimit", ${isCurrent(clock)} as "isCurrent",
      exists (select from coupon_claim as claim where claim.coupon_id = coupon.id and claim.user_id = ${buyer}) as "isClaimed",
      ${usesOf(sql`true`)} as used, ${usesOf(sql`orders.buyer_id = ${buyer}`)} as "usedByBuyer"
    from coupon left join store on store.id = coupon.store_id
    ${rest}`.execute(db);
  return rows;
}

/** Whether a row of `coupon` is valid now. */
export const isCurrent = (clock: Clock): RawBuilder<boolean> =>
  sql<boolean>`(coupon.starts_at <= ${clock.now()} and coupon.ends_at > ${clock.now()})`;

/** Whether a row of `coupon` has uses left, of any buyer. */
export const hasUsesLeft: RawBuilder<boolean> = sql<boolean>`(coupon.total_limit is null
  or ${usesOf(sql`true`)} < coupon.total_limit)`;
