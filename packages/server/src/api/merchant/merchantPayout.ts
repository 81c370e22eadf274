import { payOutStore } from '../../domain/stores/earnings.ts';
import { type MerchantHandler, storeOf } from '../handler.ts';
import { coins } from '../wire/money.ts';

export const merchantPayoutAsk: MerchantHandler<'merchantPayoutAsk'> = async ({ ctx, input, session }) => {
  const request = { ...input, storeId: storeOf(session), userId: session.userId };
  const { payoutId, available } = await payOutStore(ctx, request);
  return { payoutId, available: coins(available) };
};
