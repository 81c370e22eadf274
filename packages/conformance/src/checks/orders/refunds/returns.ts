/** Goods can be returned, and a missing parcel is paid back (contract: `order!requestReturn`). */
import { add, compare, subtract } from '@openmall/sdk/money';
import type { OrderDetails, OrderReturnQuoteData } from '@openmall/sdk';
import type { ActiveCheck } from '../../../runner/check.ts';
import type { CheckContext } from '../../../runner/check-context.ts';
import type { Control } from '../../../setup/control.ts';
import { missingPrecondition, PreconditionError } from '../../../setup/precondition-error.ts';
import { succeeded, type Caller } from '../../../target/exchange.ts';
import { defineChecks } from '../../support/define-check.ts';
import { expectRefusal } from '../../support/refusal.ts';

interface Scene {
  readonly context: CheckContext;
  readonly control: Control;
  readonly caller: Caller;
  readonly orderId: string;
}

export async function openScene(context: CheckContext, state: 'received' | 'shipped'): Promise<Scene> {
  const { control, accounts, orders } = context.setup;
  if (!control) throw missingPrecondition('`--control`, to act as the store');
  const caller = await accounts.newAccount();
  return { context, control, caller, orderId: (await orders[state](caller)).orderId };
}

export async function readOrder({ context, caller, orderId }: Scene) {
  const exchange = await context.call('orderInfo', { orderId }, { caller });
  const { orderInfo } = (exchange.envelope?.data ?? {}) as { readonly orderInfo?: Partial<OrderDetails> };
  return { exchange, order: orderInfo ?? {} };
}

async function readQuote({ context, caller, orderId }: Scene, returnReason: 2 | 6) {
  const exchange = await context.call('orderReturnQuote', { orderId, returnReason }, { caller });
  const quote = exchange.envelope?.data as OrderReturnQuoteData | undefined;
  if (typeof quote?.total !== 'number')
    throw new PreconditionError('inconclusive', 'order!returnQuote shows no total', exchange);
  return { exchange, quote };
}

export async function requestReturn({ context, caller, orderId }: Scene, returnReason: 1 | 2 | 6) {
  const exchange = await context.call('orderRequestReturn', { orderId, returnReason }, { caller });
  const { returnId } = (exchange.envelope?.data ?? {}) as { readonly returnId?: string };
  if (returnId === undefined)
    throw new PreconditionError('inconclusive', 'order!requestReturn answers no return', exchange);
  return { exchange, returnId };
}

export async function balanceOf({ context, caller }: Scene): Promise<number> {
  const { envelope } = await context.call('walletGetUsdt', {}, { caller });
  return Number((envelope?.data as { readonly money?: unknown } | undefined)?.money);
}

/** Moves the clock to a date of the order, and runs the jobs that are due then. */
async function waitFor(scene: Scene, name: 'returnStepDeadline' | 'arrivalDeadline'): Promise<Scene> {
  const { control, context, caller } = scene;
  const { order, exchange } = await readOrder(scene);
  const at = order[name];
  if (typeof at !== 'number')
    throw new PreconditionError('skipped', `needs a date of the order (\`${name}\`)`, exchange);
  await control.advance(Math.max(1, at - (await control.currentTime()) + 1000));
  await control.runTimedWork();
  // The session may have expired.
  return { ...scene, caller: await context.setup.accounts.logInAgain(caller) };
}

/** Figures that do not add up, or costs that come back although the goods are in order. */
function faultOfQuote({ lines, total, keepsCosts, ...quote }: OrderReturnQuoteData, isInOrder: boolean) {
  const parts = add(add(quote.goodsTotal, quote.freight), add(quote.tax, quote.serviceFee));
  const sum = subtract(parts, quote.couponDiscount);
  if (compare(sum, total) !== 0) return `shows a total of ${total} for parts of ${sum}`;
  const ofLines = lines.reduce((all, line) => add(all, line.total), '0');
  if (compare(ofLines, total) !== 0) return `shows a total of ${total} for lines of ${ofLines}`;
  if ((keepsCosts === 1) !== isInOrder) return `says ${keepsCosts} on whether freight and service fee stay`;
  const costs = add(quote.freight, quote.serviceFee);
  return isInOrder && compare(costs, 0) !== 0 ? `pays back ${costs} of freight and service fee` : undefined;
}

async function checkQuote(context: CheckContext): Promise<void> {
  const scene = await openScene(context, 'received');
  const broken = await readQuote(scene, 6);
  const disliked = await readQuote(scene, 2);
  const fault = faultOfQuote(broken.quote, false) ?? faultOfQuote(disliked.quote, true);
  context.expect('orderReturnQuote', fault, broken.exchange, disliked.exchange);
}

async function checkReturn(context: CheckContext): Promise<void> {
  const scene = await openScene(context, 'received');
  const { control, caller } = scene;
  const { quote } = await readQuote(scene, 6);
  const { exchange, returnId } = await requestReturn(scene, 6);
  await control.answerReturn(returnId, 'approve');
  const parcel = { returnId, carrier: 'Judge Parcel', trackingNumber: 'JP1' };
  const sent = await context.call('orderSendReturn', parcel, { caller });
  const before = await balanceOf(scene);
  await control.receiveReturn(returnId, 'approve');
  const paid = subtract(await balanceOf(scene), before);
  const { order, exchange: shown } = await readOrder(scene);
  const message =
    compare(paid, quote.total) !== 0
      ? `pays back ${paid} instead of ${quote.total} for goods that came back`
      : order.returnState !== 4
        ? `leaves a return that was paid back in state ${order.returnState}`
        : undefined;
  context.expect('orderRequestReturn', message, exchange, sent, shown);
}

