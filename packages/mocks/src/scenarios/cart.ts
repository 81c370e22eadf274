import { createRandom } from '@openmall/seeded-random';
import { attributesOf, paidCents } from '../state/stock.ts';
import { dollars } from '../state/cents.ts';
import type { Mall } from '../state/mall.ts';
import { pictureOf } from '../handlers/goods/show-goods.ts';
import type { Scenario } from './scenarios.ts';

/** A line of the cart, in the form of the specification. */
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

/** Three lines of two stores. */
export function cartOf(mall: Mall, { cart }: Scenario): CartLine[] {
  if (cart === 'empty') return [];
  const random = createRandom(`${mall.seed}/cart`);
  const stores = random.sample(mall.stores, 2);
  const goods = stores.flatMap((store, at) =>
    random.sample(
      mall.goods.filter((one) => one.store === store),
      2 - at,
    ),
  );
  return goods.flatMap(({ shelf, store, skus }) => {
    const sku = skus.find(({ stock }) => stock > 0) ?? skus[0];
    if (!sku) return [];
    return [
      {
        id: shelf.id,
        skuId: sku.id,
        name: shelf.name,
        checkAttrName: attributesOf(sku)
          .map(({ attrValue }) => attrValue)
          .join(', '),
        price: dollars(paidCents(sku)),
        imgUrl1: pictureOf(sku),
        buyMin: shelf.buyMin,
        count: shelf.buyMin + random.integer(0, 1),
        seller: { id: store.shelf.id, name: store.shelf.name },
      },
    ];
  });
}
