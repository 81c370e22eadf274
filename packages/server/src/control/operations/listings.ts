import { setListed, setStock as stock } from '../../domain/catalog/manage-listing.ts';
import type { ControlHandler } from '../contract.ts';

export const setStock: ControlHandler<'setStock'> = async ({ mall, params: { skuId }, body: { onHand } }) => {
  await stock(mall, skuId, onHand);
  return { skuId, onHand };
};

export const setShelf: ControlHandler<'setShelf'> = async ({ mall, params: { goodsId }, body }) => {
  await setListed(mall, goodsId, body.isOnShelf);
  return { goodsId, isOnShelf: body.isOnShelf };
};
