import type {
  Goods as WireGoods,
  GoodsAttribute,
  GoodsDetails as WireDetails,
  GoodsSku,
  GoodsVariants,
} from '@openmall/sdk';
import { type Goods, runningRatio } from '../../domain/catalog/goods.ts';
import type { GoodsDetails } from '../../domain/catalog/read-goods.ts';
import type { Variant } from '../../domain/catalog/variants.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { dollars } from './money.ts';
import { NO_VARIANT } from './orders/order.ts';
import { showStore } from './store.ts';
import { plus, times } from '../../domain/money/exact.ts';
import { discountedPrice } from '../../domain/orders/price-order.ts';

const idOf = ({ id, choices }: Variant): string => (choices.length === 0 ? NO_VARIANT : id);

/** Limit of the contract. */
const MAX_GALLERY = 10;

/** An address without blanks. Only operators and stores add pictures, but a database accepts any text. */
const isAddress = (url: string): boolean => /^\S{1,2000}$/.test(url);

/** The cover of the variant, then its own pictures or those of its goods. Clients show this list as the gallery. */
const galleryOf = ({ picture, pictures }: Variant, goods: Goods): string[] => {
  const others = pictures.length > 0 ? pictures : goods.pictures;
  const all = [...(picture === null ? [] : [picture]), ...others];
  return [...new Set(all.filter(isAddress))].slice(0, MAX_GALLERY);
};

const MM_PER_CM = 10;

const showDimensions = ([width, height, depth]: readonly [number, number, number]) => ({
  width: width / MM_PER_CM,
  height: height / MM_PER_CM,
  depth: depth / MM_PER_CM,
});

const showVariant = (variant: Variant, goods: Goods, ratio: string | null): GoodsSku => ({
  skuId: idOf(variant),
  price: dollars(variant.priceNow),
  sellingPrice: dollars(variant.price),
  discountPrice: reducedPrice(variant.price, ratio),
  priceTiers: variant.tiers.map(({ minQuantity, price }) => ({ minNum: minQuantity, price: dollars(price) })),
  stock: variant.stock,
  iconImg: variant.choices.find(({ icon }) => icon !== null)?.icon ?? null,
  coverImg: variant.picture,
  img: galleryOf(variant, goods),
  ...(variant.dimensions && { dimensions: showDimensions(variant.dimensions) }),
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
    skus: variants.map((variant) => showVariant(variant, goods, ratio)),
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

/** The specification table: the attributes of the selected variant, then the shared ones. */
function specificationOf(details: GoodsDetails, skuId: string | undefined): GoodsAttribute[] {
  const shared = details.specification.map(({ name, value }) => ({ attrName: name, attrValue: value }));
  return [...choicesOf(details, skuId), ...shared].map((line, index) => ({ ...line, sort: index + 1 }));
}

/**
 * Maps goods with everything that their page shows.
 *
 * @throws DomainError with `skuNotFound` if the goods have no variant `skuId`.
 */
export function showDetails(details: GoodsDetails, skuId: string | undefined): WireDetails {
  const { goods, descriptionHtml, isTranslated, store, answeredQuestions, sizeGuide } = details;
  return {
    ...showGoods(goods),
    imgDes: descriptionHtml,
    translated: isTranslated ? 1 : 0,
    seller: showStore(store),
    dispatchFee: dollars(goods.dispatchFee),
    longDistanceFee: dollars(goods.longDistanceFee),
    deliveryFee: dollars(goods.deliveryFee),
    questionsNum: answeredQuestions,
    sizeGuide: sizeGuide.map((row) => ({ ...row, measures: [...row.measures] })),
    attributes: specificationOf(details, skuId),
    canSelectAttributes: showVariants(details),
  };
}

const MAX_STOCK = 2_147_483_647;

/** Price of a piece in USDT with the current discount; null without one. */
export const reducedPrice = (price: string, ratio: string | null): number | null =>
  ratio === null ? null : dollars(discountedPrice(price, ratio));

type Picture = `imgUrl${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10}`;

/** Maps pictures to numbered fields. The first is always present, but may be null. */
export const numberedPictures = (pictures: readonly string[]): Pick<WireGoods, Picture> => ({
  imgUrl1: null,
  ...Object.fromEntries(
    pictures
      .filter(isAddress)
      .slice(0, MAX_GALLERY)
      .map((url, index) => [`imgUrl${index + 1}`, url]),
  ),
});

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
    stock: Math.min(goods.stock, MAX_STOCK),
    rating: Number(goods.rating),
    isKeep: isKept === null ? null : Number(isKept),
  };
}

/** Maps goods of a list. */
export function showGoods(goods: Goods): WireGoods {
  const { secondaryCategoryId, secondaryCategoryName, listedAt, recommendedAt } = goods;
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
    fakeSoldNum: 0,
    viewsNum: goods.views,
    evaluationNum: goods.reviews,
    isShelf: goods.isOnSale ? 1 : 0,
    createTime: goods.createdAt.getTime(),
    upTime: listedAt.getTime(),
    newTime: listedAt.getTime(),
    recTime: recommendedAt?.getTime() ?? null,
    ...numberedPictures(goods.pictures),
  };
}
