import { orderSubmit } from '../generated/operation-functions.ts';
import type { OrderId, OrderSubmitItem, OrderSubmitParams } from '../generated/hooks/openmall.schemas.ts';
import { isApiError } from '../transport/errors/api-error.ts';
import type { Transport } from '../transport/options.ts';
import type { CallOptions } from '../types.ts';
import { orderInfoOf, type WantedLine } from './order-info.ts';
import { newSubmitToken } from './submit-token.ts';

export interface OrderWish extends Omit<OrderSubmitParams, 'orderInfo'> {
  readonly lines: readonly WantedLine[];
}

/** An order that was placed, with the id under the name that all other answers have. */
export interface PlacedOrder extends Omit<OrderSubmitItem, 'id' | 'orderId'> {
  readonly id: OrderId;
  /** @deprecated The name of older clients for `id`. */
  readonly orderId: OrderId;
}

const FIRST_PAUSE_MS = 300;

/** After a lost response nobody knows whether the orders are placed. */
const isOutcomeUnknown = (error: unknown): boolean =>
  isApiError(error) && (['network', 'timeout'].includes(error.kind) || (error.status ?? 0) > 501);

/**
 * Places one order for each store of the lines. After a lost response it submits again with the same token, so that
 * nothing is ordered twice; at most `retries` times, by default 2. To let a person try again later, pass a `submitToken`
 * of your own and keep it until the call succeeds.
 * @throws ApiError if the call fails, or the reason of the signal that aborts it.
 * @example const [placed] = await placeOrders(transport, { lines: [{ sellerGoodsId: 'g_1', count: 2 }], addressId: 'ad_home' });
 */
export async function placeOrders(
  transport: Transport,
  { lines, submitToken = newSubmitToken(), ...wish }: OrderWish,
  { retries = 2, ...options }: CallOptions = {},
): Promise<PlacedOrder[]> {
  const input = { ...wish, orderInfo: orderInfoOf(lines), submitToken };
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { orderList } = await orderSubmit(transport, input, options);
      return orderList.map((order) => ({ ...order, id: order.orderId }));
    } catch (error) {
      if (attempt > retries || !isOutcomeUnknown(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS * 2 ** attempt));
    }
  }
}
