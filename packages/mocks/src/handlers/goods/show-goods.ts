/** Goods and stores in the shape of the contract. */
import type { Goods, GoodsChoice, GoodsSku, Store } from '@openmall/sdk';
import { measures } from '../../fixtures/catalog.ts';
import type { Account } from '../../state/account.ts';
import { dollars, sumOf } from '../../state/cents.ts';
import type { Mall } from '../../state/mall.ts';
import { freeDeliveryCents } from '../../state/price.ts';
import { paidCents, tiersOf, type Sku, type StockedGoods, type StockedStore } from '../../state/stock.ts';
import { goodsPicture, storeBanner, storePicture } from '../../pictures/draw-picture.ts';

export const DAY = 86_400_000;

export const nameOfCategory = ({ categories }: Mall, id: string): string =>
  categories.find((candidate) => candidate.id === id)?.name ?? id;

export function ratingOf({ reviews }: StockedGoods): number {
  // Reviews that the mall writes for silent buyers rate nothing.
  const own = reviews.filter(({ isSystem }) => isSystem !== true);
  if (own.length === 0) return 0;
  return Math.round((sumOf(own, ({ rating }) => rating) / own.length) * 10) / 10;
}

export const stockOf = ({ skus }: StockedGoods): number => sumOf(skus, ({ stock }) => stock);

/** The price of one piece before and after the discount, in dollars. */
export function pricesOf({ listing, skus }: StockedGoods): { selling: number; reduced: number | null } {
  const reduced = skus[0] && listing.off > 0 ? dollars(paidCents(skus[0])) : null;
  return { selling: dollars(listing.cents), reduced };
}

export const pictureOf = (sku: Sku): string => goodsPicture(sku.goods.listing.id, sku.colour.key);

/** The pictures of goods in their first colour. Goods with several colours have an extra picture of all colours. */
function picturesOf({ listing }: StockedGoods): readonly string[] {
  const colour = listing.colours[0]?.key ?? 'only';
  const hasAllColours = listing.colours.length > 1 && !listing.floats;
  return (hasAllColours ? [1, 2, 3, 4] : [1, 2, 3]).map((view) => goodsPicture(listing.id, colour, view));
}

export function showGoods(mall: Mall, goods: StockedGoods, account: Account | undefined): Goods {
  const { listing, store, sold, views, reviews } = goods;
  const { selling, reduced } = pricesOf(goods);
  const [first = null, ...others] = picturesOf(goods);
  const born = mall.openedAt - listing.ageDays * DAY;
  const { dispatchCents, longDistanceCents } = store.listing;
  return {
    id: listing.id,
    goodsId: `article-${listing.id}`,
    sellerId: listing.store,
    sellerName: store.listing.name,
    categoryId: listing.category,
    categoryName: nameOfCategory(mall, listing.category),
    secondaryCategoryId: listing.subcategory,
    secondaryCateName: nameOfCategory(mall, listing.subcategory),
    name: listing.name,
    unit: listing.unit,
    des: listing.des,
    sellingPrice: selling,
    discountPrice: reduced,
    discountRatio: listing.off / 100,
    discountStartTime: reduced === null ? null : mall.openedAt - 5 * DAY,
    discountEndTime: reduced === null ? null : mall.openedAt + 40 * DAY,
    freightAmount: dollars(dispatchCents + longDistanceCents + listing.deliveryCents),
    goodsTax: dollars(Math.floor((listing.cents * listing.taxPerThousand) / 1000)),
    buyMin: listing.buyMin,
    stock: stockOf(goods),
    soldNum: sold,
    fakeSoldNum: 0,
    viewsNum: views,
    rating: ratingOf(goods),
    evaluationNum: reviews.length,
    isShelf: 1,
    isKeep: account ? (account.favourites.includes(listing.id) ? 1 : 0) : null,
    createTime: born,
    upTime: born,
    recTime: listing.isRecommended ? born : null,
    newTime: born,
    imgUrl1: first,
    ...Object.fromEntries(others.map((picture, index) => [`imgUrl${index + 2}`, picture])),
  };
}

export function showStore(mall: Mall, store: StockedStore, account: Account | undefined): Store {
  const { listing, views, followers } = store;
  const goods = mall.goods.filter((candidate) => candidate.store === store);
  const reviews = goods.flatMap((candidate) => candidate.reviews);
  const good = reviews.filter(({ evaluationType }) => evaluationType === 1).length;
  const freeFrom = freeDeliveryCents(listing);
  const isFollowed = account?.follows.some(({ storeId }) => storeId === listing.id) ?? false;
  return {
    id: listing.id,
    name: listing.name,
    avatar: storePicture(listing.id),
    banner1: storeBanner(listing.id),
    shopRemark: listing.remark,
    shopAddress: listing.city,
    status: 1,
    createTime: mall.openedAt - listing.ageDays * DAY,
    soldNum: sumOf(goods, ({ sold }) => sold),
    fakeSoldNum: 0,
    viewsNum: views,
    highOpinion: reviews.length === 0 ? 1 : Math.round((good / reviews.length) * 100) / 100,
    sellerGoodsNum: goods.length,
    focusNum: followers,
    isFocus: isFollowed ? 1 : 0,
    freeDeliveryFrom: freeFrom === undefined ? null : dollars(freeFrom),
  };
}

const colourId = (sku: Sku): string => `colour-${sku.colour.key}`;
const sizeId = (size: string): string => `size-${size.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;

/** How big one piece of a variant is, in centimetres; nothing where that is not known. */
function dimensionsOf({ goods: { listing }, size }: Sku): Pick<GoodsSku, 'dimensions'> {
  const index = Math.max(0, (listing.sizes ?? []).indexOf(size ?? ''));
  const sides = measures[listing.id]?.dimensions?.[index];
  if (!sides) return {};
  const [width = 0, height = 0, depth = 0] = sides.map((millimetres) => millimetres / 10);
  return { dimensions: { width, height, depth } };
}

export function showSku(sku: Sku): GoodsSku {
  const { goods, colour, size } = sku;
  const paid = dollars(paidCents(sku));
  return {
    skuId: sku.id,
    price: paid,
    sellingPrice: dollars(sku.cents),
    discountPrice: goods.listing.off > 0 ? paid : null,
    priceTiers: tiersOf(sku).map(({ minCount, cents }) => ({ minNum: minCount, price: dollars(cents) })),
    stock: sku.stock,
    coverImg: pictureOf(sku),
    img: [...new Set([pictureOf(sku), goodsPicture(goods.listing.id, colour.key, 2), ...picturesOf(goods)])],
    ...dimensionsOf(sku),
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

/** The options that a buyer can choose from. */
export function showChoices({ skus, listing }: StockedGoods): GoodsChoice[] {
  const colourSkus = [...new Map(skus.map((sku) => [sku.colour.key, sku])).values()].filter(
    ({ colour }) => colour.name !== '',
  );
  const colours = colourSkus.map((sku) => ({
    attrValueId: colourId(sku),
    attrValueName: sku.colour.name,
    iconImg: pictureOf(sku),
  }));
  const sizes = (listing.sizes ?? []).map((size) => ({ attrValueId: sizeId(size), attrValueName: size }));
  return [
    ...(colours.length > 0 ? [{ attrId: 'colour', attrName: 'Colour', attrValues: colours }] : []),
    ...(sizes.length > 0 ? [{ attrId: 'size', attrName: 'Size', attrValues: sizes }] : []),
  ];
}
