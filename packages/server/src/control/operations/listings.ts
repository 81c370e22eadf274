import { setListed, setStock as stock } from '../../domain/catalog/manage-listing.ts';
import type { ControlHandler } from '../contract.ts';

export const setStock: ControlHandler<'setStock'> = async ({ ctx, params: { skuId }, body: { onHand } }) => {
  await stock(ctx, skuId, onHand);
  return { skuId, onHand };
};

export const setShelf: ControlHandler<'setShelf'> = async ({ ctx, params: { goodsId }, body }) => {
  await setListed(ctx, goodsId, body.isOnShelf);
  return { goodsId, isOnShelf: body.isOnShelf };
};
