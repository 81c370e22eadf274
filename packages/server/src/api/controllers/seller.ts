import { findStore, recordStoreView } from '../../domain/stores/find-store.ts';
import type { Handler } from '../handler.ts';
import { showStore } from '../wire/store.ts';
import { listStores } from '../../domain/stores/list-stores.ts';
import { pageData, pageRequest } from '../wire/paging.ts';

export const sellerInfo: Handler<'sellerInfo'> = async ({ ctx, input, lang, session }) => {
  const store = await findStore(ctx, { lang, userId: session?.userId }, input.sellerId);
  await recordStoreView(ctx, store.id);
  return showStore(store);
};

export const sellerList: Handler<'sellerList'> = async ({ ctx, input, lang, session }) => {
  const viewer = { lang, userId: session?.userId };
  const page = await listStores(ctx, viewer, pageRequest(input), { isRecommended: input.isRec === 1 });
  return pageData(page, showStore);
};
