import { dropGoods } from '../../domain/favourites/keep-goods.ts';
import type { Handler } from '../handler.ts';

export const keepGoodsDel: Handler<'keepGoodsDel'> = async ({ mall, input, session }) => {
  await dropGoods(mall, session.userId, input.sellerGoodsId);
  return null;
};
