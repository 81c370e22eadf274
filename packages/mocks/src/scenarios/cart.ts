import { createRandom } from '@openmall/seeded-random';
import { attributesOf, paidCents } from '../state/stock.ts';
import { dollars } from '../state/cents.ts';
import type { CartEntry } from '../state/account.ts';
import type { Mall } from '../state/mall.ts';
import { pictureOf } from '../handlers/goods/show-goods.ts';

/** A line of the cart in the format of the specification. */
export interface CartLine {
  readonly id: string;
  readonly skuId: string;
  readonly name: string;
  readonly checkAttrName: string;
  readonly price: number;
  readonly imgUrl1: string;
  readonly buyMin: number;
  readonly count: number;
  readonly seller: { readonly id: string; readonly name: string };
}

export interface CartSetting {
  /** The initial cart, `filled` by default. */
  readonly cart?: 'filled' | 'empty';
}

/** Returns the initial cart: three lines from two stores, or none. */
export function cartOf(mall: Mall, { cart }: CartSetting): CartLine[] {
  if (cart === 'empty') return [];
  const random = createRandom(`${mall.seed}/cart`);
  const stores = random.sample(mall.stores, 2);
  const chosen = stores.flatMap((store, index) =>
    random.sample(
      mall.goods.filter((goods) => goods.store === store),
      2 - index,
    ),
  );
  return chosen.flatMap(({ listing, store, skus }) => {
    const sku = skus.find(({ stock }) => stock > 0) ?? skus[0];
    if (!sku) return [];
    return [
      {
        id: listing.id,
        skuId: sku.id,
        name: listing.name,
        checkAttrName: attributesOf(sku)
          .map(({ attrValue }) => attrValue)
          .join(', '),
        price: dollars(paidCents(sku)),
        imgUrl1: pictureOf(sku),
        buyMin: listing.buyMin,
        count: listing.buyMin + random.integer(0, 1),
        seller: { id: store.listing.id, name: store.listing.name },
      },
    ];
  });
}

/** The same lines in the cart of the account. */
export const entriesOf = (lines: readonly CartLine[]): CartEntry[] =>
  lines.map(({ id, skuId, count }) => ({ sellerGoodsId: id, skuId, count, isLater: false }));
