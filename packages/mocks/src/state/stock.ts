/** The goods of the mall in the form in which answers need them. */
import { createRandom, type Random } from '@openmall/seeded-random';
import { maskName, toWireTime, type Evaluation } from '@openmall/sdk';
import {
  shelf,
  type ShelfCategory,
  type ShelfColour,
  type ShelfGoods,
  type ShelfReview,
  type ShelfStore,
} from '../fixtures/shelf.ts';
import { goodsPicture } from '../pictures/draw-picture.ts';

export interface Sku {
  readonly id: string;
  readonly goods: StockedGoods;
  readonly colour: ShelfColour;
  readonly size: string | undefined;
  readonly cents: number;
  stock: number;
}

export interface StockedGoods {
  readonly shelf: ShelfGoods;
  readonly store: StockedStore;
  readonly skus: Sku[];
  readonly reviews: Evaluation[];
  sold: number;
  views: number;
}

export interface StockedStore {
  readonly shelf: ShelfStore;
  readonly views: number;
  followers: number;
}

export interface Stock {
  readonly goods: StockedGoods[];
  readonly stores: StockedStore[];
  readonly categories: readonly ShelfCategory[];
}

/** What one piece costs after its discount. */
export const paidCents = ({ cents, goods }: Sku): number =>
  Math.floor((cents * (100 - goods.shelf.off)) / 100);

function skusOf(goods: StockedGoods, random: Random): Sku[] {
  const { id, colours, sizes, cents } = goods.shelf;
  return colours.flatMap((colour, colourAt) =>
    (sizes ?? [undefined]).map((size, sizeAt): Sku => ({
      id: `${id}-${colour.key}${size === undefined ? '' : `-${sizeAt + 1}`}`,
      goods,
      colour,
      size,
      cents,
      // The last variant of some is sold out, so that a screen shows how that looks.
      stock: colourAt > 0 && sizeAt === 0 && random.next() < 0.25 ? 0 : random.integer(12, 240),
    })),
  );
}

const MINUTE = 60_000;
const levelOf = (level: number): 1 | 2 | 3 => (level === 1 || level === 2 ? level : 3);
const starsOf = (rating: number): 1 | 2 | 3 | 4 | 5 =>
  rating === 1 || rating === 2 || rating === 3 || rating === 4 ? rating : 5;
const countries = new Intl.DisplayNames(['en'], { type: 'region' });

function reviewOf(goods: StockedGoods, review: ShelfReview, at: number, now: number): Evaluation {
  const { shelf: own, skus } = goods;
  const sku = skus[at % skus.length];
  const time = now - review.ageMinutes * MINUTE;
  // Every third shows a picture of what came.
  const picture = at % 3 === 1 && sku ? { imgUrl1: goodsPicture(own.id, sku.colour.key, 2) } : {};
  return {
    id: `rv-${own.id}-${at + 1}`,
    sellerGoodsId: own.id,
    sellerId: own.store,
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
    countryName: countries.of(review.country) ?? null,
    ...picture,
  };
}

/** What was chosen, in words. */
export const attributesOf = ({ colour, size }: Sku): { attrName: string; attrValue: string }[] => [
  ...(colour.name === '' ? [] : [{ attrName: 'Colour', attrValue: colour.name }]),
  ...(size === undefined ? [] : [{ attrName: 'Size', attrValue: size }]),
];

/** The whole mall as it is before anybody buys. */
export function stockUp(seed: string, now: number): Stock {
  const random = createRandom(`${seed}/stock`);
  const stores = shelf.stores.map((own): StockedStore => ({
    shelf: own,
    views: random.integer(4_000, 90_000),
    followers: random.integer(120, 5_200),
  }));
  const goods = shelf.goods.flatMap((own) => {
    const store = stores.find(({ shelf: { id } }) => id === own.store);
    if (!store) return [];
    const sold = random.integer(8, 2_400);
    const made: StockedGoods = {
      shelf: own,
      store,
      skus: [],
      reviews: [],
      sold,
      views: sold * random.integer(9, 24),
    };
    made.skus.push(...skusOf(made, random));
    made.reviews.push(...own.reviews.map((review, at) => reviewOf(made, review, at, now)));
    return [made];
  });
  return { goods, stores, categories: shelf.categories };
}
