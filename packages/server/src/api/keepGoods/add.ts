import { keepGoods } from '../../domain/favourites/keep-goods.ts';
import type { Handler } from '../handler.ts';

export const keepGoodsAdd: Handler<'keepGoodsAdd'> = async ({ mall, input, session }) => {
  await keepGoods(mall, session.userId, input.sellerGoodsId);
  return null;
};
