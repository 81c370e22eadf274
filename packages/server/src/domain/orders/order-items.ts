import { createHash } from 'node:crypto';

/** What a buyer asks for; without a variant where the goods have only one. */
export interface OrderItem {
  readonly goodsId: string;
  readonly skuId: string | null;
  readonly quantity: number;
}

const keyOf = ({ goodsId, skuId }: OrderItem) => `${goodsId},${skuId ?? '-1'}`;

/** The same goods and variant named twice are one line. */
export function mergeItems(items: readonly OrderItem[]): readonly OrderItem[] {
  const merged = new Map<string, OrderItem>();
  for (const item of items) {
    const before = merged.get(keyOf(item));
    merged.set(keyOf(item), { ...item, quantity: item.quantity + (before?.quantity ?? 0) });
  }
  return [...merged.values()];
}

/** The same for the same goods, in whatever order they are named. */
export function contentHash(items: readonly OrderItem[]): string {
  const lines = items.map((item) => `${keyOf(item)},${item.quantity}`).sort();
  return createHash('sha256').update(lines.join(';')).digest('hex');
}
