import type { Insertable } from 'kysely';
import type { Tables } from '../../db/schema/tables.ts';
import type { DemoMall } from '../demo-mall.ts';
import type { DemoStore } from '../demo-types.ts';
import { stableId } from '../stable-id.ts';
import { daysBefore } from './moments.ts';

type CouponRow = Insertable<Tables['coupon']>;

const VALID_DAYS = 365;

/** The minimum goods total for free delivery from a demo store. Stores with the lowest freight offer it. */
export const freeDeliveryFrom = ({ longDistanceFee }: DemoStore): string | null =>
  Number(longDistanceFee) < 2 ? '79' : null;

type Terms = Pick<CouponRow, 'code' | 'amount' | 'percent' | 'max_discount' | 'min_goods' | 'user_limit'>;

const MALL_COUPONS: readonly Terms[] = [
  { code: 'WELCOME5', amount: '5', min_goods: '30' },
  { code: 'MALL15', amount: '15', min_goods: '150', user_limit: 3 },
];

/** A store's coupon takes a share or an amount off, by turns. */
const storeTerms = ({ name }: DemoStore, index: number): Terms => {
  const word = (name.split(' ')[0] ?? '').toUpperCase().replaceAll(/[^A-Z]/g, '');
  return index % 2 === 0
    ? { code: `${word}10`, percent: 10, max_discount: '20', min_goods: '40' }
    : { code: `${word}8`, amount: '8', min_goods: '60' };
};

const STORE_EVERY = 3;

/** Coupons of the demo mall and of every third store, with unique codes. */
export function couponRows({ seed, stores }: DemoMall, now: Date): CouponRow[] {
  const offering = stores.filter((_, index) => index % STORE_EVERY === 0);
  const all = [
    ...MALL_COUPONS.map((terms) => ({ terms, storeId: null })),
    ...offering.map((store, index) => ({ terms: storeTerms(store, index), storeId: store.id })),
  ];
  const byCode = new Map(all.map((coupon) => [coupon.terms.code, coupon]));
  return [...byCode.values()].map(({ terms, storeId }) => ({
    ...terms,
    id: stableId(seed, 'coupon', terms.code),
    store_id: storeId,
    starts_at: daysBefore(now, 1),
    ends_at: daysBefore(now, -VALID_DAYS),
    created_at: daysBefore(now, 1),
  }));
}
