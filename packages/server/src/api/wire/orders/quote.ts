import type { CouponUse, DataOf, FreeDelivery, Lang, OrderQuoteLine, OrderQuoteStore } from '@openmall/sdk';
import type { AppliedCoupon } from '../../../domain/coupons/apply-coupon.ts';
import { isPositive, minus, times } from '../../../domain/money/exact.ts';
import { goodsSum, type OrderFigures } from '../../../domain/orders/price-order.ts';
import type { Quote, QuotedLine } from '../../../domain/orders/quote.ts';
import { dollars } from '../money.ts';
import { NO_VARIANT, showAttributes } from './order.ts';

function showQuoteLine({ item, offer, figures, stock, problems }: QuotedLine, lang: Lang): OrderQuoteLine {
  return {
    sellerGoodsId: item.goodsId,
    skuId: item.skuId ?? NO_VARIANT,
    goodsName: offer.name,
    goodsIcon: offer.image,
    attributes: showAttributes(offer.attributes, lang, `choices of goods ${offer.goodsId}`),
    goodsNum: item.quantity,
    stock,
    buyMin: offer.buyMin,
    sellingPrice: dollars(figures.price),
    goodsReal: dollars(figures.paidPrice),
    totalCost: dollars(times(figures.paidPrice, item.quantity)),
    freight: dollars(figures.freight),
    tax: dollars(figures.tax),
    problems: [...problems],
  };
}

const showSums = (figures: OrderFigures) => ({
  itemsTotal: dollars(figures.items),
  freight: dollars(figures.freight),
  tax: dollars(figures.tax),
  serviceFee: dollars(figures.fee),
  discount: dollars(figures.discount),
  couponDiscount: dollars(figures.couponDiscount),
  total: dollars(figures.total),
});

const showCouponUse = ({ code, discount, problem }: AppliedCoupon): CouponUse => ({
  code,
  discount: dollars(discount),
  problem,
});

function showFreeDelivery(from: string, figures: OrderFigures): FreeDelivery {
  const missing = minus(from, goodsSum(figures));
  return { from: dollars(from), missing: isPositive(missing) ? dollars(missing) : 0 };
}

function showQuoteStore(store: Quote['stores'][number], lang: Lang): OrderQuoteStore {
  const { storeId, storeName, lines, figures, coupon, freeDeliveryFrom, delivery } = store;
  return {
    sellerId: storeId,
    sellerName: storeName,
    lines: lines.map((line) => showQuoteLine(line, lang)),
    ...showSums(figures),
    dispatchFee: dollars(figures.dispatchFee),
    longDistanceFee: dollars(figures.longDistanceFee),
    deliveryFee: dollars(figures.deliveryFee),
    ...(coupon && { coupon: showCouponUse(coupon) }),
    ...(freeDeliveryFrom !== null && { freeDelivery: showFreeDelivery(freeDeliveryFrom, figures) }),
    ...(delivery && { delivery }),
  };
}

/** Maps a quote, by store and line. */
export function showQuote(
  { addressId, isOrderable, stores, missing, figures }: Quote,
  lang: Lang,
): DataOf<'orderQuote'> {
  return {
    addressId,
    orderable: isOrderable ? 1 : 0,
    stores: stores.map((store) => showQuoteStore(store, lang)),
    missing: missing.map(({ goodsId, skuId, quantity }) => ({
      sellerGoodsId: goodsId,
      skuId: skuId ?? NO_VARIANT,
      goodsNum: quantity,
      problem: 'goodsNotFound',
    })),
    ...showSums(figures),
  };
}
