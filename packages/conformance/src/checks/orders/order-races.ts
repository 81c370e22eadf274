/** An order at which many pull at once: it is paid, cancelled, received, reviewed and returned once. */
import { compare, multiply, subtract } from '@openmall/sdk/money';
import { orderLog, type OrderSubmitItem } from '@openmall/sdk';
import type { Trial } from '../../runner/check.ts';
import type { Court } from '../../runner/check-context.ts';
import type { Caller, Exchange } from '../../target/exchange.ts';
import { fundPassword } from '../../setup/accounts.ts';
import { refusalsOf } from './order-model.ts';
import { expectLosers, raceForOne, roundsOf, runnersOf, times, winners } from '../support/race.ts';
import { lawsOf } from '../support/define-check.ts';

const costOf = ({ total, prizeReal }: OrderSubmitItem): string => String(total ?? prizeReal);
const cancelled = -1;
const isPayment = ({ operation }: Exchange): boolean => operation.id === 'orderPay';
const timesOf = (deed: string, granted: readonly Exchange[]): string | undefined =>
  granted.length > 1 ? `${deed} one order ${granted.length} times when both is tried at once` : undefined;

async function doublePay(court: Court): Promise<void> {
  const { accounts, orders, ask } = court.world;
  const caller = await accounts.first();
  for (let round = 0; round < roundsOf(court); round += 1) {
    const order = await orders.place(caller);
    const [{ orderId }, cost] = [order, costOf(order)];
    await orders.fund(caller, multiply(cost, 2));
    const before = (await ask('walletGetUsdt', {}, caller)).money;
    const paid = await raceForOne(
      court,
      'orderPay',
      {
        grantedTimes: (count) => `pays one order ${count} times when paid ${runnersOf(court)} times at once`,
        keys: refusalsOf.pay,
      },
      () => court.call('orderPay', { orderId, safeword: fundPassword }, { caller }),
    );
    const taken = subtract(before, (await ask('walletGetUsdt', {}, caller)).money);
    const says = `takes ${taken} for an order of ${cost} when paid at once`;
    court.expect('orderPay', compare(taken, cost) > 0 ? says : undefined, ...paid);
  }
}

/** What became of the order and of the money is what the winner was told. */
async function expectOutcome(
  court: Court,
  caller: Caller,
  order: OrderSubmitItem,
  { before, winner }: { readonly before: number; readonly winner: Exchange },
): Promise<void> {
  const { orderId } = order;
  const isCancelled = winner.operation.id === 'orderCancel';
  const info = await court.call('orderInfo', { orderId }, { caller });
  const status = (info.envelope?.data as { orderInfo?: { status: number } } | undefined)?.orderInfo?.status;
  const done = isCancelled ? 'the cancelling' : 'the payment';
  const wrongState = `grants ${done} of an order at which both was tried at once, and shows it in state ${String(status)}`;
  const isRight = isCancelled === (status === cancelled);
  court.expect(winner.operation.id, isRight ? undefined : wrongState, winner, info);
  const wallet = await court.call('walletGetUsdt', {}, { caller });
  const taken = subtract(before, (wallet.envelope?.data as { money: number }).money);
  const expected = isCancelled ? '0' : costOf(order);
  const wrongSum = `takes ${taken} where ${done} won against the other, which costs ${expected}`;
  court.expect('orderPay', compare(taken, expected) === 0 ? undefined : wrongSum, winner, wallet);
}

/** Which of the two was granted more than once, or both of them. */
function expectOneKind(court: Court, granted: readonly Exchange[]): void {
  const [pays, cancels] = [granted.filter(isPayment), granted.filter((exchange) => !isPayment(exchange))];
  const both = pays.length > 0 && cancels.length > 0;
  court.expect(
    'orderCancel',
    both ? 'lets an order be paid and cancelled at once' : timesOf('cancels', cancels),
    ...granted,
  );
  court.expect('orderPay', both ? undefined : timesOf('pays', pays), ...granted);
}

async function payOrCancel(court: Court): Promise<void> {
  const { accounts, orders, ask } = court.world;
  const caller = await accounts.first();
  for (let round = 0; round < roundsOf(court); round += 1) {
    const order = await orders.place(caller);
    const { orderId } = order;
    await orders.fund(caller, costOf(order));
    const before = (await ask('walletGetUsdt', {}, caller)).money;
    const exchanges = await times(runnersOf(court), (index) =>
      index % 2 === 0
        ? court.call('orderPay', { orderId, safeword: fundPassword }, { caller })
        : court.call('orderCancel', { orderId, returnReason: 0 }, { caller }),
    );
    const granted = winners(exchanges);
    expectOneKind(court, granted);
    expectLosers(court, 'orderPay', refusalsOf.pay, exchanges.filter(isPayment));
    expectLosers(
      court,
      'orderCancel',
      refusalsOf.cancel,
      exchanges.filter((exchange) => !isPayment(exchange)),
    );
    const [winner, ...others] = granted;
    if (winner && others.length === 0) await expectOutcome(court, caller, order, { before, winner });
  }
}

