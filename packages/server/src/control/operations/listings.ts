import { setListed, setStock as stock } from '../../domain/catalog/manage-listing.ts';
import { setPriceTiers as replacePriceTiers } from '../../domain/catalog/price-tiers.ts';
import type { ControlHandler } from '../contract.ts';

export const setStock: ControlHandler<'setStock'> = async ({ ctx, params: { skuId }, body: { onHand } }) => {
  await stock(ctx, skuId, onHand);
  return { skuId, onHand };
};

export const setPriceTiers: ControlHandler<'setPriceTiers'> = async ({ ctx, params: { skuId }, body }) => {
  await replacePriceTiers(ctx, skuId, body.tiers);
  return { skuId, tiers: body.tiers };
};

export const setShelf: ControlHandler<'setShelf'> = async ({ ctx, params: { goodsId }, body }) => {
  await setListed(ctx, goodsId, body.isOnShelf);
  return { goodsId, isOnShelf: body.isOnShelf };
};
