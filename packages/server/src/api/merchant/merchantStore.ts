import { readStorePage, saveStorePage } from '../../domain/stores/store-page.ts';
import { type MerchantHandler, storeOf } from '../handler.ts';

export const merchantStoreInfo: MerchantHandler<'merchantStoreInfo'> = ({ ctx, session }) =>
  readStorePage(ctx, storeOf(session));

export const merchantStoreSave: MerchantHandler<'merchantStoreSave'> = async ({ ctx, input, session }) => ({
  version: await saveStorePage(ctx, { storeId: storeOf(session), userId: session.userId }, input),
});
