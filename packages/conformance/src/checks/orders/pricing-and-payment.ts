/** The price and the payment of an order. */
import { add, compare, divide, multiply, sum } from '@openmall/sdk/money';
import type { OrderSubmitItem } from '@openmall/sdk';
import { errorKeyOf } from '../../contract/operations.ts';
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { succeeded, type Exchange } from '../../target/exchange.ts';
import { FUND_PASSWORD } from '../../setup/accounts.ts';
import type { Offer } from '../../setup/goods.ts';
import { orderLine } from '../../setup/orders.ts';
import { missingPrecondition, PreconditionError } from '../../setup/precondition-error.ts';
import { expectRefusal, parameterErrors } from '../support/refusal.ts';
import { defineChecks } from '../support/define-check.ts';

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

async function checkTotal(context: CheckContext): Promise<void> {
  const { accounts, orders, catalog } = context.setup;
  const caller = await accounts.first();
  const offer = await catalog.any();
  const input = { orderInfo: orderLine(offer, offer.buyMin + 1), addressId: await orders.addressId(caller) };
  const submit = await context.call('orderSubmit', input, { caller });
  const order = orderOf(submit);
  if (!succeeded(submit) || !order) throw new PreconditionError('inconclusive', 'no order could be placed');
  const goods = await context.call('orderListGoods', { orderId: order.orderId }, { caller });
  const worth = worthOf(goods);
  const message = `shows ${order.prizeReal} for goods that cost ${worth}`;
  context.expect('orderSubmit', compare(order.prizeReal, worth) === 0 ? undefined : message, submit, goods);
  const info = await context.call('orderInfo', { orderId: order.orderId }, { caller });
  const shown = infoOf(info);
  const same =
    shown && compare(shown.prizeReal, order.prizeReal) === 0 && compare(shown.fees, order.fees) === 0;
  context.expect('orderInfo', same ? undefined : 'shows another price than at the submission', submit, info);
}

async function checkPayment(context: CheckContext): Promise<void> {
  const { accounts, orders, request } = context.setup;
  const caller = await accounts.first();
  const order = await orders.place(caller);
  await orders.fund(caller, toPay(order));
  const before = (await request('walletGetUsdt', {}, caller)).money;
  const wrong = await context.call('orderPay', { orderId: order.orderId, safeword: '999999' }, { caller });
  const wrongPassword = { keys: ['wrongFundPassword'], granted: 'accepts a wrong fund password' } as const;
  expectRefusal(context, 'orderPay', wrongPassword, wrong);
  const pay = await context.call('orderPay', { orderId: order.orderId, safeword: FUND_PASSWORD }, { caller });
  if (!succeeded(pay))
    throw new PreconditionError('inconclusive', `the order could not be paid: ${String(pay.envelope?.msg)}`);
  const again = await context.call(
    'orderPay',
    { orderId: order.orderId, safeword: FUND_PASSWORD },
    { caller },
  );
  const paidTwice = { keys: ['orderAlreadyPaid'], granted: 'pays one order twice' } as const;
  expectRefusal(context, 'orderPay', paidTwice, pay, again);
  const wallet = await context.call('walletGetUsdt', {}, { caller });
  const after = (wallet.envelope?.data as { money: number }).money;
  const message = `takes ${add(before, -after)} from the wallet for an order of ${toPay(order)}`;
  context.expect(
    'orderPay',
    compare(add(after, toPay(order)), before) === 0 ? undefined : message,
    pay,
    wallet,
  );
}

async function checkTampering(context: CheckContext): Promise<void> {
  const { accounts, orders, catalog } = context.setup;
  const caller = await accounts.first();
  const input = { orderInfo: orderLine(await catalog.any()), addressId: await orders.addressId(caller) };
  const plain = await context.call('orderSubmit', input, { caller });
  const extra = {
    price: 0.01,
    prizeReal: 0.01,
    amount: 0.01,
    discount: 999,
    status: 4,
    partyId: 'u_1',
    userId: 'u_1',
  };
  const operation = context.operation('orderSubmit');
  const tampered = await context.send(operation, { ...input, ...extra }, { caller });
  const granted = 'accepts a price from the caller';
  const isSamePrice = orderOf(plain)?.prizeReal === orderOf(tampered)?.prizeReal;
  if (succeeded(plain) && succeeded(tampered) && isSamePrice) return context.pass(operation.id);
  const expected = { keys: parameterErrors(operation), granted };
  expectRefusal(context, operation.id, expected, plain, tampered);
}

/** Below the maximum of any backend, unless a setting lowers it. */
const MAX_PIECES = 400;

async function checkInsufficientBalance(context: CheckContext): Promise<void> {
  const { accounts, orders, request, catalog } = context.setup;
  const caller = await accounts.newAccount();
  await orders.setFundPassword(caller);
  const { money } = await request('walletGetUsdt', {}, caller);
  const needed = ({ goods, buyMin }: Offer): number => {
    const price = Number(goods.discountPrice ?? goods.sellingPrice);
    return price > 0 ? Math.max(buyMin, 1 + Number(divide(money, price, 0))) : Infinity;
  };
  const dear = (await catalog.offers()).find(
    (offer) => needed(offer) <= Math.min(offer.stock ?? MAX_PIECES, MAX_PIECES),
  );
  if (!dear) throw missingPrecondition('goods that cost more than a new account has');
  const order = await orders.place(caller, dear, needed(dear));
  const pay = await context.call('orderPay', { orderId: order.orderId, safeword: FUND_PASSWORD }, { caller });
  const key = errorKeyOf(pay.envelope?.msg);
  const fault = succeeded(pay)
    ? 'pays without enough balance'
    : key === 'insufficientBalance'
      ? undefined
      : `answers ${key ?? 'no error of the catalogue'}, not insufficientBalance`;
  context.expect('orderPay', fault, pay);
}

const define = defineChecks('orders', 'spec §4');

export const orderChecks: readonly ActiveCheck[] = [
  defineChecks('orders', 'spec §3')(
    'ord.total',
    'An order costs the sum of its goods, and is shown at the price of its submission.',
    ['orderSubmit', 'orderInfo'],
    checkTotal,
  ),
  define(
    'ord.payment',
    'A payment needs the fund password, succeeds once and costs exactly the total of the order.',
    ['orderPay'],
    checkPayment,
  ),
  defineChecks('orders', 'spec §8')(
    'ord.poverty',
    'A payment without enough balance is refused with insufficientBalance.',
    ['orderPay'],
    checkInsufficientBalance,
  ),
  defineChecks('orders', 'design §6')(
    'ord.tamper',
    'Prices are never taken from the caller.',
    ['orderSubmit'],
    checkTampering,
  ),
];
