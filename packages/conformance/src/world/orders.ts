/** Orders in the state that a trial starts from. */
import type { OrderSubmitItem } from '@openmall/sdk';
import type { Caller } from '../target/exchange.ts';
import { fundPassword } from './accounts.ts';
import type { Control } from './control.ts';
import type { Offer, Shelf } from './goods.ts';
import { createMeans, type Means } from './means.ts';
import { lacking, Unmet } from './unmet.ts';
import type { Wire } from './wire.ts';

export interface Orders extends Means {
  /** An order that waits for payment. */
  place(caller: Caller, offer?: Offer, pieces?: number): Promise<OrderSubmitItem>;
  paid(caller: Caller): Promise<OrderSubmitItem>;
  shipped(caller: Caller): Promise<OrderSubmitItem>;
  received(caller: Caller): Promise<OrderSubmitItem>;
}

export const orderLine = ({ sellerGoodsId, skuId, buyMin }: Offer, pieces = buyMin): string =>
  `${sellerGoodsId},${skuId},${pieces}`;

export function createOrders(wire: Wire, shelf: Shelf, control: Control | undefined): Orders {
  const { addressId, fund, setFundPassword } = createMeans(wire, control);
  async function place(caller: Caller, offer?: Offer, pieces?: number): Promise<OrderSubmitItem> {
    const orderInfo = orderLine(offer ?? (await shelf.any()), pieces);
    const { orderList } = await wire.ask(
      'orderSubmit',
      { orderInfo, addressId: await addressId(caller) },
      caller,
    );
    const order = orderList?.[0];
    if (!order) throw new Unmet('unproven', 'order!submit succeeded, but names no order');
    return order;
  }
  async function paid(caller: Caller): Promise<OrderSubmitItem> {
    const order = await place(caller);
    await fund(caller, String(order.total ?? order.prizeReal));
    await wire.ask('orderPay', { orderId: order.orderId, safeword: fundPassword }, caller);
    return order;
  }
  async function shipped(caller: Caller): Promise<OrderSubmitItem> {
    if (!control) throw lacking('a merchant who ships: the control contract');
    const order = await paid(caller);
    await control.ship(order.orderId);
    return order;
  }
  async function received(caller: Caller): Promise<OrderSubmitItem> {
    const order = await shipped(caller);
    await wire.ask('orderReceipt', { orderId: order.orderId }, caller);
    return order;
  }
  return { addressId, fund, setFundPassword, place, paid, shipped, received };
}
