/** Orders in the state that a trial starts from. */
import type { OrderSubmitItem } from '@openmall/sdk';
import type { Caller, Exchange } from '../target/exchange.ts';
import { fundPassword } from './accounts.ts';
import type { Control } from './control.ts';
import type { Offer, Shelf } from './goods.ts';
import { createMeans, type Means } from './buyer-setup.ts';
import { lacking, Unmet } from './precondition-error.ts';
import type { Wire } from './api-client.ts';

export interface Orders extends Means {
  /** The calls by which each of these orders was brought to its state, for reports. */
  readonly histories: ReadonlyMap<string, readonly Exchange[]>;
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
  const histories = new Map<string, Exchange[]>();
  const noteFor =
    (orderId: string) =>
    (exchange: Exchange): void =>
      void histories.get(orderId)?.push(exchange);
  async function place(caller: Caller, offer?: Offer, pieces?: number): Promise<OrderSubmitItem> {
    const orderInfo = orderLine(offer ?? (await shelf.any()), pieces);
    const calls: Exchange[] = [];
    const { orderList } = await wire.ask(
      'orderSubmit',
      { orderInfo, addressId: await addressId(caller) },
      caller,
      (exchange) => calls.push(exchange),
    );
    const order = orderList?.[0];
    if (!order) throw new Unmet('unproven', 'order!submit succeeded, but names no order');
    histories.set(order.orderId, calls);
    return order;
  }
  async function paid(caller: Caller): Promise<OrderSubmitItem> {
    const order = await place(caller);
    await fund(caller, String(order.total ?? order.prizeReal));
    const { orderId } = order;
    await wire.ask('orderPay', { orderId, safeword: fundPassword }, caller, noteFor(orderId));
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
    const { orderId } = order;
    await wire.ask('orderReceipt', { orderId }, caller, noteFor(orderId));
    return order;
  }
  return { histories, addressId, fund, setFundPassword, place, paid, shipped, received };
}
