import {
  countFollowedStores,
  followStore,
  listFollowedStores,
  unfollowStore,
} from '../../domain/favourites/follow-stores.ts';
import { optionalUserId } from '../caller.ts';
import type { Handler } from '../handler.ts';
import { pageData, pageRequest } from '../wire/paging.ts';
import { showStore } from '../wire/store.ts';

export const focusSellerAdd: Handler<'focusSellerAdd'> = async ({ ctx, input, session }) => {
  await followStore(ctx, session.userId, input.sellerId);
  return null;
};

export const focusSellerCount: Handler<'focusSellerCount'> = async ({ ctx, ...caller }) => {
  const userId = optionalUserId(caller);
  return userId === undefined ? 0 : countFollowedStores(ctx, userId);
};

export const focusSellerDel: Handler<'focusSellerDel'> = async ({ ctx, input, session }) => {
  await unfollowStore(ctx, session.userId, input.sellerId);
  return null;
};

export const focusSellerList: Handler<'focusSellerList'> = async ({ ctx, input, lang, session }) => {
  const page = await listFollowedStores(ctx, lang, session.userId, pageRequest(input));
  return pageData(page, ({ store, since }) => ({
    id: store.id, // Unique, because a caller follows a store only once.
    sellerId: store.id,
    partyId: session.userId,
    createTime: since.getTime(),
    sellerVo: showStore(store),
  }));
};
