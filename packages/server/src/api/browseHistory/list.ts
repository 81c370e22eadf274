import { listSeen } from '../../domain/favourites/browse-history.ts';
import type { Handler } from '../handler.ts';
import { showGoods } from '../wire/goods.ts';
import { pageRequest, pageData } from '../wire/page.ts';

export const browseHistoryList: Handler<'browseHistoryList'> = async ({ mall, input, lang, session }) => {
  const page = await listSeen(mall, lang, session.userId, pageRequest(input));
  return pageData(page, ({ goods, viewedAt }) => ({
    id: goods.id, // Goods are in the history once, so they name the entry.
    viewTime: viewedAt.getTime(),
    goods: showGoods(goods),
  }));
};
