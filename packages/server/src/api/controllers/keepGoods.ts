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

export const keepGoodsAdd: Handler<'keepGoodsAdd'> = async ({ ctx, input, session }) => {
  await addFavourite(ctx, session.userId, input.sellerGoodsId);
  return null;
};

export const keepGoodsCount: Handler<'keepGoodsCount'> = async ({ ctx, ...caller }) => {
  const userId = optionalUserId(caller);
  return userId === undefined ? 0 : countFavourites(ctx, userId);
};

export const keepGoodsDel: Handler<'keepGoodsDel'> = async ({ ctx, input, session }) => {
  await removeFavourite(ctx, session.userId, input.sellerGoodsId);
  return null;
};

export const keepGoodsList: Handler<'keepGoodsList'> = async ({ ctx, input, lang, session }) =>
  pageData(await listFavourites(ctx, lang, session.userId, pageRequest(input)), showGoods);
