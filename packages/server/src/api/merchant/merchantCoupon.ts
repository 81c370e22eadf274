import { endCoupon } from '../../domain/coupons/editing/end-coupon.ts';
import { listOfficeCoupons } from '../../domain/coupons/editing/list-office-coupons.ts';
import { saveCoupon } from '../../domain/coupons/editing/save-coupon.ts';
import { type MerchantHandler, storeOf } from '../handler.ts';
import { readCouponDraft, showOfficeCoupon } from '../wire/office/coupon.ts';
import { pageData, pageRequest } from '../wire/paging.ts';

export const merchantCouponList: MerchantHandler<'merchantCouponList'> = async ({ ctx, input, session }) => {
  const { state, keyword } = input;
  const ofStore = { storeId: storeOf(session), state, keyword };
  return pageData(await listOfficeCoupons(ctx, ofStore, pageRequest(input)), showOfficeCoupon);
};

export const merchantCouponSave: MerchantHandler<'merchantCouponSave'> = ({ ctx, input, session }) =>
  saveCoupon(ctx, storeOf(session), readCouponDraft(input));

export const merchantCouponEnd: MerchantHandler<'merchantCouponEnd'> = async ({ ctx, input, session }) => {
  await endCoupon(ctx, storeOf(session), input.couponId);
  return null;
};
