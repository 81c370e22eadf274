import { countKeptGoods, dropGoods, keepGoods, listKeptGoods } from '../../domain/favourites/keep-goods.ts';
import { optionalUserId } from '../caller.ts';
import type { Handler } from '../handler.ts';
import { showGoods } from '../wire/goods.ts';
import { pageData, pageRequest } from '../wire/paging.ts';

export const keepGoodsAdd: Handler<'keepGoodsAdd'> = async ({ mall, input, session }) => {
  await keepGoods(mall, session.userId, input.sellerGoodsId);
  return null;
};

export const keepGoodsCount: Handler<'keepGoodsCount'> = async ({ mall, ...caller }) => {
  const userId = optionalUserId(caller);
  return userId === undefined ? 0 : countKeptGoods(mall, userId);
};

export const keepGoodsDel: Handler<'keepGoodsDel'> = async ({ mall, input, session }) => {
  await dropGoods(mall, session.userId, input.sellerGoodsId);
  return null;
};

export const keepGoodsList: Handler<'keepGoodsList'> = async ({ mall, input, lang, session }) =>
  pageData(await listKeptGoods(mall, lang, session.userId, pageRequest(input)), showGoods);
