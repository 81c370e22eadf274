import { findStore, recordStoreView } from '../../domain/stores/find-store.ts';
import type { Handler } from '../handler.ts';
import { showStore } from '../wire/store.ts';

export const sellerInfo: Handler<'sellerInfo'> = async ({ mall, input, lang, session }) => {
  const store = await findStore(mall, { lang, userId: session?.userId }, input.sellerId);
  await recordStoreView(mall, store.id);
  return showStore(store);
};
