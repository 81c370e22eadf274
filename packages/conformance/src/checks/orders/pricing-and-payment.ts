/** What an order costs, holds and tells, besides its states. */
import { add, compare, divide, multiply, sum } from '@openmall/sdk/money';
import type { OrderSubmitItem } from '@openmall/sdk';
import { errorKeyOf } from '../../contract/operations.ts';
import type { Trial } from '../../runner/check.ts';
import type { Court } from '../../runner/check-context.ts';
import { succeeded, type Exchange } from '../../target/exchange.ts';
import { fundPassword } from '../../setup/accounts.ts';
import type { Offer } from '../../setup/goods.ts';
import { orderLine } from '../../setup/orders.ts';
import { lacking, Unmet } from '../../setup/precondition-error.ts';
import { expectRefusal, parameterErrors } from '../support/refusal.ts';
import { lawsOf } from '../support/define-check.ts';

const toPay = ({ total, prizeReal, fees, tax }: OrderSubmitItem): string =>
  String(total ?? sum([prizeReal, fees, tax]));

const orderOf = ({ envelope }: Exchange): OrderSubmitItem | undefined =>
  (envelope?.data as { orderList?: OrderSubmitItem[] } | undefined)?.orderList?.[0];
const infoOf = ({ envelope }: Exchange): OrderFacts | undefined =>
  (envelope?.data as { orderInfo?: OrderFacts } | undefined)?.orderInfo;

interface OrderFacts {
  readonly status: number;
  readonly prizeReal: number;
  readonly fees: number;
}
interface OrderRow {
  readonly goodsNum: number;
  readonly goodsReal: number;
}
const worthOf = ({ envelope }: Exchange): string => {
  const { pageList = [] } = (envelope?.data ?? {}) as { pageList?: readonly OrderRow[] };
  return sum(pageList.map(({ goodsNum, goodsReal }) => multiply(goodsNum, goodsReal)));
};

async function totals(court: Court): Promise<void> {
  const { accounts, orders, shelf } = court.world;
  const caller = await accounts.first();
  const offer = await shelf.any();
  const input = { orderInfo: orderLine(offer, offer.buyMin + 1), addressId: await orders.addressId(caller) };
  const submit = await court.call('orderSubmit', input, { caller });
  const order = orderOf(submit);
  if (!succeeded(submit) || !order) throw new Unmet('unproven', 'no order could be placed');
  const goods = await court.call('orderListGoods', { orderId: order.orderId }, { caller });
  const worth = worthOf(goods);
  const says = `says ${order.prizeReal} for goods that come to ${worth}`;
  court.expect('orderSubmit', compare(order.prizeReal, worth) === 0 ? undefined : says, submit, goods);
  const info = await court.call('orderInfo', { orderId: order.orderId }, { caller });
  const shown = infoOf(info);
  const same =
    shown && compare(shown.prizeReal, order.prizeReal) === 0 && compare(shown.fees, order.fees) === 0;
  court.expect(
    'orderInfo',
    same ? undefined : 'shows another price than the order was placed at',
    submit,
    info,
  );
}

async function payment(court: Court): Promise<void> {
  const { accounts, orders, ask } = court.world;
  const caller = await accounts.first();
  const order = await orders.place(caller);
  await orders.fund(caller, toPay(order));
  const before = (await ask('walletGetUsdt', {}, caller)).money;
  const wrong = await court.call('orderPay', { orderId: order.orderId, safeword: '999999' }, { caller });
  const wrongPassword = { keys: ['wrongFundPassword'], granted: 'takes a wrong fund password' } as const;
  expectRefusal(court, 'orderPay', wrongPassword, wrong);
  const pay = await court.call('orderPay', { orderId: order.orderId, safeword: fundPassword }, { caller });
  if (!succeeded(pay))
    throw new Unmet('unproven', `the order could not be paid: ${String(pay.envelope?.msg)}`);
  const again = await court.call('orderPay', { orderId: order.orderId, safeword: fundPassword }, { caller });
  const paidTwice = { keys: ['orderAlreadyPaid'], granted: 'pays one order twice' } as const;
  expectRefusal(court, 'orderPay', paidTwice, pay, again);
  const wallet = await court.call('walletGetUsdt', {}, { caller });
  const after = (wallet.envelope?.data as { money: number }).money;
  const says = `takes ${add(before, -after)} from the wallet for an order of ${toPay(order)}`;
  court.expect('orderPay', compare(add(after, toPay(order)), before) === 0 ? undefined : says, pay, wallet);
}

async function tampering(court: Court): Promise<void> {
  const { accounts, orders, shelf } = court.world;
  const caller = await accounts.first();
  const input = { orderInfo: orderLine(await shelf.any()), addressId: await orders.addressId(caller) };
  const plain = await court.call('orderSubmit', input, { caller });
  const extra = {
    price: 0.01,
    prizeReal: 0.01,
    total: 0.01,
    discount: 999,
    status: 4,
    partyId: 'u_1',
    userId: 'u_1',
  };
  const operation = court.operation('orderSubmit');
  const tampered = await court.send(operation, { ...input, ...extra }, { caller });
  const granted = 'takes a price that the caller names';
  const isSamePrice = orderOf(plain)?.prizeReal === orderOf(tampered)?.prizeReal;
  if (succeeded(plain) && succeeded(tampered) && isSamePrice) return court.pass(operation.id);
  const expected = { keys: parameterErrors(operation), granted };
  expectRefusal(court, operation.id, expected, plain, tampered);
}

/** As many pieces as any backend sells at once, unless a setting says less. */
const mostPieces = 400;

async function poverty(court: Court): Promise<void> {
  const { accounts, orders, ask, shelf } = court.world;
  const caller = await accounts.newcomer();
  await orders.setFundPassword(caller);
  const { money } = await ask('walletGetUsdt', {}, caller);
  const needed = ({ goods, buyMin }: Offer): number => {
    const price = Number(goods.discountPrice ?? goods.sellingPrice);
    return price > 0 ? Math.max(buyMin, 1 + Number(divide(money, price, 0))) : Infinity;
  };
  const dear = (await shelf.offers()).find(
    (offer) => needed(offer) <= Math.min(offer.stock ?? mostPieces, mostPieces),
  );
  if (!dear) throw lacking('goods that cost more than a new account has');
  const order = await orders.place(caller, dear, needed(dear));
  const pay = await court.call('orderPay', { orderId: order.orderId, safeword: fundPassword }, { caller });
  const key = errorKeyOf(pay.envelope?.msg);
  const fault = succeeded(pay)
    ? 'pays with money that is not there'
    : key === 'insufficientBalance'
      ? undefined
      : `answers ${key ?? 'no error of the catalogue'}, not insufficientBalance`;
  court.expect('orderPay', fault, pay);
}

const law = lawsOf('orders', 'spec §4');

export const orderChecks: readonly Trial[] = [
  lawsOf('orders', 'spec §3')(
    'ord.total',
    'An order costs its goods, and is shown at the price at which it was placed.',
    ['orderSubmit', 'orderInfo'],
    totals,
  ),
  law(
    'ord.payment',
    'A payment needs the fund password, happens once, and takes exactly what the order costs.',
    ['orderPay'],
    payment,
  ),
  lawsOf('orders', 'spec §8')(
    'ord.poverty',
    'Without the money nothing is paid, and the answer says so.',
    ['orderPay'],
    poverty,
  ),
  lawsOf('orders', 'design §6')(
    'ord.tamper',
    'Prices come from the shop, never from the caller.',
    ['orderSubmit'],
    tampering,
  ),
];
