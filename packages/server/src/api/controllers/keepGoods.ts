import type { KeepGoodsNotice } from '@openmall/sdk';
import {
  countFavourites,
  removeFavourite,
  addFavourite,
  listFavourites,
} from '../../domain/favourites/favourites.ts';
import {
  countUnreadNotices,
  listNotices,
  markNoticesRead,
  type Notice,
} from '../../domain/favourites/read-notices.ts';
import { optionalUserId } from '../caller.ts';
import type { Handler } from '../handler.ts';
import { showGoods } from '../wire/goods.ts';
import { dollars } from '../wire/money.ts';
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

export const keepGoodsNotices: Handler<'keepGoodsNotices'> = async ({ ctx, input, lang, session }) => {
  const { userId } = session;
  return pageData(await listNotices(ctx, { lang, userId, page: pageRequest(input) }), showNotice);
};

export const keepGoodsReadNotices: Handler<'keepGoodsReadNotices'> = async ({ ctx, session }) => {
  await markNoticesRead(ctx, session.userId);
  return null;
};

export const keepGoodsUnreadNotices: Handler<'keepGoodsUnreadNotices'> = async ({ ctx, ...caller }) => {
  const userId = optionalUserId(caller);
  return userId === undefined ? 0 : countUnreadNotices(ctx, userId);
};

const showNotice = ({ id, kind, createdAt, isRead, oldPrice, newPrice, goods }: Notice): KeepGoodsNotice => ({
  id,
  kind,
  createTime: createdAt.getTime(),
  isRead: isRead ? 1 : 0,
  oldPrice: oldPrice === null ? null : dollars(oldPrice),
  newPrice: newPrice === null ? null : dollars(newPrice),
  goods: showGoods(goods),
});

export const keepGoodsList: Handler<'keepGoodsList'> = async ({ ctx, input, lang, session }) =>
  pageData(await listFavourites(ctx, lang, session.userId, pageRequest(input)), showGoods);
