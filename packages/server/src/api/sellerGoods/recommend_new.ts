import { recommendGoods } from '../../domain/catalog/recommend.ts';
import type { Handler } from '../handler.ts';
import { showGoods } from '../wire/goods.ts';
import { pageData } from '../wire/page.ts';

const SELECTIONS = { 0: 'new', 1: 'recommended', 2: 'bestSelling' } as const;

export const sellerGoodsRecommendNew: Handler<'sellerGoodsRecommendNew'> = async ({
  mall,
  input,
  lang,
  session,
}) => {
  const { type = 0, pageNum = 1, pageSize = 12 } = input;
  const viewer = { lang, userId: session?.userId };
  const page = await recommendGoods(mall, viewer, SELECTIONS[type], { number: pageNum, size: pageSize });
  const { pageInfo, pageList } = pageData(page, showGoods);
  return { pageInfo, result: pageList };
};
