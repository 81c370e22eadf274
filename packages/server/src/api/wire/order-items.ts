import { DomainError } from '../../domain/domain-error.ts';
import type { OrderItem } from '../../domain/orders/order-items.ts';
import { NO_VARIANT } from './order-lines.ts';

const MAX_LINES = 100;
const FIELDS = 3;

/** Reads `goods,variant,pieces` triplets, all joined by commas; the contract's pattern has been checked already. */
export function parseOrderItems(text: string): readonly OrderItem[] {
  const parts = text.split(',');
  if (parts.length > MAX_LINES * FIELDS) throw new DomainError('parameterError');
  return Array.from({ length: parts.length / FIELDS }, (_, index) => {
    const [goodsId = '', skuId = '', quantity = ''] = parts.slice(index * FIELDS, (index + 1) * FIELDS);
    return { goodsId, skuId: skuId === NO_VARIANT ? null : skuId, quantity: Number(quantity) };
  });
}
