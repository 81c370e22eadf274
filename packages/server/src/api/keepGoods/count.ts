import { countKeptGoods } from '../../domain/favourites/keep-goods.ts';
import type { Handler } from '../handler.ts';

export const keepGoodsCount: Handler<'keepGoodsCount'> = ({ mall, session }) =>
  countKeptGoods(mall, session.userId);
