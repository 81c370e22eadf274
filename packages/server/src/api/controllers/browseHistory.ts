import { clearBrowseHistory, listBrowseHistory } from '../../domain/favourites/browse-history.ts';
import type { Handler } from '../handler.ts';
import { showGoods } from '../wire/goods.ts';
import { pageData, pageRequest } from '../wire/paging.ts';

export const browseHistoryDel: Handler<'browseHistoryDel'> = async ({ ctx, input, session }) => {
  await clearBrowseHistory(ctx, session.userId, input.id);
  return null;
};

export const browseHistoryList: Handler<'browseHistoryList'> = async ({ ctx, input, lang, session }) => {
  const page = await listBrowseHistory(ctx, lang, session.userId, pageRequest(input));
  return pageData(page, ({ goods, viewedAt }) => ({
    id: goods.id, // Unique, because the history contains goods only once.
    viewTime: viewedAt.getTime(),
    goods: showGoods(goods),
  }));
};
