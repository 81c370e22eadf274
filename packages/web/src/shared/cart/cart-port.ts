import type { GoodsPriceTier } from '@openmall/sdk';
import { createContext, useContext } from 'react';

/** What goes into the cart (spec §3). `price` is what one piece cost when it was added; the server's price rules at checkout. */
export interface CartLine {
  /** The goods in their store: what calls name sellerGoodsId. */
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
  readonly seller: { readonly id: string; readonly name: string };
}

/** The interface of the cart for the rest of the store, independent of its storage. */
export interface CartPort {
  /** How many different lines are in it: the number on the badge. */
  readonly count: number;
  /** Puts a line in, or adds to the same line, and shows the drawer. */
  readonly add: (line: CartLine) => void;
  /** Leaves to the checkout with this line only; a visitor signs in first and comes back. */
  readonly buyNow: (line: CartLine) => void;
  readonly open: () => void;
}

export const CartContext = createContext<CartPort | undefined>(undefined);

/** The cart; `undefined` in a store without one, where no button for it is shown. */
export const useCart = (): CartPort | undefined => useContext(CartContext);
