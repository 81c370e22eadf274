import { listGoods } from '../../domain/catalog/list-goods.ts';
import type { Handler } from '../handler.ts';
import { askedFilter, askedSort } from '../wire/goods-filter.ts';
import { showGoods } from '../wire/goods.ts';
import { pageRequest, pageData } from '../wire/page.ts';

export const sellerGoodsList: Handler<'sellerGoodsList'> = async ({ mall, input, lang, session }) => {
  const page = await listGoods(mall, {
    viewer: { lang, userId: session?.userId },
    page: pageRequest(input),
    filter: askedFilter(input),
    sort: askedSort(input, input.sellerId),
  });
  return pageData(page, showGoods);
};
