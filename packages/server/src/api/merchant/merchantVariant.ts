import { setStock } from '../../domain/catalog/manage-listing.ts';
import type { MerchantHandler } from '../handler.ts';

export const merchantVariantStock: MerchantHandler<'merchantVariantStock'> = async ({ ctx, input }) => {
  await setStock(ctx, input.skuId, input.pieces);
  return null;
};
