import { type RawBuilder, sql } from 'kysely';
import type { AppContext } from '../../../context.ts';
import type { Page, PageRequest } from '../../paging.ts';
import { patternOf, readPage, when } from '../../read-page.ts';

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

/** Orders that are cancelled before payment give the coupon back. */
const uses = (what: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select ${what} from orders where orders.coupon_id = coupon.id and orders.status <> -1)`;

/** One page of coupons for those who make them, the latest first. */
export function listOfficeCoupons(
  { db, clock }: AppContext,
  { storeId, payer, state, keyword }: CouponFilter,
  page: PageRequest,
): Promise<Page<OfficeCoupon>> {
  const stateNow = sql`case
    when coupon.ends_at <= ${clock.now()} then 'ended'
    when coupon.starts_at > ${clock.now()} then 'scheduled'
    when coupon.total_limit is not null and ${uses(sql`count(*)`)} >= coupon.total_limit then 'usedUp'
    else 'running' end`;
  return readPage<OfficeCoupon>(db, page, {
    select: sql`coupon.id, coupon.code, coupon.store_id as "storeId", store.name as "storeName",
      coupon.amount::text, coupon.percent, coupon.max_discount::text as "maxDiscount",
      coupon.min_goods::text as "minGoods", coupon.starts_at as "startsAt", coupon.ends_at as "endsAt",
      coupon.total_limit as "totalLimit", coupon.user_limit as "userLimit", coupon.version, ${stateNow} as state,
      ${uses(sql`count(*)::int`)} as used,
      ${uses(sql`coalesce(sum(coupon_discount), 0)::text`)} as discounted,
      exists (select from orders where orders.coupon_id = coupon.id) as "isFixed"`,
    from: sql`coupon left join store on store.id = coupon.store_id`,
    where: [
      when(storeId, (id) => sql`coupon.store_id = ${id}`),
      when(payer, (side) =>
        side === 'mall' ? sql`coupon.store_id is null` : sql`coupon.store_id is not null`,
      ),
      when(state, (wanted) => sql`${stateNow} = ${wanted}`),
      when(keyword, (word) =>
        storeId === undefined
          ? sql`(coupon.code ilike ${patternOf(word)} or store.name ilike ${patternOf(word)})`
          : sql`coupon.code ilike ${patternOf(word)}`,
      ),
    ],
    orderBy: sql`coupon.created_at desc, coupon.id desc`,
  });
}
