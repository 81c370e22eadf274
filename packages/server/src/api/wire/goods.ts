import type { Goods as WireGoods } from '@openmall/sdk';
import { type Goods, runningRatio } from '../../domain/catalog/goods.ts';
import { plus, times } from '../../domain/money/exact.ts';
import { discountedPrice } from '../../domain/orders/price-order.ts';
import { dollars } from './dollars.ts';

const MOST_PIECES = 2_147_483_647;

/** What one piece costs while a discount runs; null while none does. */
export const reducedPrice = (price: string, ratio: string | null): number | null =>
  ratio === null ? null : dollars(discountedPrice(price, ratio));

type Picture = `imgUrl${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10}`;

/** Pictures as numbered fields; the first is always there, though it may be null. */
export const numberedPictures = (pictures: readonly string[]): Pick<WireGoods, Picture> => ({
  imgUrl1: null,
  ...Object.fromEntries(pictures.map((url, index) => [`imgUrl${index + 1}`, url])),
});

const ratingOf = ({ stars, reviews }: Goods): number =>
  reviews === 0 ? 0 : Math.round((stars * 10) / reviews) / 10;

function figuresOf(goods: Goods) {
  const { price, dispatchFee, longDistanceFee, deliveryFee, taxRate, discount, isKept } = goods;
  const ratio = runningRatio(goods);
  return {
    sellingPrice: dollars(price),
    discountPrice: reducedPrice(price, ratio),
    discountRatio: ratio === null ? 0 : Number(ratio),
    discountStartTime: discount?.startsAt.getTime() ?? null,
    discountEndTime: discount?.endsAt.getTime() ?? null,
    freightAmount: dollars(plus(dispatchFee, longDistanceFee, deliveryFee)),
    goodsTax: dollars(times(discountedPrice(price, ratio), taxRate)),
    stock: Math.min(goods.stock, MOST_PIECES),
    rating: ratingOf(goods),
    isKeep: isKept === null ? null : Number(isKept),
  };
}

/** Goods as lists show them. */
export function showGoods(goods: Goods): WireGoods {
  const { secondaryCategoryId, secondaryCategoryName, shelvedAt, recommendedAt } = goods;
  return {
    id: goods.id,
    goodsId: goods.id,
    sellerId: goods.storeId,
    sellerName: goods.storeName,
    categoryId: goods.categoryId,
    categoryName: goods.categoryName,
    ...(secondaryCategoryId !== null && {
      secondaryCategoryId,
      secondaryCateName: secondaryCategoryName ?? '',
    }),
    name: goods.name,
    unit: goods.unit,
    des: goods.description,
    ...figuresOf(goods),
    buyMin: goods.buyMin,
    soldNum: goods.sold,
    viewsNum: goods.views,
    evaluationNum: goods.reviews,
    isShelf: goods.isOnSale ? 1 : 0,
    createTime: goods.createdAt.getTime(),
    upTime: shelvedAt.getTime(),
    newTime: shelvedAt.getTime(),
    recTime: recommendedAt?.getTime() ?? null,
    ...numberedPictures(goods.pictures),
  };
}
