/** Goods and stock of a store, from the mall that buyers see. */
import type { InputOf } from '@openmall/sdk';
import type { MerchantGoodsRow } from '@openmall/sdk/merchant';
import { nameOfCategory, pictureOf, ratingOf, stockOf } from '../handlers/goods/show-goods.ts';
import { dollars } from '../state/cents.ts';
import type { Mall } from '../state/mall.ts';
import { pageOf } from '../state/paging.ts';
import { found } from '../state/refusal.ts';
import type { StockedGoods } from '../state/stock.ts';
import type { StoreContext } from './merchant-orders.ts';

const goodsOf = ({ mall, storeId }: StoreContext): readonly StockedGoods[] =>
  mall.goods.filter(({ store }) => store.listing.id === storeId);

function showRow(mall: Mall, goods: StockedGoods): MerchantGoodsRow {
  const { listing, skus, sold, views } = goods;
  return {
    id: listing.id,
    name: listing.name,
    image: skus[0] ? pictureOf(skus[0]) : null,
    categoryId: listing.category,
    category: nameOfCategory(mall, listing.category),
    price: dollars(listing.cents),
    variants: skus.length,
    stock: stockOf(goods),
    sold,
    views,
    rating: ratingOf(goods),
    isOnShelf: true,
    changedAt: mall.openedAt,
  };
}

export function listStoreGoods(
  store: StoreContext,
  { pageNum, pageSize, keyword = '' }: InputOf<'merchantGoodsList'>,
) {
  const rows = goodsOf(store)
    .filter(({ listing }) => listing.name.toLowerCase().includes(keyword.toLowerCase()))
    .map((goods) => showRow(store.mall, goods));
  return pageOf(rows, pageNum, pageSize);
}

/** Variants of other stores do not exist. */
export function setStoreStock(store: StoreContext, { skuId, pieces }: InputOf<'merchantVariantStock'>): null {
  const skus = goodsOf(store).flatMap((goods) => goods.skus);
  found(
    skus.find(({ id }) => id === skuId),
    'skuNotFound',
  ).stock = pieces;
  return null;
}
