/** Parallel calls for one order: it is paid, cancelled, received and refunded once. */
import { compare, multiply, subtract } from '@openmall/sdk/money';
import { orderLog, type OrderSubmitItem } from '@openmall/sdk';
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { succeeded, type Caller, type Exchange } from '../../target/exchange.ts';
import { FUND_PASSWORD } from '../../setup/accounts.ts';
import { refusalsOf } from './order-model.ts';
import {
  expectLosers,
  expectOneWinner,
  withFewerCalls,
  shrinkRace,
  roundsOf,
  concurrencyOf,
  inParallel,
  grantedCalls,
  type Racer,
} from '../support/race.ts';
import { defineChecks } from '../support/define-check.ts';

const costOf = ({ total, prizeReal }: OrderSubmitItem): string => String(total ?? prizeReal);
const CANCELLED = -1;
const isPayment = ({ operation }: Exchange): boolean => operation.id === 'orderPay';
const findRepetition = (action: string, granted: readonly Exchange[]): string | undefined =>
  granted.length > 1
    ? `${action} one order ${granted.length} times when payments and cancellations run in parallel`
    : undefined;

async function checkDoublePayment(context: CheckContext): Promise<void> {
  const { accounts, orders, request } = context.setup;
  const caller = await accounts.first();
  const prepare = async () => {
    const order = await orders.place(caller);
    await orders.fund(caller, multiply(costOf(order), 2));
    const { orderId } = order;
    return { order, pay: () => context.call('orderPay', { orderId, safeword: FUND_PASSWORD }, { caller }) };
  };
  const grantedTimes = (count: number, calls: number) =>
    `pays one order ${count} times in ${calls} parallel calls`;
  for (let round = 0; round < roundsOf(context); round += 1) {
    const { order, pay } = await prepare();
    const cost = costOf(order);
    const before = (await request('walletGetUsdt', {}, caller)).money;
    const rule = { grantedTimes, keys: refusalsOf.pay };
    const paid = await expectOneWinner(context, 'orderPay', rule, pay);
    const taken = subtract(before, (await request('walletGetUsdt', {}, caller)).money);
    const message = `takes ${taken} for an order of ${cost} when paid by parallel calls`;
    context.expect('orderPay', compare(taken, cost) > 0 ? message : undefined, ...paid);
    const again = async () => (await prepare()).pay;
    if (round === 0) await shrinkRace(context, 'orderPay', { grantedTimes, again }, paid);
  }
}

/** The order and the wallet must agree with the call that was granted. */
async function expectOutcome(
  context: CheckContext,
  caller: Caller,
  order: OrderSubmitItem,
  { before, winner }: { readonly before: number; readonly winner: Exchange },
): Promise<void> {
  const { orderId } = order;
  const isCancelled = winner.operation.id === 'orderCancel';
  const info = await context.call('orderInfo', { orderId }, { caller });
  const status = (info.envelope?.data as { orderInfo?: { status: number } } | undefined)?.orderInfo?.status;
  const done = isCancelled ? 'the cancellation' : 'the payment';
  const wrongState = `grants ${done} of an order in a race of both, but shows the order in state ${String(status)}`;
  const isRight = isCancelled === (status === CANCELLED);
  context.expect(winner.operation.id, isRight ? undefined : wrongState, winner, info);
  const wallet = await context.call('walletGetUsdt', {}, { caller });
  const taken = subtract(before, (wallet.envelope?.data as { money: number }).money);
  const expected = isCancelled ? '0' : costOf(order);
  const wrongSum = `takes ${taken} where ${done} won the race, which costs ${expected}`;
  context.expect('orderPay', compare(taken, expected) === 0 ? undefined : wrongSum, winner, wallet);
}

/** Only one call of one kind may be granted. */
function expectOneKind(context: CheckContext, granted: readonly Exchange[]): void {
  const [pays, cancels] = [granted.filter(isPayment), granted.filter((exchange) => !isPayment(exchange))];
  const both = pays.length > 0 && cancels.length > 0;
  context.expect(
    'orderCancel',
    both ? 'grants both the payment and the cancellation of one order' : findRepetition('cancels', cancels),
    ...granted,
  );
  context.expect('orderPay', both ? undefined : findRepetition('pays', pays), ...granted);
}

async function checkPayAgainstCancel(context: CheckContext): Promise<void> {
  const { accounts, orders, request } = context.setup;
  const caller = await accounts.first();
  const prepare = async () => {
    const order = await orders.place(caller);
    const { orderId } = order;
    await orders.fund(caller, costOf(order));
    const run: Racer = (index) =>
      index % 2 === 0
        ? context.call('orderPay', { orderId, safeword: FUND_PASSWORD }, { caller })
        : context.call('orderCancel', { orderId, returnReason: 0 }, { caller });
    return { order, run };
  };
  for (let round = 0; round < roundsOf(context); round += 1) {
    const { order, run } = await prepare();
    const before = (await request('walletGetUsdt', {}, caller)).money;
    const exchanges = await inParallel(concurrencyOf(context), run);
    const granted = grantedCalls(exchanges);
    expectOneKind(context, granted);
    expectLosers(context, 'orderPay', refusalsOf.pay, exchanges.filter(isPayment));
    expectLosers(
      context,
      'orderCancel',
      refusalsOf.cancel,
      exchanges.filter((exchange) => !isPayment(exchange)),
    );
    const [winner, ...others] = granted;
    if (winner && others.length === 0) await expectOutcome(context, caller, order, { before, winner });
    if (round > 0 || others.length === 0) continue;
    await withFewerCalls(context, async (calls) => {
      const fewer = (await inParallel(calls, (await prepare()).run)).filter(succeeded);
      expectOneKind(context, fewer);
      return fewer.length > 1;
    });
  }
}

