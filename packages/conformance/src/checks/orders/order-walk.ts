/** Runs a sequence of actions on an order and compares it with the model after each. */
import type { OperationId } from '@openmall/sdk';
import type { CheckContext } from '../../runner/check-context.ts';
import { succeeded, type Caller, type Exchange } from '../../target/exchange.ts';
import { FUND_PASSWORD } from '../../setup/accounts.ts';
import type { Offer } from '../../setup/goods.ts';
import { missingPrecondition, PreconditionError } from '../../setup/precondition-error.ts';
import { isRefusedWith, otherReason } from '../support/refusal.ts';
import {
  allows,
  isByBuyer,
  applyAction,
  possibleAfterOthers,
  newOrder,
  operationOf,
  refusalsOf,
  stateName,
  type Action,
  type BuyerAction,
  type CounterAction,
  type Model,
} from './order-model.ts';

interface Scene {
  readonly context: CheckContext;
  readonly caller: Caller;
  readonly orderId: string;
  readonly offer: Offer;
  /** The actions of this sequence, for the report. Reads in between are left out. */
  readonly calls: Exchange[];
}

async function actAsBuyer(
  { context, caller, orderId, offer }: Scene,
  action: BuyerAction,
): Promise<Exchange> {
  const { sellerGoodsId } = offer;
  const as = { caller };
  switch (action) {
    case 'pay':
      return context.call('orderPay', { orderId, safeword: FUND_PASSWORD }, as);
    case 'cancel':
      return context.call('orderCancel', { orderId, returnReason: 0 }, as);
    case 'requestRefund':
      return context.call('orderReturns', { orderId, returnReason: 1 }, as);
    case 'receive':
      return context.call('orderReceipt', { orderId }, as);
    case 'remind':
      return context.call('orderRemind', { orderId }, as);
    case 'review': {
      const body = {
        orderId,
        evaluationAdds: [{ sellerGoodsId, evaluationType: 1, rating: 5, content: 'Good.' }],
      };
      return context.setup.send({
        operation: context.operation('evaluationAddList'),
        input: {},
        body,
        caller,
      });
    }
  }
}

async function actAsMerchant({ context: { setup }, orderId }: Scene, action: CounterAction): Promise<void> {
  const { control } = setup;
  if (!control) throw missingPrecondition('`--control`, to act as a merchant');
  if (action === 'confirm') await control.confirm(orderId);
  else if (action === 'ship') await control.ship(orderId);
  else await control.decideRefund(orderId, action === 'approveRefund' ? 'approve' : 'refuse');
}

interface OrderFacts {
  readonly status?: unknown;
  readonly returnStatus?: unknown;
}

const orderIn = ({ envelope }: Exchange): OrderFacts =>
  (envelope?.data as { orderInfo?: OrderFacts } | undefined)?.orderInfo ?? {};

interface StepFault {
  readonly about: OperationId;
  readonly message: string;
  readonly calls: readonly Exchange[];
}

/** The possible states, or the fault. There are several if others may act on the order meanwhile. */
type Step = { readonly possible: readonly Model[] } | { readonly fault: StepFault };

/** Without the control contract, a merchant or a job may confirm and ship the order at any time. */
const withMovesOfOthers = ({ context }: Scene, models: readonly Model[]): readonly Model[] =>
  context.setup.control ? models : models.flatMap(possibleAfterOthers);

/** Compares the result of a buyer's call with the model. */
async function tryAsBuyer(scene: Scene, before: readonly Model[], action: BuyerAction): Promise<Step> {
  const exchange = await actAsBuyer(scene, action);
  scene.calls.push(exchange);
  const done = succeeded(exchange);
  const keys = refusalsOf[action];
  const possible = before.filter((model) => allows(model, action) === done);
  if (!done && possible.length > 0 && !isRefusedWith(keys, exchange))
    throw new PreconditionError('inconclusive', otherReason(keys, exchange), exchange);
  const [model] = before;
  if (!model || possible.length > 0)
    return { possible: done ? possible.map((item) => applyAction(item, action)) : possible };
  const answer = done ? '' : `: ${String(exchange.envelope?.msg)}`;
  const message = `${done ? 'grants' : 'refuses'} "${action}" for an order in state ${stateName(model)}${answer}`;
  return { fault: { about: operationOf[action], message, calls: scene.calls } };
}

async function takeStep(scene: Scene, before: readonly Model[], action: Action): Promise<Step> {
  if (isByBuyer(action)) return tryAsBuyer(scene, before, action);
  const allowed = before.filter((model) => allows(model, action));
  if (allowed.length === 0) return { possible: before };
  await actAsMerchant(scene, action);
  return { possible: allowed.map((model) => applyAction(model, action)) };
}

/** Runs one action and reads the order. */
async function step(scene: Scene, before: readonly Model[], action: Action): Promise<Step> {
  const acted = await takeStep(scene, withMovesOfOthers(scene, before), action);
  if ('fault' in acted) return acted;
  const { context, caller, orderId, calls } = scene;
  const info = await context.call('orderInfo', { orderId }, { caller });
  const { status, returnStatus } = orderIn(info);
  const possible = withMovesOfOthers(scene, acted.possible).filter(
    (model) =>
      status === model.status && (returnStatus === undefined || Number(returnStatus) === model.refund),
  );
  const [expected] = acted.possible;
  if (!expected || possible.length > 0) return { possible };
  const about = isByBuyer(action) ? operationOf[action] : 'orderInfo';
  const message = `after "${action}" the order is in state ${String(status)} with refund ${String(returnStatus)}, not in ${expected.status} with ${expected.refund}`;
  return { fault: { about, message, calls: [...calls, info] } };
}

export type Walk = readonly Action[];
export interface WalkFault extends StepFault {
  /** The actions up to the one that disagrees with the model. */
  readonly walk: Walk;
}

/** Runs a sequence on a new order of a buyer with enough money. Returns the first fault. */
export async function walkThrough(
  context: CheckContext,
  caller: Caller,
  offer: Offer,
  walk: Walk,
): Promise<WalkFault | undefined> {
  const { orders } = context.setup;
  const { orderId, total, prizeReal } = await orders.place(caller, offer);
  if (walk.includes('pay')) await orders.fund(caller, String(total ?? prizeReal));
  const scene: Scene = { context, caller, orderId, offer, calls: [] };
  let possible: readonly Model[] = [newOrder()];
  for (const [index, action] of walk.entries()) {
    const came = await step(scene, possible, action);
    if ('fault' in came) return { ...came.fault, walk: walk.slice(0, index + 1) };
    possible = came.possible;
  }
  return undefined;
}
