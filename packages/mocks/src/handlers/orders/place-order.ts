import type { Address } from '@openmall/sdk';
import type { Account, Order } from '../../state/account.ts';
import type { Mall } from '../../state/mall.ts';
import { priceLines } from '../../state/price.ts';
import { byStore, type BasketLine } from './price-cart.ts';
import { log } from './order-log.ts';

export interface OrderPlacement {
  readonly lines: readonly BasketLine[];
  readonly address: Address;
  readonly remarks: string;
  readonly at: number;
}

/** Places one order per store and reduces the stock. */
export function placeOrders(
  mall: Mall,
  account: Account,
  { lines, address, remarks, at }: OrderPlacement,
): Order[] {
  return [...byStore(lines)].map(([storeId, storeLines]) => {
    const order: Order = {
      id: mall.nextId('or'),
      storeId,
      lines: storeLines,
      figures: priceLines(storeLines),
      address,
      createdAt: at,
      remarks,
      log: [],
      status: 0,
      returnStatus: 0,
      paidAt: undefined,
      shippedAt: undefined,
      reminded: false,
      cancelReason: null,
      refund: undefined,
    };
    for (const { sku, count } of storeLines) sku.stock -= count;
    account.orders.unshift(order);
    log(mall, account, order, { step: 'placed', at });
    return order;
  });
}
