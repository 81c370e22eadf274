import type { CartLeftOut, CartLine as WireLine, Lang } from '@openmall/sdk';
import type { CartLine } from '../../domain/cart/cart-line.ts';
import type { LeftOutLine } from '../../domain/cart/change-cart.ts';
import type { OfferedLine } from '../../domain/cart/read-cart.ts';
import { tiersBelow } from '../../domain/catalog/price-tiers.ts';
import { discountedPrice } from '../../domain/orders/price-order.ts';
import { dollars } from './money.ts';
import { NO_VARIANT, showAttributes } from './orders/order.ts';

const FIELDS = 4;

/** Parses comma-separated `goods,variant,quantity,later` quadruplets. The contract's pattern has been checked before. */
export function parseCartLines(text: string): readonly CartLine[] {
  const parts = text.split(',');
  return Array.from({ length: parts.length / FIELDS }, (_, index) => {
    const [goodsId = '', skuId = '', quantity = '', later] = parts.slice(
      index * FIELDS,
      (index + 1) * FIELDS,
    );
    return {
      goodsId,
      skuId: skuId === NO_VARIANT ? null : skuId,
      quantity: Number(quantity),
      isLater: later === '1',
    };
  });
}

/** Maps a line of a cart at the prices of now. */
export function showCartLine({ line, offer, problems }: OfferedLine, lang: Lang): WireLine {
  const price = discountedPrice(offer.price, offer.discountRatio);
  return {
    sellerGoodsId: line.goodsId,
    skuId: line.skuId ?? NO_VARIANT,
    goodsNum: line.quantity,
    isLater: line.isLater ? 1 : 0,
    goodsName: offer.name,
    goodsIcon: offer.image,
    attributes: showAttributes(offer.attributes, lang, `choices of goods ${line.goodsId}`),
    price: dollars(price),
    priceTiers: tiersBelow(offer.tiers ?? [], price).map((tier) => ({
      minNum: tier.minQuantity,
      price: dollars(tier.price),
    })),
    stock: offer.isOnSale ? (offer.sku?.stock ?? 0) : 0,
    buyMin: offer.buyMin,
    sellerId: offer.storeId,
    sellerName: offer.storeName,
    freeDeliveryFrom: offer.freeDeliveryFrom === null ? null : dollars(offer.freeDeliveryFrom),
    problems: [...problems],
  };
}

export const showLeftOut = ({ line, problem }: LeftOutLine): CartLeftOut => ({
  sellerGoodsId: line.goodsId,
  skuId: line.skuId ?? NO_VARIANT,
  goodsNum: line.quantity,
  problem,
});
