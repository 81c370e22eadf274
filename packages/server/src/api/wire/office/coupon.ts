import type { OfficeCouponDraft, OfficeCouponRow } from '@openmall/sdk/desk';
import type { CouponDraft } from '../../../domain/coupons/editing/coupon-terms.ts';
import type { OfficeCoupon } from '../../../domain/coupons/editing/list-office-coupons.ts';
import { dollars, optionalDollars } from '../money.ts';
import { epoch } from '../time.ts';

export const showOfficeCoupon = (coupon: OfficeCoupon): OfficeCouponRow => ({
  ...coupon,
  amount: optionalDollars(coupon.amount),
  maxDiscount: optionalDollars(coupon.maxDiscount),
  minGoods: dollars(coupon.minGoods),
  discounted: dollars(coupon.discounted),
  startsAt: epoch(coupon.startsAt),
  endsAt: epoch(coupon.endsAt),
});

export const readCouponDraft = ({
  amount,
  maxDiscount,
  minGoods,
  startsAt,
  endsAt,
  ...draft
}: OfficeCouponDraft): CouponDraft => ({
  ...draft,
  amount: amount?.toString(),
  maxDiscount: maxDiscount?.toString(),
  minGoods: String(minGoods),
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
});
