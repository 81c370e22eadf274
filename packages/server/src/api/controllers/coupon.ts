import { claimCoupon, listCoupons, listOwnCoupons } from '../../domain/coupons/list-coupons.ts';
import type { Handler } from '../handler.ts';
import { showCoupon } from '../wire/coupon.ts';
import { pageData, pageRequest } from '../wire/paging.ts';

export const couponClaim: Handler<'couponClaim'> = async ({ ctx, input, session }) =>
  showCoupon(await claimCoupon(ctx, session.userId, input.code.toUpperCase()));

export const couponList: Handler<'couponList'> = async ({ ctx, input, session }) =>
  pageData(await listCoupons(ctx, session?.userId, input.sellerId, pageRequest(input)), showCoupon);

export const couponMine: Handler<'couponMine'> = async ({ ctx, input, session }) =>
  pageData(await listOwnCoupons(ctx, session.userId, pageRequest(input)), showCoupon);
