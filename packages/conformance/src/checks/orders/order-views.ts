/** One order, placed and then read wherever it is told. */
import { subtract, sum, type Amount } from '@openmall/sdk/money';
import type { CheckContext } from '../../runner/check-context.ts';
import { succeeded, type Caller, type Exchange } from '../../target/exchange.ts';
import type { Offer } from '../../setup/goods.ts';
import { orderLine } from '../../setup/orders.ts';
import { PreconditionError } from '../../setup/precondition-error.ts';

/** Money by the name of its field; what the contract adds may be missing. */
export type Figures = Readonly<Record<string, unknown>>;

interface OrderView {
  readonly exchange: Exchange;
  readonly figures: Figures;
}

export interface Line extends Figures {
  readonly goodsId: string;
  readonly skuId: string;
  readonly goodsNum: number;
  readonly goodsReal: number;
}

export interface OrderViews {
  readonly views: readonly OrderView[];
  readonly lines: readonly Line[];
  readonly goods: Exchange;
  /** The lines that a list of orders shows, where it shows any. */
  readonly previews: readonly Line[];
  readonly list: Exchange;
}

export const isAmount = (value: unknown): value is Amount =>
  typeof value === 'number' || typeof value === 'string';
const dataOf = ({ envelope }: Exchange): Figures => (envelope?.data ?? {}) as Figures;
const rowsOf = (exchange: Exchange, name: string): readonly Figures[] => {
  const rows = dataOf(exchange)[name];
  return Array.isArray(rows) ? (rows as readonly Figures[]) : [];
};

/** A quote tells goods before the discount, and the two fees apart. */
function figuresOfQuote(quote: Exchange): Figures {
  const { lines: _lines, ...store } = rowsOf(quote, 'stores')[0] ?? {};
  const { itemsTotal, discount, freight, serviceFee } = store;
  return {
    ...store,
    ...(isAmount(itemsTotal) && isAmount(discount) && { prizeReal: subtract(itemsTotal, discount) }),
    ...(isAmount(freight) && isAmount(serviceFee) && { fees: sum([freight, serviceFee]) }),
  };
}

const hasDiscount = ({ goods }: Offer): boolean => goods.discountPrice !== null;

/** Two lines of one store, reduced ones if there are such: more parts than one line has. */
async function someLines({ setup }: CheckContext): Promise<string> {
  const offers = (await setup.shelf.offers()).toSorted(
    (a, b) => Number(hasDiscount(b)) - Number(hasDiscount(a)),
  );
  const [first] = offers;
  if (!first) throw new PreconditionError('skipped', 'needs goods in stock');
  const second = offers.find((item) => item !== first && item.sellerId === first.sellerId);
  return [orderLine(first, first.buyMin + 1), ...(second ? [orderLine(second)] : [])].join();
}

async function quoted(context: CheckContext, input: object, caller: Caller): Promise<readonly OrderView[]> {
  const operation = context.operations.find(({ id }) => id === 'orderQuote');
  if (!operation) return [];
  const exchange = await context.send(operation, input, { caller });
  return succeeded(exchange) ? [{ exchange, figures: figuresOfQuote(exchange) }] : [];
}

/** Leaves the order cancelled, so that it is in nobody's way. */
export async function placeAndRead(context: CheckContext): Promise<OrderViews> {
  const { accounts, orders } = context.setup;
  const caller = await accounts.first();
  const input = { orderInfo: await someLines(context), addressId: await orders.addressId(caller) };
  const quotes = await quoted(context, input, caller);
  const submit = await context.call('orderSubmit', input, { caller });
  const [placed] = rowsOf(submit, 'orderList');
  const orderId = String(placed?.['orderId']);
  if (!succeeded(submit) || !placed)
    throw new PreconditionError('inconclusive', 'no order could be placed', submit);
  const info = await context.call('orderInfo', { orderId }, { caller });
  const list = await context.call('orderListMain', {}, { caller });
  const goods = await context.call('orderListGoods', { orderId, pageSize: 100 }, { caller });
  await context.call('orderCancel', { orderId, returnReason: 0 }, { caller });
  // Figures that could not be read are no other figures.
  const unread = [info, list, goods].find((exchange) => !succeeded(exchange));
  if (unread)
    throw new PreconditionError('inconclusive', 'an order that was placed could not be read', unread);
  const row = rowsOf(list, 'pageList').find(({ id }) => id === orderId) ?? {};
  return {
    views: [
      { exchange: submit, figures: placed },
      { exchange: info, figures: (dataOf(info)['orderInfo'] ?? {}) as Figures },
      { exchange: list, figures: { ...row, prizeReal: row['priceCount'] } },
      ...quotes,
    ],
    lines: rowsOf(goods, 'pageList') as readonly Line[],
    goods,
    previews: (row['goods'] ?? []) as readonly Line[],
    list,
  };
}
