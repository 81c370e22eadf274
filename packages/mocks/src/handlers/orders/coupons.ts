import type { Coupon, CouponPage } from '@openmall/sdk';
import type { Account } from '../../state/account.ts';
import type { CallHandlers } from '../../state/call-context.ts';
import { dollars } from '../../state/cents.ts';
import { couponsOf, isOffered, isUsed, problemOf } from '../../state/coupons/coupons.ts';
import { storeBy, type Mall } from '../../state/mall.ts';
import { pageOf } from '../../state/paging.ts';
import { found, Refusal } from '../../state/refusal.ts';
import type { StoredCoupon } from '../../state/coupons/stored-coupons.ts';

const optional = (cents: number | undefined): number | null => (cents === undefined ? null : dollars(cents));

function showCoupon(mall: Mall, account: Account | undefined, coupon: StoredCoupon): Coupon {
  return {
    id: coupon.id,
    code: coupon.code,
    sellerId: coupon.storeId ?? null,
    sellerName: coupon.storeId === undefined ? null : storeBy(mall, coupon.storeId).listing.name,
    amount: optional(coupon.cents),
    percent: coupon.percent ?? null,
    maxDiscount: optional(coupon.maxCents),
    minGoods: dollars(coupon.minCents),
    startTime: coupon.startsAt,
    endTime: coupon.endsAt,
    claimed: account?.coupons.has(coupon.id) ? 1 : 0,
    state: account && isUsed(account, coupon) ? 1 : isOffered(mall, coupon) ? 0 : 2,
  };
}

interface Shown {
  readonly coupons: readonly StoredCoupon[];
  readonly pageNum: number | undefined;
  readonly pageSize: number | undefined;
}

function showPage(
  mall: Mall,
  account: Account | undefined,
  { coupons, pageNum, pageSize }: Shown,
): CouponPage {
  const { pageInfo, pageList } = pageOf(coupons, pageNum, pageSize);
  return { pageInfo, pageList: pageList.map((coupon) => showCoupon(mall, account, coupon)) };
}

export const couponHandlers = {
  couponList({ sellerId, pageNum, pageSize }, { mall, account }) {
    const fits = (coupon: StoredCoupon) =>
      isOffered(mall, coupon) && (sellerId === undefined || [undefined, sellerId].includes(coupon.storeId));
    return showPage(mall, account, { coupons: couponsOf(mall).filter(fits), pageNum, pageSize });
  },
  couponMine({ pageNum, pageSize }, { mall, buyer }) {
    const own = couponsOf(mall).filter(({ id }) => buyer.coupons.has(id));
    const coupons = own.toSorted((a, b) => Number(isUsed(buyer, a)) - Number(isUsed(buyer, b)));
    return showPage(mall, buyer, { coupons, pageNum, pageSize });
  },
  couponClaim({ code }, { mall, buyer }) {
    const coupon = found(
      couponsOf(mall).find((coupon) => coupon.code === code.toUpperCase()),
      'couponNotFound',
    );
    const problem = buyer.coupons.has(coupon.id) ? null : problemOf(mall, buyer, coupon);
    if (problem) throw new Refusal(problem);
    buyer.coupons.add(coupon.id);
    return showCoupon(mall, buyer, coupon);
  },
} satisfies Partial<CallHandlers>;
