import { endDiscount, saveDiscount } from '../../domain/catalog/editing/discounts.ts';
import { type MerchantHandler, storeOf } from '../handler.ts';

export const merchantDiscountSave: MerchantHandler<'merchantDiscountSave'> = async ({
  ctx,
  input: { startsAt, endsAt, ...input },
  session,
}) => {
  const draft = { ...input, startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
  return { discountId: await saveDiscount(ctx, storeOf(session), draft) };
};

export const merchantDiscountEnd: MerchantHandler<'merchantDiscountEnd'> = async ({
  ctx,
  input,
  session,
}) => {
  await endDiscount(ctx, storeOf(session), input.discountId);
  return null;
};
