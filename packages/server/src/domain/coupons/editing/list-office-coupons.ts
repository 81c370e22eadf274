import { type RawBuilder, sql } from 'kysely';
import type { AppContext } from '../../../context.ts';
import type { Clock } from '../../../db/clock.ts';
import type { Page, PageRequest } from '../../paging.ts';
import { patternOf, readPage, when } from '../../read-page.ts';
import { isCurrent } from '../coupon-rows.ts';

type OfficeCouponState = 'scheduled' | 'running' | 'usedUp' | 'ended';

/** A coupon with what it has cost so far. Amounts are in dollars. */
export interface OfficeCoupon {
  readonly id: string;
  readonly code: string;
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
  readonly used: number;
  readonly discounted: string;
  readonly isFixed: boolean;
  readonly state: OfficeCouponState;
  readonly version: number;
}

interface CouponFilter {
  /** Keeps only coupons of this store. */
  readonly storeId?: string | undefined;
  readonly payer?: 'mall' | 'store' | undefined;
  readonly state?: OfficeCouponState | undefined;
  readonly keyword?: string | undefined;
}

/**
 * Coupons with their number of uses: orders that are cancelled before payment give them back. One pass over the orders is
 * faster than a count for each coupon.
 */
const withUses = sql`coupon left join (select coupon_id, count(*) as used from orders
  where coupon_id is not null and status <> -1 group by coupon_id) as counted on counted.coupon_id = coupon.id`;

const STATES_BY_USE: ReadonlySet<OfficeCouponState | undefined> = new Set(['running', 'usedUp']);

/** A condition for a state; those by use are for `withUses`. */
const stateIs = (clock: Clock, state: OfficeCouponState): RawBuilder<unknown> => {
  switch (state) {
    case 'ended':
      return sql`coupon.ends_at <= ${clock.now()}`;
    case 'scheduled':
      return sql`coupon.starts_at > ${clock.now()}`;
    case 'usedUp':
      return sql`(${isCurrent(clock)} and counted.used >= coupon.total_limit)`;
    case 'running':
      return sql`(${isCurrent(clock)} and (counted.used >= coupon.total_limit) is not true)`;
  }
};

/** The state of one coupon of a page. */
const stateOf = (clock: Clock): RawBuilder<unknown> => sql`case
  when ${stateIs(clock, 'ended')} then 'ended'
  when ${stateIs(clock, 'scheduled')} then 'scheduled'
  when uses.count >= coupon.total_limit then 'usedUp' else 'running' end`;

/** What only the rows of a page need: their store and their uses. */
const joins = sql`left join store on store.id = coupon.store_id
  cross join lateral (select count(*)::int, coalesce(sum(coupon_discount), 0) as discounted from orders
    where orders.coupon_id = coupon.id and orders.status <> -1) as uses`;

/** One page of coupons for those who make them, the latest first. */
export function listOfficeCoupons(
  { db, clock }: AppContext,
  { storeId, payer, state, keyword }: CouponFilter,
  page: PageRequest,
): Promise<Page<OfficeCoupon>> {
  return readPage<OfficeCoupon>(db, page, {
    select: sql`coupon.id, coupon.code, coupon.store_id as "storeId", store.name as "storeName",
      coupon.amount::text, coupon.percent, coupon.max_discount::text as "maxDiscount",
      coupon.min_goods::text as "minGoods", coupon.starts_at as "startsAt", coupon.ends_at as "endsAt",
      coupon.total_limit as "totalLimit", coupon.user_limit as "userLimit", coupon.version, ${stateOf(clock)} as state,
      uses.count as used, uses.discounted::text,
      exists (select from orders where orders.coupon_id = coupon.id) as "isFixed"`,
    from: STATES_BY_USE.has(state) ? withUses : sql`coupon`,
    joins: { alias: 'coupon', tables: joins },
    where: [
      when(storeId, (id) => sql`coupon.store_id = ${id}`),
      when(payer, (side) =>
        side === 'mall' ? sql`coupon.store_id is null` : sql`coupon.store_id is not null`,
      ),
      when(state, (wanted) => stateIs(clock, wanted)),
      when(keyword, (word) => {
        const hasCode = sql`coupon.code like ${patternOf(word.toUpperCase())}`;
        const ofStore = sql`coupon.store_id in (select id from store where name ilike ${patternOf(word)})`;
        return storeId === undefined ? sql`(${hasCode} or ${ofStore})` : hasCode;
      }),
    ],
    orderBy: sql`coupon.created_at desc, coupon.id desc`,
  });
}
