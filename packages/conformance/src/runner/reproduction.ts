/** Makes the calls of a fault reproducible: the calls that created an order come before those that use it. */
import { succeeded, type Exchange } from '../target/exchange.ts';

/** The calls that brought each order to its state, by order id. */
export type OrderHistories = ReadonlyMap<string, readonly Exchange[]>;

/** Shorter ids could match by coincidence. */
const MIN_ID_LENGTH = 6;

function valuesOf({ request }: Exchange): readonly string[] {
  const body = request.body ?? '';
  const quoted = [...body.matchAll(/"([^"]*)"/g)].map(([, value]) => value ?? '');
  const fields = [request.url.split('?')[1] ?? '', body].flatMap((text) => [
    ...new URLSearchParams(text).values(),
  ]);
  return [...fields, ...quoted];
}

function prependHistories(exchanges: readonly Exchange[], histories: OrderHistories): readonly Exchange[] {
  const before = (exchange: Exchange): readonly Exchange[] =>
    valuesOf(exchange).flatMap((value) => histories.get(value) ?? []);
  const calls = exchanges.flatMap((exchange) => [
    ...before(exchange).filter((call) => !exchanges.includes(call)),
    exchange,
  ]);
  return [...new Set(calls)];
}

/** The order id, if the call placed exactly one order. */
function placedOrderId(exchange: Exchange): string | undefined {
  if (exchange.operation.id !== 'orderSubmit' || !succeeded(exchange)) return undefined;
  const { orderList = [] } = (exchange.envelope?.data ?? {}) as { orderList?: { orderId?: unknown }[] };
  const id = orderList.length === 1 ? orderList[0]?.orderId : undefined;
  return typeof id === 'string' && id.length >= MIN_ID_LENGTH ? id : undefined;
}

/** Adds the calls that came before, and a shell variable for each order that is placed. */
export function withHistory(exchanges: readonly Exchange[], histories: OrderHistories): readonly Exchange[] {
  const whole = prependHistories(exchanges, histories);
  const placed = whole.map(placedOrderId).filter((id) => id !== undefined);
  if (placed.length === 0) return whole;
  const variables = new Map(placed.map((id, index) => [id, index === 0 ? 'ORDER' : `ORDER_${index + 1}`]));
  return whole.map((exchange) => ({ ...exchange, variables, places: placedOrderId(exchange) }));
}
