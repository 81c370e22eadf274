import type { GoodsPriceTier } from '@openmall/sdk';
import { createContext, useContext } from 'react';

/**
 * A line of the cart (spec §3). `price` is the price of one piece when it was added; the checkout uses the server's
 * price.
 */
export interface CartLine {
  /** The id of the goods, `sellerGoodsId` in calls. */
  readonly id: string;
  /** `-1` for goods without variants. */
  readonly skuId: string;
  readonly name: string;
  /** The text of the chosen variant: "Navy, M". */
  readonly checkAttrName: string;
  readonly price: number;
  /** Prices by quantity when it was added. */
  readonly priceTiers?: readonly GoodsPriceTier[] | undefined;
  readonly imgUrl1: string | null;
  readonly buyMin: number;
  readonly count: number;
  readonly seller: {
    readonly id: string;
    readonly name: string;
    /** The store's minimum for free delivery in dollars, when the line was added. */
    readonly freeDeliveryFrom?: number | null | undefined;
  };
}

/** The interface of the cart for the rest of the store, independent of its storage. */
export interface CartPort {
  /** The number of lines, which the badge shows. */
  readonly count: number;
  /** Adds a line, or increases an existing one, and opens the drawer. */
  readonly add: (line: CartLine) => void;
  /** Opens the checkout with this line only. A visitor signs in first and comes back. */
  readonly buyNow: (line: CartLine) => void;
  readonly open: () => void;
}

export const CartContext = createContext<CartPort | undefined>(undefined);

/** The cart; `undefined` in a store without a cart, which shows no buttons for it. */
export const useCart = (): CartPort | undefined => useContext(CartContext);
