import { listStores } from '../../domain/stores/list-stores.ts';
import type { Handler } from '../handler.ts';
import { pageRequest, pageData } from '../wire/page.ts';
import { showStore } from '../wire/store.ts';

export const sellerList: Handler<'sellerList'> = async ({ mall, input, lang, session }) => {
  const viewer = { lang, userId: session?.userId };
  const page = await listStores(mall, viewer, pageRequest(input), { isRecommended: input.isRec === 1 });
  return pageData(page, showStore);
};
