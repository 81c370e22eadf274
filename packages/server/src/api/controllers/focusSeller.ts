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

export const focusSellerAdd: Handler<'focusSellerAdd'> = async ({ mall, input, session }) => {
  await followStore(mall, session.userId, input.sellerId);
  return null;
};

export const focusSellerCount: Handler<'focusSellerCount'> = async ({ mall, ...caller }) => {
  const userId = optionalUserId(caller);
  return userId === undefined ? 0 : countFollowedStores(mall, userId);
};

export const focusSellerDel: Handler<'focusSellerDel'> = async ({ mall, input, session }) => {
  await unfollowStore(mall, session.userId, input.sellerId);
  return null;
};

export const focusSellerList: Handler<'focusSellerList'> = async ({ mall, input, lang, session }) => {
  const page = await listFollowedStores(mall, lang, session.userId, pageRequest(input));
  return pageData(page, ({ store, since }) => ({
    id: store.id, // A caller follows a store once, so the store names the entry.
    sellerId: store.id,
    partyId: session.userId,
    createTime: since.getTime(),
    sellerVo: showStore(store),
  }));
};
