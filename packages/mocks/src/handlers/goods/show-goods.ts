/** Goods, stores and categories as the wire has them. */
import type { Goods, GoodsChoice, GoodsSku, Store } from '@openmall/sdk';
import type { Account } from '../../state/account.ts';
import { dollars, sumOf } from '../../state/cents.ts';
import type { Mall } from '../../state/mall.ts';
import { paidCents, type Sku, type StockedGoods, type StockedStore } from '../../state/stock.ts';
import { goodsPicture, storeBanner, storePicture } from '../../pictures/draw-picture.ts';

export const DAY = 86_400_000;

export const nameOfCategory = ({ categories }: Mall, id: string): string =>
  categories.find((one) => one.id === id)?.name ?? id;

export function ratingOf({ reviews }: StockedGoods): number {
  if (reviews.length === 0) return 0;
  return Math.round((sumOf(reviews, ({ rating }) => rating) / reviews.length) * 10) / 10;
}

export const stockOf = ({ skus }: StockedGoods): number => sumOf(skus, ({ stock }) => stock);

/** What one piece costs before and after its discount. */
export function pricesOf({ shelf, skus }: StockedGoods): { selling: number; reduced: number | null } {
  const reduced = skus[0] && shelf.off > 0 ? dollars(paidCents(skus[0])) : null;
  return { selling: dollars(shelf.cents), reduced };
}

export const pictureOf = (sku: Sku): string => goodsPicture(sku.goods.shelf.id, sku.colour.key);

/** The pictures of the goods, in their first colour. Goods of several colours have one of all of them. */
function picturesOf({ shelf }: StockedGoods): readonly string[] {
  const colour = shelf.colours[0]?.key ?? 'only';
  const hasAllColours = shelf.colours.length > 1 && !shelf.floats;
  return (hasAllColours ? [1, 2, 3, 4] : [1, 2, 3]).map((view) => goodsPicture(shelf.id, colour, view));
}

export function showGoods(mall: Mall, goods: StockedGoods, account: Account | undefined): Goods {
  const { shelf, store, sold, views, reviews } = goods;
  const { selling, reduced } = pricesOf(goods);
  const [first = null, ...others] = picturesOf(goods);
  const born = mall.openedAt - shelf.ageDays * DAY;
  const { dispatchCents, longDistanceCents } = store.shelf;
  return {
    id: shelf.id,
    goodsId: `article-${shelf.id}`,
    sellerId: shelf.store,
    sellerName: store.shelf.name,
    categoryId: shelf.category,
    categoryName: nameOfCategory(mall, shelf.category),
    secondaryCategoryId: shelf.subcategory,
    secondaryCateName: nameOfCategory(mall, shelf.subcategory),
    name: shelf.name,
    unit: shelf.unit,
    des: shelf.des,
    sellingPrice: selling,
    discountPrice: reduced,
    discountRatio: shelf.off / 100,
    discountStartTime: reduced === null ? null : mall.openedAt - 5 * DAY,
    discountEndTime: reduced === null ? null : mall.openedAt + 40 * DAY,
    freightAmount: dollars(dispatchCents + longDistanceCents + shelf.deliveryCents),
    goodsTax: dollars(Math.floor((shelf.cents * shelf.taxPerThousand) / 1000)),
    buyMin: shelf.buyMin,
    stock: stockOf(goods),
    soldNum: sold,
    fakeSoldNum: 0,
    viewsNum: views,
    rating: ratingOf(goods),
    evaluationNum: reviews.length,
    isShelf: 1,
    isKeep: account ? (account.favourites.includes(shelf.id) ? 1 : 0) : null,
    createTime: born,
    upTime: born,
    recTime: shelf.isRecommended ? born : null,
    newTime: born,
    imgUrl1: first,
    ...Object.fromEntries(others.map((picture, index) => [`imgUrl${index + 2}`, picture])),
  };
}

export function showStore(mall: Mall, store: StockedStore, account: Account | undefined): Store {
  const { shelf, views, followers } = store;
  const goods = mall.goods.filter((one) => one.store === store);
  const reviews = goods.flatMap((one) => one.reviews);
  const good = reviews.filter(({ evaluationType }) => evaluationType === 1).length;
  const isFollowed = account?.follows.some(({ storeId }) => storeId === shelf.id) ?? false;
  return {
    id: shelf.id,
    name: shelf.name,
    avatar: storePicture(shelf.id),
    banner1: storeBanner(shelf.id),
    shopRemark: shelf.remark,
    shopAddress: shelf.city,
    status: 1,
    createTime: mall.openedAt - shelf.ageDays * DAY,
    soldNum: sumOf(goods, ({ sold }) => sold),
    fakeSoldNum: 0,
    viewsNum: views,
    highOpinion: reviews.length === 0 ? 1 : Math.round((good / reviews.length) * 100) / 100,
    sellerGoodsNum: goods.length,
    focusNum: followers,
    isFocus: isFollowed ? 1 : 0,
  };
}

const colourId = (sku: Sku): string => `colour-${sku.colour.key}`;
const sizeId = (size: string): string => `size-${size.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;

export function showSku(sku: Sku): GoodsSku {
  const { goods, colour, size } = sku;
  const paid = dollars(paidCents(sku));
  return {
    skuId: sku.id,
    price: paid,
    sellingPrice: dollars(sku.cents),
    discountPrice: goods.shelf.off > 0 ? paid : null,
    stock: sku.stock,
    coverImg: pictureOf(sku),
    img: [...new Set([pictureOf(sku), goodsPicture(goods.shelf.id, colour.key, 2), ...picturesOf(goods)])],
    attrs: [
      ...(colour.name === ''
        ? []
        : [{ attrId: 'colour', attrName: 'Colour', attrValueId: colourId(sku), attrValueName: colour.name }]),
      ...(size === undefined
        ? []
        : [{ attrId: 'size', attrName: 'Size', attrValueId: sizeId(size), attrValueName: size }]),
    ],
  };
}

/** What a buyer may choose of these goods. */
export function showChoices({ skus, shelf }: StockedGoods): GoodsChoice[] {
  const ofColours = [...new Map(skus.map((sku) => [sku.colour.key, sku])).values()].filter(
    ({ colour }) => colour.name !== '',
  );
  const colours = ofColours.map((sku) => ({
    attrValueId: colourId(sku),
    attrValueName: sku.colour.name,
    iconImg: pictureOf(sku),
  }));
  const sizes = (shelf.sizes ?? []).map((size) => ({ attrValueId: sizeId(size), attrValueName: size }));
  return [
    ...(colours.length > 0 ? [{ attrId: 'colour', attrName: 'Colour', attrValues: colours }] : []),
    ...(sizes.length > 0 ? [{ attrId: 'size', attrName: 'Size', attrValues: sizes }] : []),
  ];
}