/** Pieces that are left of an offer; undefined where the backend does not tell. */
async function stockOf(court: Court, sellerGoodsId: string, skuId: string): Promise<number | undefined> {
  const { canSelectAttributes } = await court.world.ask('sellerGoodsInfo', { sellerGoodsId });
  return canSelectAttributes?.skus.find((sku) => sku.skuId === skuId)?.stock;
}

async function cancelOnce(court: Court): Promise<void> {
  const { accounts, orders, shelf } = court.world;
  const caller = await accounts.first();
  const offer = await shelf.any();
  const { sellerGoodsId, skuId, buyMin } = offer;
  const { orderId } = await orders.place(caller, offer);
  const before = await stockOf(court, sellerGoodsId, skuId);
  const granted = await raceForOne(
    court,
    'orderCancel',
    { grantedTimes: (count) => `cancels one order ${count} times at once`, keys: refusalsOf.cancel },
    () => court.call('orderCancel', { orderId, returnReason: 0 }, { caller }),
  );
  const after = await stockOf(court, sellerGoodsId, skuId);
  const returned = (after ?? 0) - (before ?? 0);
  const says = `puts ${returned} pieces back on the shelf for an order of ${buyMin} that was cancelled many times at once`;
  court.expect('orderCancel', returned > buyMin ? says : undefined, ...granted);
}

async function refundOnce(court: Court): Promise<void> {
  const { accounts, orders } = court.world;
  const caller = await accounts.first();
  const { orderId } = await orders.paid(caller);
  await raceForOne(
    court,
    'orderReturns',
    {
      grantedTimes: (count) => `takes ${count} refund requests for one order`,
      keys: refusalsOf.requestRefund,
    },
    () => court.call('orderReturns', { orderId, returnReason: 1 }, { caller }),
  );
}

/** A receipt pays the store; that nobody else sees, but the trail tells each of them. */
async function receiveOnce(court: Court): Promise<void> {
  const { accounts, orders } = court.world;
  const caller = await accounts.first();
  const { orderId } = await orders.shipped(caller);
  const granted = await raceForOne(
    court,
    'orderReceipt',
    {
      grantedTimes: (count) => `confirms the receipt of one order ${count} times at once`,
      keys: refusalsOf.receive,
    },
    () => court.call('orderReceipt', { orderId }, { caller }),
  );
  const trail = await court.call('orderLogList', { orderId }, { caller });
  const steps = (trail.envelope?.data ?? []) as readonly { state: number }[];
  const receipts = steps.filter(({ state }) => state === orderLog.received.state).length;
  const says = `tells ${receipts} receipts in the trail of an order that was received once`;
  court.expect('orderReceipt', receipts > 1 ? says : undefined, ...granted, trail);
}

async function reviewOnce(court: Court): Promise<void> {
  const { accounts, orders, shelf, ask } = court.world;
  const caller = await accounts.first();
  const { sellerGoodsId } = await shelf.any();
  const { orderId } = await orders.received(caller);
  const countOf = async (): Promise<number> =>
    (await ask('evaluationList', { sellerGoodsId, pageSize: 1 })).evaluationNum;
  const before = await countOf();
  const review = { sellerGoodsId, evaluationType: 1, rating: 5, content: 'Once and no more.' } as const;
  const granted = await raceForOne(
    court,
    'evaluationAddList',
    {
      grantedTimes: (count) => `takes ${count} reviews of one line of an order at once`,
      keys: refusalsOf.review,
    },
    (index) =>
      index % 2 === 0
        ? court.send(
            court.operation('evaluationAddList'),
            {},
            { caller, body: { orderId, evaluationAdds: [review] } },
          )
        : court.call('evaluationAdd', { ...review, orderId }, { caller }),
  );
  const written = (await countOf()) - before;
  const says = `counts ${written} reviews more after one line of an order was reviewed`;
  court.expect('evaluationAddList', written > 1 ? says : undefined, ...granted);
}

const race = lawsOf('races', 'design §6');

export const orderRaceChecks: readonly Trial[] = [
  race('race.pay', 'An order that is paid many times at once is paid once.', ['orderPay'], doublePay),
  race(
    'race.cancel',
    'An order is paid or cancelled, never both, and order and wallet are as the winner was told.',
    ['orderCancel', 'orderPay'],
    payOrCancel,
  ),
  race(
    'race.cancel-twice',
    'An order that is cancelled many times at once is cancelled once, and its goods return once.',
    ['orderCancel'],
    cancelOnce,
  ),
  race('race.refund', 'An order has one refund request at a time.', ['orderReturns'], refundOnce),
  race(
    'race.receipt',
    'A receipt that is confirmed many times at once is confirmed once.',
    ['orderReceipt'],
    receiveOnce,
  ),
  race(
    'race.review',
    'A line of an order that is reviewed many times at once is reviewed once.',
    ['evaluationAddList'],
    reviewOnce,
  ),
];
