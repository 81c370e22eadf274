import { searchGoods } from '../../domain/catalog/search-goods.ts';
import type { Handler } from '../handler.ts';
import { askedFilter, askedSort } from '../wire/goods-filter.ts';
import { showGoods } from '../wire/goods.ts';
import { pageRequest, pageData } from '../wire/page.ts';

export const sellerGoodsSearchSellerGoods: Handler<'sellerGoodsSearchSellerGoods'> = async (call) => {
  const { mall, input, lang, session } = call;
  const page = await searchGoods(mall, {
    viewer: { lang, userId: session?.userId },
    keyword: input.keyword,
    page: pageRequest(input),
    filter: askedFilter(input),
    sort: askedSort(input, input.sellerId),
  });
  return pageData(page, showGoods);
};
