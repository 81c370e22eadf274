/** Makes the calls of a fault a story that can be told again: where they name an order, the calls that made it come first. */
import { succeeded, type Exchange } from '../target/exchange.ts';

/** The calls that brought each order to where a trial starts, by its id. */
export type Histories = ReadonlyMap<string, readonly Exchange[]>;

/** Shorter ids would be found where something else is meant. */
const shortest = 6;

function valuesOf({ request }: Exchange): readonly string[] {
  const body = request.body ?? '';
  const quoted = [...body.matchAll(/"([^"]*)"/g)].map(([, value]) => value ?? '');
  const fields = [request.url.split('?')[1] ?? '', body].flatMap((text) => [
    ...new URLSearchParams(text).values(),
  ]);
  return [...fields, ...quoted];
}

function withHistories(exchanges: readonly Exchange[], histories: Histories): readonly Exchange[] {
  const before = (exchange: Exchange): readonly Exchange[] =>
    valuesOf(exchange).flatMap((value) => histories.get(value) ?? []);
  const told = exchanges.flatMap((exchange) => [
    ...before(exchange).filter((call) => !exchanges.includes(call)),
    exchange,
  ]);
  return [...new Set(told)];
}

/** The id of the one order that a call placed. */
export function placedBy(exchange: Exchange): string | undefined {
  if (exchange.operation.id !== 'orderSubmit' || !succeeded(exchange)) return undefined;
  const { orderList = [] } = (exchange.envelope?.data ?? {}) as { orderList?: { orderId?: unknown }[] };
  const id = orderList.length === 1 ? orderList[0]?.orderId : undefined;
  return typeof id === 'string' && id.length >= shortest ? id : undefined;
}

/** The calls with what went before, and with a shell variable for each order that they place. */
export function retrace(exchanges: readonly Exchange[], histories: Histories): readonly Exchange[] {
  const whole = withHistories(exchanges, histories);
  const placed = whole.map(placedBy).filter((id) => id !== undefined);
  if (placed.length === 0) return whole;
  const variables = new Map(placed.map((id, index) => [id, index === 0 ? 'ORDER' : `ORDER_${index + 1}`]));
  return whole.map((exchange) => ({ ...exchange, variables, places: placedBy(exchange) }));
}
