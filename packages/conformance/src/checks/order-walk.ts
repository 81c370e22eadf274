/** Walks an order of the backend through a sequence of actions and compares it with the model after each. */
import type { OperationId } from '@openmall/sdk';
import type { Court } from '../judge/court.ts';
import { succeeded, type Caller, type Exchange } from '../target/exchange.ts';
import { fundPassword } from '../world/accounts.ts';
import type { Offer } from '../world/goods.ts';
import { lacking } from '../world/unmet.ts';
import {
  allows,
  isByBuyer,
  move,
  newOrder,
  operationOf,
  stateName,
  type Action,
  type BuyerAction,
  type CounterAction,
  type Model,
} from './order-model.ts';

interface Scene {
  readonly court: Court;
  readonly caller: Caller;
  readonly orderId: string;
  readonly offer: Offer;
  /** Every call of this sequence, for the report. */
  readonly calls: Exchange[];
}

async function actAsBuyer({ court, caller, orderId, offer }: Scene, action: BuyerAction): Promise<Exchange> {
  const { sellerGoodsId } = offer;
  const as = { caller };
  switch (action) {
    case 'pay':
      return court.call('orderPay', { orderId, safeword: fundPassword }, as);
    case 'cancel':
      return court.call('orderCancel', { orderId, returnReason: 0 }, as);
    case 'requestRefund':
      return court.call('orderReturns', { orderId, returnReason: 1 }, as);
    case 'receive':
      return court.call('orderReceipt', { orderId }, as);
    case 'remind':
      return court.call('orderRemind', { orderId }, as);
    case 'review': {
      const body = {
        orderId,
        evaluationAdds: [{ sellerGoodsId, evaluationType: 1, rating: 5, content: 'Good.' }],
      };
      return court.world.send({ operation: court.operation('evaluationAddList'), input: {}, body, caller });
    }
  }
}

async function actAsMerchant({ court: { world }, orderId }: Scene, action: CounterAction): Promise<void> {
  const { control } = world;
  if (!control) throw lacking('a merchant: the control contract');
  if (action === 'confirm') await control.confirm(orderId);
  else if (action === 'ship') await control.ship(orderId);
  else await control.decideRefund(orderId, action === 'approveRefund' ? 'approve' : 'refuse');
}

interface OrderFacts {
  readonly status?: unknown;
  readonly returnStatus?: unknown;
}

async function readOrder({ court, caller, orderId, calls }: Scene): Promise<OrderFacts> {
  const info = await court.call('orderInfo', { orderId }, { caller });
  calls.push(info);
  return (info.envelope?.data as { orderInfo?: OrderFacts } | undefined)?.orderInfo ?? {};
}

interface StepFault {
  readonly about: OperationId;
  readonly says: string;
}

/** What a buyer's call did against the model. */
async function tryAsBuyer(scene: Scene, model: Model, action: BuyerAction): Promise<StepFault | undefined> {
  const exchange = await actAsBuyer(scene, action);
  scene.calls.push(exchange);
  const [done, allowed] = [succeeded(exchange), allows(model, action)];
  if (done === allowed) return undefined;
  const answer = done ? '' : `: ${String(exchange.envelope?.msg)}`;
  const says = `${done ? 'does' : 'refuses'} "${action}" ${done ? 'to' : 'of'} an order in state ${stateName(model)}${answer}`;
  return { about: operationOf[action], says };
}

/** One action and what came of it; the fault in words. */
async function step(scene: Scene, model: Model, action: Action): Promise<StepFault | undefined> {
  const allowed = allows(model, action);
  if (isByBuyer(action)) {
    const fault = await tryAsBuyer(scene, model, action);
    if (fault) return fault;
  } else if (allowed) await actAsMerchant(scene, action);
  if (allowed) move(model, action);
  const { status, returnStatus } = await readOrder(scene);
  if (status === model.status && (returnStatus === undefined || Number(returnStatus) === model.refund))
    return undefined;
  return {
    about: isByBuyer(action) ? operationOf[action] : 'orderInfo',
    says: `after "${action}" the order is in state ${String(status)} with refund ${String(returnStatus)}, not in ${model.status} with ${model.refund}`,
  };
}

export type Walk = readonly Action[];
export interface WalkFault extends StepFault {
  readonly walk: Walk;
  readonly calls: readonly Exchange[];
}

/** A new order of a buyer who can pay it, along a walk; the first fault. */
export async function walkThrough(
  court: Court,
  caller: Caller,
  offer: Offer,
  walk: Walk,
): Promise<WalkFault | undefined> {
  const { orders } = court.world;
  const { orderId, total, prizeReal } = await orders.place(caller, offer);
  if (walk.includes('pay')) await orders.fund(caller, String(total ?? prizeReal));
  const scene: Scene = { court, caller, orderId, offer, calls: [] };
  const model = newOrder();
  for (const action of walk) {
    const fault = await step(scene, model, action);
    if (fault) return { ...fault, walk, calls: scene.calls };
  }
  return undefined;
}
