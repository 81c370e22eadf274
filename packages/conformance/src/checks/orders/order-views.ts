/** One order, placed and then read wherever it is told. */
import { subtract, sum, type Amount } from '@openmall/sdk/money';
import type { Court } from '../../runner/check-context.ts';
import { succeeded, type Caller, type Exchange } from '../../target/exchange.ts';
import type { Offer } from '../../setup/goods.ts';
import { orderLine } from '../../setup/orders.ts';
import { Unmet } from '../../setup/precondition-error.ts';

/** Money by the name of its field; what the contract adds may be missing. */
export type Figures = Readonly<Record<string, unknown>>;

interface Telling {
  readonly exchange: Exchange;
  readonly figures: Figures;
}

export interface Line extends Figures {
  readonly goodsId: string;
  readonly skuId: string;
  readonly goodsNum: number;
  readonly goodsReal: number;
}

export interface Told {
  readonly tellings: readonly Telling[];
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
async function someLines({ world }: Court): Promise<string> {
  const offers = (await world.shelf.offers()).toSorted(
    (a, b) => Number(hasDiscount(b)) - Number(hasDiscount(a)),
  );
  const [first] = offers;
  if (!first) throw new Unmet('skipped', 'needs goods in stock');
  const second = offers.find((one) => one !== first && one.sellerId === first.sellerId);
  return [orderLine(first, first.buyMin + 1), ...(second ? [orderLine(second)] : [])].join();
}

async function quoted(court: Court, input: object, caller: Caller): Promise<readonly Telling[]> {
  const operation = court.operations.find(({ id }) => id === 'orderQuote');
  if (!operation) return [];
  const exchange = await court.send(operation, input, { caller });
  return succeeded(exchange) ? [{ exchange, figures: figuresOfQuote(exchange) }] : [];
}

/** Leaves the order cancelled, so that it is in nobody's way. */
export async function placeAndRead(court: Court): Promise<Told> {
  const { accounts, orders } = court.world;
  const caller = await accounts.first();
  const input = { orderInfo: await someLines(court), addressId: await orders.addressId(caller) };
  const quotes = await quoted(court, input, caller);
  const submit = await court.call('orderSubmit', input, { caller });
  const [placed] = rowsOf(submit, 'orderList');
  const orderId = String(placed?.['orderId']);
  if (!succeeded(submit) || !placed) throw new Unmet('unproven', 'no order could be placed', submit);
  const info = await court.call('orderInfo', { orderId }, { caller });
  const list = await court.call('orderListMain', {}, { caller });
  const goods = await court.call('orderListGoods', { orderId, pageSize: 100 }, { caller });
  await court.call('orderCancel', { orderId, returnReason: 0 }, { caller });
  // Figures that could not be read are no other figures.
  const unread = [info, list, goods].find((exchange) => !succeeded(exchange));
  if (unread) throw new Unmet('unproven', 'an order that was placed could not be read', unread);
  const row = rowsOf(list, 'pageList').find(({ id }) => id === orderId) ?? {};
  return {
    tellings: [
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
