/** Parallel calls for one order: it is paid, cancelled, received, reviewed and refunded once. */
import { compare, multiply, subtract } from '@openmall/sdk/money';
import { orderLog, type OrderSubmitItem } from '@openmall/sdk';
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import type { Caller, Exchange } from '../../target/exchange.ts';
import { FUND_PASSWORD } from '../../setup/accounts.ts';
import { refusalsOf } from './order-model.ts';
import {
  expectLosers,
  expectOneWinner,
  roundsOf,
  concurrencyOf,
  inParallel,
  grantedCalls,
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
  for (let round = 0; round < roundsOf(context); round += 1) {
    const order = await orders.place(caller);
    const [{ orderId }, cost] = [order, costOf(order)];
    await orders.fund(caller, multiply(cost, 2));
    const before = (await request('walletGetUsdt', {}, caller)).money;
    const paid = await expectOneWinner(
      context,
      'orderPay',
      {
        grantedTimes: (count) => `pays one order ${count} times in ${concurrencyOf(context)} parallel calls`,
        keys: refusalsOf.pay,
      },
      () => context.call('orderPay', { orderId, safeword: FUND_PASSWORD }, { caller }),
    );
    const taken = subtract(before, (await request('walletGetUsdt', {}, caller)).money);
    const message = `takes ${taken} for an order of ${cost} when paid by parallel calls`;
    context.expect('orderPay', compare(taken, cost) > 0 ? message : undefined, ...paid);
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
  for (let round = 0; round < roundsOf(context); round += 1) {
    const order = await orders.place(caller);
    const { orderId } = order;
    await orders.fund(caller, costOf(order));
    const before = (await request('walletGetUsdt', {}, caller)).money;
    const exchanges = await inParallel(concurrencyOf(context), (index) =>
      index % 2 === 0
        ? context.call('orderPay', { orderId, safeword: FUND_PASSWORD }, { caller })
        : context.call('orderCancel', { orderId, returnReason: 0 }, { caller }),
    );
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
  const offer = await catalog.any();
  const { sellerGoodsId, skuId, buyMin } = offer;
  const { orderId } = await orders.place(caller, offer);
  const before = await stockOf(context, sellerGoodsId, skuId);
  const granted = await expectOneWinner(
    context,
    'orderCancel',
    { grantedTimes: (count) => `cancels one order ${count} times in parallel`, keys: refusalsOf.cancel },
    () => context.call('orderCancel', { orderId, returnReason: 0 }, { caller }),
  );
  const after = await stockOf(context, sellerGoodsId, skuId);
  const returned = (after ?? 0) - (before ?? 0);
  const message = `returns ${returned} pieces to the stock for an order of ${buyMin} that was cancelled by parallel calls`;
  context.expect('orderCancel', returned > buyMin ? message : undefined, ...granted);
}

async function checkDoubleRefund(context: CheckContext): Promise<void> {
  const { accounts, orders } = context.setup;
  const caller = await accounts.first();
  const { orderId } = await orders.paid(caller);
  await expectOneWinner(
    context,
    'orderReturns',
    {
      grantedTimes: (count) => `accepts ${count} refund requests for one order`,
      keys: refusalsOf.requestRefund,
    },
    () => context.call('orderReturns', { orderId, returnReason: 1 }, { caller }),
  );
}

/** A receipt pays the store, which the buyer cannot see, but the order log shows each receipt. */
async function checkDoubleReceipt(context: CheckContext): Promise<void> {
  const { accounts, orders } = context.setup;
  const caller = await accounts.first();
  const { orderId } = await orders.shipped(caller);
  const granted = await expectOneWinner(
    context,
    'orderReceipt',
    {
      grantedTimes: (count) => `confirms the receipt of one order ${count} times in parallel`,
      keys: refusalsOf.receive,
    },
    () => context.call('orderReceipt', { orderId }, { caller }),
  );
  const log = await context.call('orderLogList', { orderId }, { caller });
  const steps = (log.envelope?.data ?? []) as readonly { state: number }[];
  const receipts = steps.filter(({ state }) => state === orderLog.received.state).length;
  const message = `logs ${receipts} receipts of an order that was received once`;
  context.expect('orderReceipt', receipts > 1 ? message : undefined, ...granted, log);
}

async function checkDoubleReview(context: CheckContext): Promise<void> {
  const { accounts, orders, catalog, request } = context.setup;
  const caller = await accounts.first();
  const { sellerGoodsId } = await catalog.any();
  const { orderId } = await orders.received(caller);
  const countOf = async (): Promise<number> =>
    (await request('evaluationList', { sellerGoodsId, pageSize: 1 })).evaluationNum;
  const before = await countOf();
  const review = { sellerGoodsId, evaluationType: 1, rating: 5, content: 'Once and no more.' } as const;
  const granted = await expectOneWinner(
    context,
    'evaluationAddList',
    {
      grantedTimes: (count) => `accepts ${count} parallel reviews of one line of an order`,
      keys: refusalsOf.review,
    },
    (index) =>
      index % 2 === 0
        ? context.send(
            context.operation('evaluationAddList'),
            {},
            { caller, body: { orderId, evaluationAdds: [review] } },
          )
        : context.call('evaluationAdd', { ...review, orderId }, { caller }),
  );
  const written = (await countOf()) - before;
  const message = `counts ${written} new reviews after one line of an order was reviewed`;
  context.expect('evaluationAddList', written > 1 ? message : undefined, ...granted);
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
  race(
    'race.review',
    'Parallel reviews of one line of an order are granted once.',
    ['evaluationAddList'],
    checkDoubleReview,
  ),
];
