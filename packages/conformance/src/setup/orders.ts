/** Creates orders in the state that a check needs. */
import type { OrderSubmitItem } from '@openmall/sdk';
import type { Caller, Exchange } from '../target/exchange.ts';
import { FUND_PASSWORD } from './accounts.ts';
import type { Control } from './control.ts';
import type { Offer, Catalog } from './goods.ts';
import { createBuyerSetup, type BuyerSetup } from './buyer-setup.ts';
import { missingPrecondition, PreconditionError } from './precondition-error.ts';
import type { ApiClient } from './api-client.ts';
import type { GivenObjects } from './given-objects.ts';

export interface Orders extends BuyerSetup {
  /** The calls that brought each order to its state, by order id. */
  readonly histories: ReadonlyMap<string, readonly Exchange[]>;
  /** Places an order that waits for payment. `pieces` defaults to the minimum of the goods. */
  place(caller: Caller, offer?: Offer, pieces?: number): Promise<OrderSubmitItem>;
  /** Pays an order with money that the caller is given. */
  pay(caller: Caller, orderId: string, amount: string): Promise<void>;
  paid(caller: Caller, offer?: Offer): Promise<OrderSubmitItem>;
  shipped(caller: Caller, offer?: Offer): Promise<OrderSubmitItem>;
  /** An order on its way, which may be one of `--states`: its goods are not known. */
  anyShipped(caller: Caller): Promise<Pick<OrderSubmitItem, 'orderId'>>;
  received(caller: Caller, offer?: Offer): Promise<OrderSubmitItem>;
}

export const orderLine = ({ sellerGoodsId, skuId, buyMin }: Offer, pieces = buyMin): string =>
  `${sellerGoodsId},${skuId},${pieces}`;

export interface OrderTools {
  readonly client: ApiClient;
  readonly catalog: Catalog;
  readonly control: Control | undefined;
  readonly objects: GivenObjects;
}

/** The methods throw `PreconditionError` if an order cannot reach the state. */
export function createOrders({ client, catalog, control, objects }: OrderTools): Orders {
  const { addressId, fund, setFundPassword } = createBuyerSetup(client, control);
  const histories = new Map<string, Exchange[]>();
  const recordFor =
    (orderId: string) =>
    (exchange: Exchange): void =>
      void histories.get(orderId)?.push(exchange);
  async function place(caller: Caller, offer?: Offer, pieces?: number): Promise<OrderSubmitItem> {
    const orderInfo = orderLine(offer ?? (await catalog.any()), pieces);
    const calls: Exchange[] = [];
    const { orderList } = await client.request(
      'orderSubmit',
      { orderInfo, addressId: await addressId(caller) },
      caller,
      (exchange) => calls.push(exchange),
    );
    const order = orderList?.[0];
    if (!order) throw new PreconditionError('inconclusive', 'order!submit succeeded, but returned no order');
    histories.set(order.orderId, calls);
    return order;
  }
  async function pay(caller: Caller, orderId: string, amount: string): Promise<void> {
    await fund(caller, amount);
    await client.request('orderPay', { orderId, safeword: FUND_PASSWORD }, caller, recordFor(orderId));
  }
  async function paid(caller: Caller, offer?: Offer): Promise<OrderSubmitItem> {
    const order = await place(caller, offer);
    await pay(caller, order.orderId, String(order.total ?? order.prizeReal));
    return order;
  }
  async function shipped(caller: Caller, offer?: Offer): Promise<OrderSubmitItem> {
    if (!control)
      throw missingPrecondition('`--control`, to ship as a merchant, or shippedOrders in `--states`');
    const order = await paid(caller, offer);
    await control.ship(order.orderId);
    return order;
  }
  async function anyShipped(caller: Caller): Promise<Pick<OrderSubmitItem, 'orderId'>> {
    const orderId = caller.given ? objects.take('shippedOrders') : undefined;
    return orderId === undefined ? shipped(caller) : { orderId };
  }
  async function received(caller: Caller, offer?: Offer): Promise<OrderSubmitItem> {
    const order = await shipped(caller, offer);
    const { orderId } = order;
    await client.request('orderReceipt', { orderId }, caller, recordFor(orderId));
    return order;
  }
  return { histories, addressId, fund, setFundPassword, place, pay, paid, shipped, anyShipped, received };
}
