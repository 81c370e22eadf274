import { runningRatio } from '../../domain/catalog/goods.ts';
import { suggest } from '../../domain/catalog/suggest.ts';
import type { Handler } from '../handler.ts';
import { dollars } from '../wire/dollars.ts';
import { askedSort } from '../wire/goods-filter.ts';
import { reducedPrice } from '../wire/goods.ts';
import { showStore } from '../wire/store.ts';

export const sellerGoodsSearchKeyword: Handler<'sellerGoodsSearchKeyword'> = async ({
  mall,
  input,
  lang,
  session,
}) => {
  const viewer = { lang, userId: session?.userId };
  const { stores, goods } = await suggest(mall, { viewer, keyword: input.keyword, sort: askedSort(input) });
  return {
    sellerList: stores.map(showStore),
    goodsList: goods.map((found) => ({
      id: found.id,
      goodsId: found.id,
      name: found.name,
      imgUrl1: found.pictures[0] ?? null,
      sellingPrice: dollars(found.price),
      discountPrice: reducedPrice(found.price, runningRatio(found)),
    })),
  };
};