/** The stock of a variant; undefined if the backend does not show it. */
async function stockOf(
  context: CheckContext,
  sellerGoodsId: string,
  skuId: string,
): Promise<number | undefined> {
  const { canSelectAttributes } = await context.setup.request('sellerGoodsInfo', { sellerGoodsId });
  return canSelectAttributes?.skus.find((sku) => sku.skuId === skuId)?.stock;
}

async function checkDoubleCancel(context: CheckContext): Promise<void> {
  const { accounts, orders, catalog } = context.setup;
  const caller = await accounts.first();
  // Another check may return pieces of the usual offer meanwhile.
  const offer = await catalog.rarest();
  const { sellerGoodsId, skuId, buyMin } = offer;
  const prepare = async () => {
    const { orderId } = await orders.place(caller, offer);
    return () => context.call('orderCancel', { orderId, returnReason: 0 }, { caller });
  };
  const cancel = await prepare();
  const before = await stockOf(context, sellerGoodsId, skuId);
  const grantedTimes = (count: number) => `cancels one order ${count} times in parallel`;
  const rule = { grantedTimes, keys: refusalsOf.cancel };
  const granted = await expectOneWinner(context, 'orderCancel', rule, cancel);
  const after = await stockOf(context, sellerGoodsId, skuId);
  const returned = (after ?? 0) - (before ?? 0);
  const message = `returns ${returned} pieces to the stock for an order of ${buyMin} that was cancelled by parallel calls`;
  context.expect('orderCancel', returned > buyMin ? message : undefined, ...granted);
  await shrinkRace(context, 'orderCancel', { grantedTimes, again: prepare }, granted);
}

async function checkDoubleRefund(context: CheckContext): Promise<void> {
  const { accounts, orders } = context.setup;
  const caller = await accounts.first();
  const again = async () => {
    const { orderId } = await orders.paid(caller);
    return () => context.call('orderReturns', { orderId, returnReason: 1 }, { caller });
  };
  const grantedTimes = (count: number) => `accepts ${count} refund requests for one order`;
  const rule = { grantedTimes, keys: refusalsOf.requestRefund };
  const granted = await expectOneWinner(context, 'orderReturns', rule, await again());
  await shrinkRace(context, 'orderReturns', { grantedTimes, again }, granted);
}

/** A receipt pays the store, which the buyer cannot see, but the order log shows each receipt. */
async function checkDoubleReceipt(context: CheckContext): Promise<void> {
  const { accounts, orders } = context.setup;
  const caller = await accounts.first();
  const prepare = async () => {
    const { orderId } = await orders.anyShipped(caller);
    return { orderId, receive: () => context.call('orderReceipt', { orderId }, { caller }) };
  };
  const { orderId, receive } = await prepare();
  const grantedTimes = (count: number) => `confirms the receipt of one order ${count} times in parallel`;
  const rule = { grantedTimes, keys: refusalsOf.receive };
  const granted = await expectOneWinner(context, 'orderReceipt', rule, receive);
  const log = await context.call('orderLogList', { orderId }, { caller });
  const steps = (log.envelope?.data ?? []) as readonly { state: number }[];
  const receipts = steps.filter(({ state }) => state === orderLog.received.state).length;
  const message = `logs ${receipts} receipts of an order that was received once`;
  context.expect('orderReceipt', receipts > 1 ? message : undefined, ...granted, log);
  const again = async () => (await prepare()).receive;
  await shrinkRace(context, 'orderReceipt', { grantedTimes, again }, granted);
}

const race = defineChecks('races', 'design §6');

export const orderRaceChecks: readonly ActiveCheck[] = [
  race('race.pay', 'Parallel payments of one order are granted once.', ['orderPay'], checkDoublePayment),
  race(
    'race.cancel',
    'An order is paid or cancelled, never both, and order and wallet agree with the call that was granted.',
    ['orderCancel', 'orderPay'],
    checkPayAgainstCancel,
  ),
  race(
    'race.cancel-twice',
    'Parallel cancellations of one order are granted once, and its goods return to the stock once.',
    ['orderCancel'],
    checkDoubleCancel,
  ),
  race(
    'race.refund',
    'Parallel refund requests for one order are granted once.',
    ['orderReturns'],
    checkDoubleRefund,
  ),
  race(
    'race.receipt',
    'Parallel receipts of one order are granted once.',
    ['orderReceipt'],
    checkDoubleReceipt,
  ),
];
