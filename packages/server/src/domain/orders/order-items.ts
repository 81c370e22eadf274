import { createHash } from 'node:crypto';
import type { CouponChoice } from '../coupons/choose-coupons.ts';

/** One line of an order request. `skuId` is null for goods without variants. */
export interface OrderItem {
  readonly goodsId: string;
  readonly skuId: string | null;
  readonly quantity: number;
}

const keyOf = ({ goodsId, skuId }: OrderItem) => `${goodsId},${skuId ?? '-1'}`;

/** Merges items with the same goods and variant by adding their quantities. */
export function mergeItems(items: readonly OrderItem[]): readonly OrderItem[] {
  const merged = new Map<string, OrderItem>();
  for (const item of items) {
    const before = merged.get(keyOf(item));
    merged.set(keyOf(item), { ...item, quantity: item.quantity + (before?.quantity ?? 0) });
  }
  return [...merged.values()];
}

/** A hash of the items and coupons that does not depend on their order. */
export function contentHash(items: readonly OrderItem[], coupons: readonly CouponChoice[] = []): string {
  const lines = [
    ...items.map((item) => `${keyOf(item)},${item.quantity}`),
    ...coupons.map(({ storeId, code }) => `${storeId},${code}`),
  ].sort();
  return createHash('sha256').update(lines.join(';')).digest('hex');
}
