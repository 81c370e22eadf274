import { createCoupon as create } from '../../domain/coupons/create-coupon.ts';
import { setFreeDelivery as setOffer } from '../../domain/stores/free-delivery.ts';
import type { ControlHandler } from '../contract.ts';

export const createCoupon: ControlHandler<'createCoupon'> = async ({ ctx, body }) => ({
  couponId: await create(ctx, body),
  code: body.code.toUpperCase(),
});

export const setFreeDelivery: ControlHandler<'setFreeDelivery'> = async ({
  ctx,
  params: { storeId },
  body: { from },
}) => {
  await setOffer(ctx, storeId, from);
  return { from };
};
