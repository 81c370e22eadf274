import { listFollowed } from '../../domain/favourites/follow-stores.ts';
import type { Handler } from '../handler.ts';
import { pageRequest, pageData } from '../wire/page.ts';
import { showStore } from '../wire/store.ts';

export const focusSellerList: Handler<'focusSellerList'> = async ({ mall, input, lang, session }) => {
  const page = await listFollowed(mall, lang, session.userId, pageRequest(input));
  return pageData(page, ({ store, since }) => ({
    id: store.id, // A caller follows a store once, so the store names the entry.
    sellerId: store.id,
    partyId: session.userId,
    createTime: since.getTime(),
    sellerVo: showStore(store),
  }));
};
