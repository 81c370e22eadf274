/** An order at which many pull at once: it is paid, cancelled, received, reviewed and returned once. */
import { compare, multiply, subtract } from '@openmall/sdk/money';
import { orderLog, type OrderSubmitItem } from '@openmall/sdk';
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import type { Caller, Exchange } from '../../target/exchange.ts';
import { fundPassword } from '../../setup/accounts.ts';
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
const cancelled = -1;
const isPayment = ({ operation }: Exchange): boolean => operation.id === 'orderPay';
const timesOf = (step: string, granted: readonly Exchange[]): string | undefined =>
  granted.length > 1 ? `${step} one order ${granted.length} times when both is tried at once` : undefined;

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
        grantedTimes: (count) =>
          `pays one order ${count} times when paid ${concurrencyOf(context)} times at once`,
        keys: refusalsOf.pay,
      },
      () => context.call('orderPay', { orderId, safeword: fundPassword }, { caller }),
    );
    const taken = subtract(before, (await request('walletGetUsdt', {}, caller)).money);
    const message = `takes ${taken} for an order of ${cost} when paid at once`;
    context.expect('orderPay', compare(taken, cost) > 0 ? message : undefined, ...paid);
  }
}

/** What became of the order and of the money is what the winner was told. */
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
  const done = isCancelled ? 'the cancelling' : 'the payment';
  const wrongState = `grants ${done} of an order at which both was tried at once, and shows it in state ${String(status)}`;
  const isRight = isCancelled === (status === cancelled);
  context.expect(winner.operation.id, isRight ? undefined : wrongState, winner, info);
  const wallet = await context.call('walletGetUsdt', {}, { caller });
  const taken = subtract(before, (wallet.envelope?.data as { money: number }).money);
  const expected = isCancelled ? '0' : costOf(order);
  const wrongSum = `takes ${taken} where ${done} won against the other, which costs ${expected}`;
  context.expect('orderPay', compare(taken, expected) === 0 ? undefined : wrongSum, winner, wallet);
}

/** Which of the two was granted more than once, or both of them. */
function expectOneKind(context: CheckContext, granted: readonly Exchange[]): void {
  const [pays, cancels] = [granted.filter(isPayment), granted.filter((exchange) => !isPayment(exchange))];
  const both = pays.length > 0 && cancels.length > 0;
  context.expect(
    'orderCancel',
    both ? 'lets an order be paid and cancelled at once' : timesOf('cancels', cancels),
    ...granted,
  );
  context.expect('orderPay', both ? undefined : timesOf('pays', pays), ...granted);
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
        ? context.call('orderPay', { orderId, safeword: fundPassword }, { caller })
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

/** Pieces that are left of an offer; undefined where the backend does not tell. */
async function stockOf(
  context: CheckContext,
  sellerGoodsId: string,
  skuId: string,
): Promise<number | undefined> {
  const { canSelectAttributes } = await context.setup.request('sellerGoodsInfo', { sellerGoodsId });
  return canSelectAttributes?.skus.find((sku) => sku.skuId === skuId)?.stock;
}

async function checkDoubleCancel(context: CheckContext): Promise<void> {
  const { accounts, orders, shelf } = context.setup;
  const caller = await accounts.first();
  const offer = await shelf.any();
  const { sellerGoodsId, skuId, buyMin } = offer;
  const { orderId } = await orders.place(caller, offer);
  const before = await stockOf(context, sellerGoodsId, skuId);
  const granted = await expectOneWinner(
    context,
    'orderCancel',
    { grantedTimes: (count) => `cancels one order ${count} times at once`, keys: refusalsOf.cancel },
    () => context.call('orderCancel', { orderId, returnReason: 0 }, { caller }),
  );
  const after = await stockOf(context, sellerGoodsId, skuId);
  const returned = (after ?? 0) - (before ?? 0);
  const message = `puts ${returned} pieces back on the shelf for an order of ${buyMin} that was cancelled many times at once`;
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
      grantedTimes: (count) => `takes ${count} refund requests for one order`,
      keys: refusalsOf.requestRefund,
    },
    () => context.call('orderReturns', { orderId, returnReason: 1 }, { caller }),
  );
}

/** A receipt pays the store; that nobody else sees, but the trail tells each of them. */
async function checkDoubleReceipt(context: CheckContext): Promise<void> {
  const { accounts, orders } = context.setup;
  const caller = await accounts.first();
  const { orderId } = await orders.shipped(caller);
  const granted = await expectOneWinner(
    context,
    'orderReceipt',
    {
      grantedTimes: (count) => `confirms the receipt of one order ${count} times at once`,
      keys: refusalsOf.receive,
    },
    () => context.call('orderReceipt', { orderId }, { caller }),
  );
  const trail = await context.call('orderLogList', { orderId }, { caller });
  const steps = (trail.envelope?.data ?? []) as readonly { state: number }[];
  const receipts = steps.filter(({ state }) => state === orderLog.received.state).length;
  const message = `tells ${receipts} receipts in the trail of an order that was received once`;
  context.expect('orderReceipt', receipts > 1 ? message : undefined, ...granted, trail);
}

async function checkDoubleReview(context: CheckContext): Promise<void> {
  const { accounts, orders, shelf, request } = context.setup;
  const caller = await accounts.first();
  const { sellerGoodsId } = await shelf.any();
  const { orderId } = await orders.received(caller);
  const countOf = async (): Promise<number> =>
    (await request('evaluationList', { sellerGoodsId, pageSize: 1 })).evaluationNum;
  const before = await countOf();
  const review = { sellerGoodsId, evaluationType: 1, rating: 5, content: 'Once and no more.' } as const;
  const granted = await expectOneWinner(
    context,
    'evaluationAddList',
    {
      grantedTimes: (count) => `takes ${count} reviews of one line of an order at once`,
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
  const message = `counts ${written} reviews more after one line of an order was reviewed`;
  context.expect('evaluationAddList', written > 1 ? message : undefined, ...granted);
}

const race = defineChecks('races', 'design §6');

export const orderRaceChecks: readonly ActiveCheck[] = [
  race(
    'race.pay',
    'An order that is paid many times at once is paid once.',
    ['orderPay'],
    checkDoublePayment,
  ),
  race(
    'race.cancel',
    'An order is paid or cancelled, never both, and order and wallet are as the winner was told.',
    ['orderCancel', 'orderPay'],
    checkPayAgainstCancel,
  ),
  race(
    'race.cancel-twice',
    'An order that is cancelled many times at once is cancelled once, and its goods return once.',
    ['orderCancel'],
    checkDoubleCancel,
  ),
  race('race.refund', 'An order has one refund request at a time.', ['orderReturns'], checkDoubleRefund),
  race(
    'race.receipt',
    'A receipt that is confirmed many times at once is confirmed once.',
    ['orderReceipt'],
    checkDoubleReceipt,
  ),
  race(
    'race.review',
    'A line of an order that is reviewed many times at once is reviewed once.',
    ['evaluationAddList'],
    checkDoubleReview,
  ),
];
