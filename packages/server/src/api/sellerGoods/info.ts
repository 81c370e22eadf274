import { readGoods, recordView } from '../../domain/catalog/read-goods.ts';
import type { Handler } from '../handler.ts';
import { showDetails } from '../wire/goods-details.ts';

export const sellerGoodsInfo: Handler<'sellerGoodsInfo'> = async ({ mall, input, lang, session }) => {
  const { sellerGoodsId, skuId } = input;
  const details = await readGoods(mall, { lang, userId: session?.userId }, sellerGoodsId);
  const data = showDetails(details, skuId);
  await recordView(mall, sellerGoodsId, session?.userId);
  return data;
};
