/** An order reserves its pieces until it is cancelled (contract: order!submit, order!cancel). */
import type { GoodsDetails } from '@openmall/sdk';
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { succeeded, type Caller, type Exchange } from '../../target/exchange.ts';
import { FUND_PASSWORD } from '../../setup/accounts.ts';
import type { Offer } from '../../setup/goods.ts';
import { orderLine } from '../../setup/orders.ts';
import { missingPrecondition, PreconditionError } from '../../setup/precondition-error.ts';
import { defineChecks } from '../support/define-check.ts';

interface Shown {
  readonly exchange: Exchange;
  readonly stock: number | undefined;
}

async function readStock(context: CheckContext, { sellerGoodsId, skuId }: Offer): Promise<Shown> {
  const exchange = await context.call('sellerGoodsInfo', { sellerGoodsId });
  const goods = exchange.envelope?.data as GoodsDetails | null | undefined;
  return { exchange, stock: goods?.canSelectAttributes.skus.find((sku) => sku.skuId === skuId)?.stock };
}

interface Round {
  readonly before: Shown;
  readonly submit: Exchange;
  readonly during: Shown;
  readonly cancel: Exchange;
  readonly after: Shown;
}

async function orderAndCancel(context: CheckContext, caller: Caller, offer: Offer): Promise<Round> {
  const addressId = await context.setup.orders.addressId(caller);
  const before = await readStock(context, offer);
  if (before.stock === undefined)
    throw missingPrecondition('goods whose page shows the stock of each variant');
  const submit = await context.call('orderSubmit', { orderInfo: orderLine(offer), addressId }, { caller });
  const { orderList } = (submit.envelope?.data ?? {}) as { orderList?: readonly { orderId: string }[] };
  const orderId = orderList?.[0]?.orderId;
  if (!succeeded(submit) || !orderId)
    throw new PreconditionError('inconclusive', 'no order could be placed', submit);
  const during = await readStock(context, offer);
  const cancel = await context.call('orderCancel', { orderId, returnReason: 0 }, { caller });
  return { before, submit, during, cancel, after: await readStock(context, offer) };
}

const isHeld = ({ before, during }: Round, pieces: number): boolean =>
  during.stock === (before.stock ?? 0) - pieces;
const isBack = ({ during, after }: Round, pieces: number): boolean =>
  after.stock === (during.stock ?? 0) + pieces;

async function checkReservedStock(context: CheckContext): Promise<void> {
  const caller = await context.setup.accounts.first();
  const offer = await context.setup.catalog.any();
  const { buyMin } = offer;
  const first = await orderAndCancel(context, caller, offer);
  const isRight = isHeld(first, buyMin) && isBack(first, buyMin);
  // Try again: another buyer may have ordered, or an earlier order may have expired, at that moment.
  const { before, submit, during, cancel, after } = isRight
    ? first
    : await orderAndCancel(context, caller, offer);
  const round = { before, submit, during, cancel, after };
  const held = `shows ${String(during.stock)} pieces after ${buyMin} of ${String(before.stock)} were ordered: an order must reserve its pieces`;
  const shown = [before.exchange, submit, during.exchange];
  context.expect('orderSubmit', isHeld(round, buyMin) ? undefined : held, ...shown);
  if (!succeeded(cancel))
    throw new PreconditionError(
      'inconclusive',
      `order!cancel answered: ${String(cancel.envelope?.msg)}`,
      cancel,
    );
  const back = `shows ${String(after.stock)} pieces after an order of ${buyMin} was cancelled, and ${String(during.stock)} before: cancelling must return them`;
  const fault = isBack(round, buyMin) ? undefined : back;
  context.expect('orderCancel', fault, submit, during.exchange, cancel, after.exchange);
}

/** A payment neither takes nor returns pieces: they were taken when the order was placed. */
async function checkStockAfterPayment(context: CheckContext): Promise<void> {
  const { accounts, orders, catalog } = context.setup;
  const caller = await accounts.first();
  const offer = await catalog.any();
  let fault: string | undefined;
  let shown: readonly Exchange[] = [];
  for (let round = 0; round < 2; round += 1) {
    const { orderId, total, prizeReal } = await orders.place(caller, offer);
    await orders.fund(caller, String(total ?? prizeReal));
    const before = await readStock(context, offer);
    if (before.stock === undefined)
      throw missingPrecondition('goods whose page shows the stock of each variant');
    const pay = await context.call('orderPay', { orderId, safeword: FUND_PASSWORD }, { caller });
    if (!succeeded(pay)) throw new PreconditionError('inconclusive', 'an order could not be paid', pay);
    const after = await readStock(context, offer);
    const message = `shows ${String(after.stock)} pieces after an order was paid, and ${before.stock} before`;
    fault = after.stock === before.stock ? undefined : message;
    shown = [before.exchange, pay, after.exchange];
    if (fault === undefined) break;
  }
  context.expect('orderPay', fault, ...shown);
}

const define = defineChecks('orders', 'contract');

export const stockChecks: readonly ActiveCheck[] = [
  define(
    'ord.stock',
    'An order reserves its pieces, and cancelling returns them to the stock.',
    ['orderSubmit', 'orderCancel'],
    checkReservedStock,
  ),
  define('ord.stock-paid', 'A payment does not change the stock.', ['orderPay'], checkStockAfterPayment),
];
