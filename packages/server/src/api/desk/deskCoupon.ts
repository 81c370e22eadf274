import { endCoupon } from '../../domain/coupons/editing/end-coupon.ts';
import { listOfficeCoupons } from '../../domain/coupons/editing/list-office-coupons.ts';
import { saveCoupon } from '../../domain/coupons/editing/save-coupon.ts';
import type { DeskHandler } from '../handler.ts';
import { readCouponDraft, showOfficeCoupon } from '../wire/office/coupon.ts';
import { pageData, pageRequest } from '../wire/paging.ts';

export const deskCouponList: DeskHandler<'deskCouponList'> = async ({ ctx, input }) =>
  pageData(await listOfficeCoupons(ctx, input, pageRequest(input)), showOfficeCoupon);

export const deskCouponSave: DeskHandler<'deskCouponSave'> = ({ ctx, input }) =>
  saveCoupon(ctx, null, readCouponDraft(input));

export const deskCouponEnd: DeskHandler<'deskCouponEnd'> = async ({ ctx, input }) => {
  await endCoupon(ctx, null, input.couponId);
  return null;
};
