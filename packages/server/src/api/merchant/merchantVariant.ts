import { setStock } from '../../domain/catalog/manage-listing.ts';
import { saveVariants } from '../../domain/catalog/editing/save-variants.ts';
import { type MerchantHandler, storeOf } from '../handler.ts';

export const merchantVariantStock: MerchantHandler<'merchantVariantStock'> = async ({ ctx, input }) => {
  await setStock(ctx, input.skuId, input.pieces);
  return null;
};

export const merchantVariantSaveAll: MerchantHandler<'merchantVariantSaveAll'> = async ({
  ctx,
  input: { goodsId, version, variants },
  session,
}) => {
  const owned = { storeId: storeOf(session), userId: session.userId, goodsId };
  const drafts = variants.map((variant) => ({ ...variant, price: String(variant.price) }));
  return saveVariants(ctx, owned, { version, variants: drafts });
};
