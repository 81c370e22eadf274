/** Places an order and reads it with every operation that shows it. */
import { subtract, sum, type Amount } from '@openmall/sdk/money';
import type { CheckContext } from '../../runner/check-context.ts';
import { succeeded, type Caller, type Exchange } from '../../target/exchange.ts';
import type { Offer } from '../../setup/goods.ts';
import { orderLine } from '../../setup/orders.ts';
import { PreconditionError } from '../../setup/precondition-error.ts';

/** Amounts by field name. Fields that only this contract has may be missing. */
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
  /** The lines in the list of orders, if it shows any. */
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

/** A quote shows goods before the discount, and the two fees separately. */
function amountsOfQuote(quote: Exchange): Figures {
  const { lines: _lines, ...store } = rowsOf(quote, 'stores')[0] ?? {};
  const { itemsTotal, discount, freight, serviceFee } = store;
  return {
    ...store,
    ...(isAmount(itemsTotal) && isAmount(discount) && { prizeReal: subtract(itemsTotal, discount) }),
    ...(isAmount(freight) && isAmount(serviceFee) && { fees: sum([freight, serviceFee]) }),
  };
}

const hasDiscount = ({ goods }: Offer): boolean => goods.discountPrice !== null;

/** Two lines of one store, with discounts if possible, so that every sum has several parts. */
async function chooseLines({ setup }: CheckContext): Promise<string> {
  const offers = (await setup.catalog.offers()).toSorted(
    (a, b) => Number(hasDiscount(b)) - Number(hasDiscount(a)),
  );
  const [first] = offers;
  if (!first) throw new PreconditionError('skipped', 'needs goods in stock');
  const second = offers.find((item) => item !== first && item.sellerId === first.sellerId);
  return [orderLine(first, first.buyMin + 1), ...(second ? [orderLine(second)] : [])].join();
}

async function quoteOrder(
  context: CheckContext,
  input: object,
  caller: Caller,
): Promise<readonly OrderView[]> {
  const operation = context.operations.find(({ id }) => id === 'orderQuote');
  if (!operation) return [];
  const exchange = await context.send(operation, input, { caller });
  return succeeded(exchange) ? [{ exchange, figures: amountsOfQuote(exchange) }] : [];
}

/**
 * Places an order and reads it. It cancels the order at the end.
 * @throws {PreconditionError} if the order cannot be placed or read.
 */
export async function placeAndRead(context: CheckContext): Promise<OrderViews> {
  const { accounts, orders } = context.setup;
  const caller = await accounts.first();
  const input = { orderInfo: await chooseLines(context), addressId: await orders.addressId(caller) };
  const quotes = await quoteOrder(context, input, caller);
  const submit = await context.call('orderSubmit', input, { caller });
  const [placed] = rowsOf(submit, 'orderList');
  const orderId = String(placed?.['orderId']);
  if (!succeeded(submit) || !placed)
    throw new PreconditionError('inconclusive', 'no order could be placed', submit);
  const info = await context.call('orderInfo', { orderId }, { caller });
  const list = await context.call('orderListMain', {}, { caller });
  const goods = await context.call('orderListGoods', { orderId, pageSize: 100 }, { caller });
  await context.call('orderCancel', { orderId, returnReason: 0 }, { caller });
  // Amounts that cannot be read are not different amounts.
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
