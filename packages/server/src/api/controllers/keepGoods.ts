import {
  countFavourites,
  removeFavourite,
  addFavourite,
  listFavourites,
} from '../../domain/favourites/favourites.ts';
import { optionalUserId } from '../caller.ts';
import type { Handler } from '../handler.ts';
import { showGoods } from '../wire/goods.ts';
import { pageData, pageRequest } from '../wire/paging.ts';

export const keepGoodsAdd: Handler<'keepGoodsAdd'> = async ({ mall, input, session }) => {
  await addFavourite(mall, session.userId, input.sellerGoodsId);
  return null;
};

export const keepGoodsCount: Handler<'keepGoodsCount'> = async ({ mall, ...caller }) => {
  const userId = optionalUserId(caller);
  return userId === undefined ? 0 : countFavourites(mall, userId);
};

export const keepGoodsDel: Handler<'keepGoodsDel'> = async ({ mall, input, session }) => {
  await removeFavourite(mall, session.userId, input.sellerGoodsId);
  return null;
};

export const keepGoodsList: Handler<'keepGoodsList'> = async ({ mall, input, lang, session }) =>
  pageData(await listFavourites(mall, lang, session.userId, pageRequest(input)), showGoods);
