import type { GoodsAttribute, GoodsDetails as WireDetails, GoodsSku, GoodsVariants } from '@openmall/sdk';
import { runningRatio } from '../../domain/catalog/goods.ts';
import type { GoodsDetails } from '../../domain/catalog/read-goods.ts';
import type { Variant } from '../../domain/catalog/variants.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { dollars } from './dollars.ts';
import { reducedPrice, showGoods } from './goods.ts';
import { NO_VARIANT } from './order-lines.ts';
import { showStore } from './store.ts';

const idOf = ({ id, choices }: Variant): string => (choices.length === 0 ? NO_VARIANT : id);

const showVariant = (variant: Variant, ratio: string | null): GoodsSku => ({
  skuId: idOf(variant),
  price: dollars(variant.priceNow),
  sellingPrice: dollars(variant.price),
  discountPrice: reducedPrice(variant.price, ratio),
  stock: variant.stock,
  iconImg: variant.choices.find(({ icon }) => icon !== null)?.icon ?? null,
  coverImg: variant.picture,
  img: [],
  attrs: variant.choices.map(({ attributeId, attributeName, valueId, valueName, icon }) => ({
    attrId: attributeId,
    attrName: attributeName,
    attrValueId: valueId,
    attrValueName: valueName,
    iconImg: icon,
  })),
});

function showVariants({ goods, variants, attributes }: GoodsDetails): GoodsVariants {
  const ratio = runningRatio(goods);
  return {
    skus: variants.map((variant) => showVariant(variant, ratio)),
    goodAttrs: attributes.map(({ id, name, values }) => ({
      attrId: id,
      attrName: name,
      attrValues: values.map((value) => ({
        attrValueId: value.id,
        attrValueName: value.name,
        iconImg: value.icon,
      })),
    })),
  };
}

function choicesOf({ variants }: GoodsDetails, skuId: string | undefined): Omit<GoodsAttribute, 'sort'>[] {
  if (skuId === undefined || skuId === NO_VARIANT) return [];
  const variant = variants.find(({ id }) => id === skuId);
  if (!variant) throw new DomainError('skuNotFound');
  return variant.choices.map(({ attributeId, attributeName, valueId, valueName }) => ({
    attrNameId: attributeId,
    attrName: attributeName,
    attrValueId: valueId,
    attrValue: valueName,
  }));
}

/** The specification table: what was chosen first, then what all variants share. */
function specificationOf(details: GoodsDetails, skuId: string | undefined): GoodsAttribute[] {
  const shared = details.specification.map(({ name, value }) => ({ attrName: name, attrValue: value }));
  return [...choicesOf(details, skuId), ...shared].map((line, index) => ({ ...line, sort: index + 1 }));
}

/** Goods with all that their page shows. */
export function showDetails(details: GoodsDetails, skuId: string | undefined): WireDetails {
  const { goods, descriptionHtml, isTranslated, store } = details;
  return {
    ...showGoods(goods),
    imgDes: descriptionHtml,
    translated: isTranslated ? 1 : 0,
    seller: showStore(store),
    dispatchFee: dollars(goods.dispatchFee),
    longDistanceFee: dollars(goods.longDistanceFee),
    deliveryFee: dollars(goods.deliveryFee),
    attributes: specificationOf(details, skuId),
    canSelectAttributes: showVariants(details),
  };
}
