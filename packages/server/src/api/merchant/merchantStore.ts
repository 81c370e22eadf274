import { readStorePage, saveStorePage } from '../../domain/stores/store-page.ts';
import { type MerchantHandler, storeOf } from '../handler.ts';
import { optionalDollars } from '../wire/money.ts';

export const merchantStoreInfo: MerchantHandler<'merchantStoreInfo'> = async ({ ctx, session }) => {
  const { freeDeliveryFrom, ...page } = await readStorePage(ctx, storeOf(session));
  return { ...page, freeDeliveryFrom: optionalDollars(freeDeliveryFrom) };
};

export const merchantStoreSave: MerchantHandler<'merchantStoreSave'> = async ({ ctx, input, session }) => {
  const owner = { storeId: storeOf(session), userId: session.userId };
  const freeDeliveryFrom = input.freeDeliveryFrom === null ? null : String(input.freeDeliveryFrom);
  return { version: await saveStorePage(ctx, owner, { ...input, freeDeliveryFrom }) };
};
