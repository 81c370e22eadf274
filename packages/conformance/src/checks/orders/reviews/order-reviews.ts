/** Which order and which goods a review is about. */
import type { ActiveCheck } from '../../../runner/check.ts';
import type { CheckContext } from '../../../runner/check-context.ts';
import type { Offer } from '../../../setup/goods.ts';
import { orderLine } from '../../../setup/orders.ts';
import { FUND_PASSWORD } from '../../../setup/accounts.ts';
import { missingPrecondition, PreconditionError } from '../../../setup/precondition-error.ts';
import type { Caller, Exchange } from '../../../target/exchange.ts';
import { defineChecks } from '../../support/define-check.ts';
import { dataOf, granted, type Row } from '../../support/granted.ts';

const [RECEIVED, REVIEWED] = [4, 5];
const stars = { evaluationType: 1, rating: 5 } as const;

async function statusOf({ call }: CheckContext, caller: Caller, orderId: string) {
  const exchange = await granted(call('orderInfo', { orderId }, { caller }));
  return { exchange, status: (dataOf(exchange)['orderInfo'] as Row | undefined)?.['status'] };
}

async function checkLastOrder(context: CheckContext): Promise<void> {
  const { accounts, catalog, orders } = context.setup;
  const caller = await accounts.newAccount();
  const offer = await catalog.any();
  const earlier = await orders.received(caller, offer);
  const later = await orders.received(caller, offer);
  const { sellerGoodsId } = offer;
  const review = () => granted(context.call('evaluationAdd', { sellerGoodsId, ...stars }, { caller }));
  const first = await review();
  const [left, last] = [
    await statusOf(context, caller, earlier.orderId),
    await statusOf(context, caller, later.orderId),
  ];
  const isLast = left.status === RECEIVED && last.status === REVIEWED;
  const message = `leaves the last of two orders in state ${String(last.status)} and the first in ${String(left.status)} after a review without an order`;
  context.expect('evaluationAdd', isLast ? undefined : message, first, left.exchange, last.exchange);
  if (!isLast) return;
  const second = await review();
  const { status, exchange } = await statusOf(context, caller, earlier.orderId);
  const open = `leaves the order without a review in state ${String(status)} after a second review`;
  context.expect('evaluationAdd', status === REVIEWED ? undefined : open, first, second, exchange);
}

/** Two kinds of goods of one store. */
async function ofOneStore({ setup }: CheckContext): Promise<readonly [Offer, Offer]> {
  const offers = await setup.catalog.offers();
  for (const one of offers) {
    const other = offers.find(
      ({ sellerId, sellerGoodsId }) => sellerId === one.sellerId && sellerGoodsId !== one.sellerGoodsId,
    );
    if (other) return [one, other];
  }
  throw missingPrecondition('two kinds of goods of one store in stock');
}

/** A received order of two kinds of goods. */
async function receiveTwo(context: CheckContext, caller: Caller, goods: readonly Offer[]): Promise<string> {
  const { control, orders, request } = context.setup;
  if (!control) throw missingPrecondition('`--control`, to ship as a merchant');
  const orderInfo = goods.map((offer) => orderLine(offer)).join();
  const addressId = await orders.addressId(caller);
  const { orderList } = await request('orderSubmit', { orderInfo, addressId }, caller);
  const order = orderList?.[0];
  if (!order || orderList.length > 1)
    throw new PreconditionError('inconclusive', 'order!submit makes no single order of goods of one store');
  const { orderId } = order;
  await orders.fund(caller, String(order.total ?? order.prizeReal));
  await request('orderPay', { orderId, safeword: FUND_PASSWORD }, caller);
  await control.ship(orderId);
  await request('orderReceipt', { orderId }, caller);
  return orderId;
}

const countOf = (list: Exchange): number => Number(dataOf(list)['evaluationNum']);

async function checkLeftOut(context: CheckContext): Promise<void> {
  const caller = await context.setup.accounts.newAccount();
  const [named, leftOut] = await ofOneStore(context);
  const orderId = await receiveTwo(context, caller, [named, leftOut]);
  const list = () =>
    granted(context.call('evaluationList', { sellerGoodsId: leftOut.sellerGoodsId, pageSize: 1 }));
  const before = await list();
  const evaluationAdds = [{ sellerGoodsId: named.sellerGoodsId, ...stars }];
  const operation = context.operation('evaluationAddList');
  const written = await granted(context.send(operation, {}, { caller, body: { orderId, evaluationAdds } }));
  const { status, exchange } = await statusOf(context, caller, orderId);
  const open = `leaves an order in state ${String(status)} after its reviews`;
  context.expect('evaluationAddList', status === REVIEWED ? undefined : open, written, exchange);
  const after = await list();
  const message = `shows ${countOf(after)} reviews of goods that a review of their order left out, and ${countOf(before)} before it`;
  const isSame = countOf(before) === countOf(after);
  context.expect('evaluationAddList', isSame ? undefined : message, before, written, after);
}

const define = defineChecks('orders', 'contract');

export const orderReviewChecks: readonly ActiveCheck[] = [
  define(
    'rev.last-order',
    'A review that names no order is of the last one that was received without a review.',
    ['evaluationAdd'],
    checkLastOrder,
  ),
  define(
    'rev.left-out',
    'Goods that the reviews of an order leave out stay without a review.',
    ['evaluationAddList'],
    checkLeftOut,
  ),
];
