import type { OrderItem } from '../orders/order-items.ts';

/** Limit of the contract. */
export const MAX_CART_LINES = 100;

/** A line of a cart. Zero pieces remove it. */
export interface CartLine extends OrderItem {
  /** Saved for later: not part of the next order. */
  readonly isLater: boolean;
}

export const lineKey = ({ goodsId, skuId }: OrderItem): string => `${goodsId},${skuId ?? ''}`;
