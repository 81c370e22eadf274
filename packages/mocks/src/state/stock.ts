/** Builds the stock of the mall from its catalog. */
import { createRandom, type Random } from '@openmall/seeded-random';
import { maskName, toWireTime, type Evaluation } from '@openmall/sdk';
import {
  catalog,
  type CatalogCategory,
  type CatalogColour,
  type CatalogGoods,
  type CatalogReview,
  type CatalogStore,
} from '../fixtures/catalog.ts';
import { goodsPicture } from '../pictures/draw-picture.ts';

export interface Sku {
  readonly id: string;
  readonly goods: StockedGoods;
  readonly colour: CatalogColour;
  readonly size: string | undefined;
  readonly cents: number;
  stock: number;
}

export interface StockedGoods {
  readonly listing: CatalogGoods;
  readonly store: StockedStore;
  readonly skus: Sku[];
  readonly reviews: Evaluation[];
  sold: number;
  views: number;
}

export interface StockedStore {
  readonly listing: CatalogStore;
  readonly views: number;
  followers: number;
}

export interface Stock {
  readonly goods: StockedGoods[];
  readonly stores: StockedStore[];
  readonly categories: readonly CatalogCategory[];
}

/** The price of one piece after the discount, in cents. */
export const paidCents = ({ cents, goods }: Sku): number =>
  Math.floor((cents * (100 - goods.listing.off)) / 100);

/** Multiples of the minimum quantity from which pieces cost less, with the share of the price in percent. */
const TIERS = [
  [4, 95],
  [10, 90],
] as const;

/** Prices by quantity, in cents of one piece. Goods with a minimum quantity have them. */
export function tiersOf(sku: Sku): readonly { readonly minCount: number; readonly cents: number }[] {
  const { buyMin } = sku.goods.listing;
  if (buyMin === 1) return [];
  return TIERS.map(([multiple, percent]) => ({
    minCount: buyMin * multiple,
    cents: Math.floor((paidCents(sku) * percent) / 100),
  }));
}

/** The price of one piece in a line of `count` pieces, in cents. */
export const unitCents = (sku: Sku, count: number): number =>
  tiersOf(sku).findLast(({ minCount }) => minCount <= count)?.cents ?? paidCents(sku);

function skusOf(goods: StockedGoods, random: Random): Sku[] {
  const { id, colours, sizes, cents } = goods.listing;
  return colours.flatMap((colour, colourIndex) =>
    (sizes ?? [undefined]).map((size, sizeIndex): Sku => ({
      id: `${id}-${colour.key}${size === undefined ? '' : `-${sizeIndex + 1}`}`,
      goods,
      colour,
      size,
      cents,
      // Some variants are sold out, so that screens show that state.
      stock: colourIndex > 0 && sizeIndex === 0 && random.next() < 0.25 ? 0 : random.integer(12, 240),
    })),
  );
}

const MINUTE = 60_000;
const REPLY = 'Thank you for telling us. Please write to us in the chat: we would like to put this right.';
const REPLY_DELAY_MS = 90 * MINUTE;

const levelOf = (level: number): 1 | 2 | 3 => (level === 1 || level === 2 ? level : 3);
const starsOf = (rating: number): 1 | 2 | 3 | 4 | 5 =>
  rating === 1 || rating === 2 || rating === 3 || rating === 4 ? rating : 5;
const countries = new Intl.DisplayNames(['en'], { type: 'region' });

function reviewOf(goods: StockedGoods, review: CatalogReview, index: number, now: number): Evaluation {
  const { listing, skus } = goods;
  const sku = skus[index % skus.length];
  const time = now - review.ageMinutes * MINUTE;
  // Every third review has a picture.
  const picture = index % 3 === 1 && sku ? { imgUrl1: goodsPicture(listing.id, sku.colour.key, 2) } : {};
  return {
    id: `rv-${listing.id}-${index + 1}`,
    sellerGoodsId: listing.id,
    sellerId: listing.store,
    ...(sku && { skuId: sku.id, attributes: attributesOf(sku) }),
    userName: maskName(review.author),
    partyName: maskName(review.author),
    avatar: String(review.avatar),
    partyAvatar: String(review.avatar),
    evaluationType: levelOf(review.level),
    rating: starsOf(review.rating),
    content: review.content,
    evaluationTime: time,
    createTimeStr: toWireTime(new Date(time)),
    ...(levelOf(review.level) === 1
      ? { sellerReply: null }
      : { sellerReply: REPLY, sellerReplyTime: time + REPLY_DELAY_MS }),
    countryName: countries.of(review.country) ?? null,
    ...picture,
  };
}

/** The chosen options as texts. */
export const attributesOf = ({ colour, size }: Sku): { attrName: string; attrValue: string }[] => [
  ...(colour.name === '' ? [] : [{ attrName: 'Colour', attrValue: colour.name }]),
  ...(size === undefined ? [] : [{ attrName: 'Size', attrValue: size }]),
];

/** Creates the initial stock of the mall. */
export function createStock(seed: string, now: number): Stock {
  const random = createRandom(`${seed}/stock`);
  const stores = catalog.stores.map((listing): StockedStore => ({
    listing,
    views: random.integer(4_000, 90_000),
    followers: random.integer(120, 5_200),
  }));
  const goods = catalog.goods.flatMap((listing) => {
    const store = stores.find(({ listing: { id } }) => id === listing.store);
    if (!store) return [];
    const sold = random.integer(8, 2_400);
    const stocked: StockedGoods = {
      listing,
      store,
      skus: [],
      reviews: [],
      sold,
      views: sold * random.integer(9, 24),
    };
    stocked.skus.push(...skusOf(stocked, random));
    stocked.reviews.push(...listing.reviews.map((review, index) => reviewOf(stocked, review, index, now)));
    return [stocked];
  });
  return { goods, stores, categories: catalog.categories };
}