async function checkOpen(context: CheckContext): Promise<void> {
  const scene = await openScene(context, 'received');
  await requestReturn(scene, 6);
  const { caller, orderId } = scene;
  const again = await context.call('orderRequestReturn', { orderId, returnReason: 6 }, { caller });
  const refusal = {
    keys: ['returnAlreadyOpen'],
    granted: 'takes a second return beside an open one',
  } as const;
  expectRefusal(context, 'orderRequestReturn', refusal, again);
}

async function checkShownTotal(context: CheckContext): Promise<void> {
  const scene = await openScene(context, 'received');
  const { caller, orderId } = scene;
  const { quote } = await readQuote(scene, 6);
  const call = async (total: number) =>
    context.call('orderRequestReturn', { orderId, returnReason: 6, total }, { caller });
  const other = await call(Number(subtract(quote.total, '0.01')));
  const refusal = {
    keys: ['refundAmountChanged'],
    granted: 'takes a return for another total than the buyer was shown',
  } as const;
  if (!expectRefusal(context, 'orderRequestReturn', refusal, other)) return;
  const same = await call(quote.total);
  const message = `refuses a return for the total that its quote shows: ${String(same.envelope?.msg)}`;
  context.expect('orderRequestReturn', succeeded(same) ? undefined : message, same);
}

async function checkSilentStore(context: CheckContext): Promise<void> {
  const scene = await openScene(context, 'received');
  await requestReturn(scene, 6);
  const { order, exchange } = await readOrder(await waitFor(scene, 'returnStepDeadline'));
  const message = `leaves a return without an answer in state ${order.returnState} after its deadline`;
  context.expect('orderRequestReturn', order.returnState === 2 ? undefined : message, exchange);
}

async function checkDispute(context: CheckContext): Promise<void> {
  const scene = await openScene(context, 'received');
  const { control, caller } = scene;
  const { quote } = await readQuote(scene, 6);
  const { returnId } = await requestReturn(scene, 6);
  await control.answerReturn(returnId, 'refuse');
  const statement = 'It was broken when it came.';
  const answer = await context.call('orderDisputeReturn', { returnId, statement }, { caller });
  const { order, exchange } = await readOrder(scene);
  if (order.returnState !== 6) {
    const message = `leaves a disputed return in state ${order.returnState}`;
    return context.expect('orderDisputeReturn', message, answer, exchange);
  }
  const before = await balanceOf(scene);
  await control.decideDispute(returnId, 'refund');
  const paid = subtract(await balanceOf(scene), before);
  const message = `pays back ${paid} instead of ${quote.total} after a decision for the buyer`;
  context.expect('orderDisputeReturn', compare(paid, quote.total) === 0 ? undefined : message, answer);
}

async function checkMissing(context: CheckContext): Promise<void> {
  const scene = await openScene(context, 'shipped');
  const { caller, orderId } = scene;
  const early = await context.call('orderRequestReturn', { orderId, returnReason: 1 }, { caller });
  const refusal = {
    keys: ['parcelNotLate'],
    granted: 'takes a parcel that may still arrive as missing',
  } as const;
  expectRefusal(context, 'orderRequestReturn', refusal, early);
  const late = await waitFor(scene, 'arrivalDeadline');
  await requestReturn(late, 1);
  const { order, exchange } = await readOrder(await waitFor(late, 'returnStepDeadline'));
  const isPaidBack = order.status === 6 && order.returnStatus === 2;
  const message = `leaves an order that never arrived in state ${order.status} with refund ${order.returnStatus}`;
  context.expect('orderRequestReturn', isPaidBack ? undefined : message, exchange);
}

const define = defineChecks('orders', 'contract');

export const returnChecks: readonly ActiveCheck[] = [
  define(
    'ord.return-quote',
    'A return quote adds up, and keeps freight and service fee only where the goods are in order.',
    ['orderReturnQuote'],
    checkQuote,
  ),
  define(
    'ord.return',
    'Goods that came back are paid back as their quote says.',
    ['orderRequestReturn', 'orderSendReturn', 'orderReturnQuote'],
    checkReturn,
  ),
  define('ord.return-open', 'An order has one open return at most.', ['orderRequestReturn'], checkOpen),
  define(
    'ord.return-total',
    'A return is taken for the total that the buyer was shown, and for no other.',
    ['orderRequestReturn'],
    checkShownTotal,
  ),
  define(
    'ord.return-deadline',
    'A return that the store does not answer is accepted.',
    ['orderRequestReturn'],
    checkSilentStore,
  ),
  define(
    'ord.return-dispute',
    'A refused return can be disputed, and is paid back if the mall decides so.',
    ['orderDisputeReturn', 'orderRequestReturn', 'orderReturnQuote'],
    checkDispute,
  ),
  define(
    'ord.parcel-missing',
    'A parcel can be reported as missing once it is late, and is paid back if the store says nothing.',
    ['orderRequestReturn'],
    checkMissing,
  ),
];
