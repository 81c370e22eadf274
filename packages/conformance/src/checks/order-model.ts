/** Orders as a model: random sequences of actions, each allowed or refused as `states.yaml` has it. */
import fc from 'fast-check';
import { canDo, states, type OperationId } from '@openmall/sdk';
import type { Trial } from '../judge/check.ts';
import type { Court } from '../judge/court.ts';
import { succeeded, type Caller, type Exchange } from '../target/exchange.ts';
import { fundPassword } from '../world/accounts.ts';
import type { Offer } from '../world/goods.ts';
import { Unmet } from '../world/unmet.ts';
import { story } from './story.ts';

/** What may be done with an order; the last ones only a merchant does. */
const buyerActions = ['pay', 'cancel', 'requestRefund', 'receive', 'review', 'remind'] as const;
const counterActions = ['confirm', 'ship', 'approveRefund', 'rejectRefund'] as const;
type BuyerAction = (typeof buyerActions)[number];
type Action = BuyerAction | (typeof counterActions)[number];

const operationOf: Readonly<Record<BuyerAction, OperationId>> = {
  pay: 'orderPay',
  cancel: 'orderCancel',
  requestRefund: 'orderReturns',
  receive: 'orderReceipt',
  review: 'evaluationAddList',
  remind: 'orderRemind',
};

/** An order as the model has it. */
interface Model {
  status: number;
  refund: number;
  /** The state to which a refused refund returns. */
  former: number;
  reminded: boolean;
}

const isRefundAction = (action: Action): action is 'approveRefund' | 'rejectRefund' =>
  action === 'approveRefund' || action === 'rejectRefund';

function allows({ status, refund, reminded }: Model, action: Action): boolean {
  if (isRefundAction(action)) return status === 6 && refund === 1;
  if (action === 'remind') return canDo('order', 'remind', status) && !reminded;
  return canDo('order', action, status);
}

function move(model: Model, action: Action): void {
  if (action === 'remind') model.reminded = true;
  else if (action === 'requestRefund') Object.assign(model, { former: model.status, status: 6, refund: 1 });
  else if (action === 'approveRefund') model.refund = 2;
  else if (action === 'rejectRefund') Object.assign(model, { status: model.former, refund: 3 });
  else model.status = Number([states.order.transitions[action].to].flat()[0]);
}

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

async function actAsMerchant(
  { court: { world }, orderId }: Scene,
  action: Exclude<Action, BuyerAction>,
): Promise<void> {
  const { control } = world;
  if (!control) throw new Unmet('skipped', 'needs the control contract');
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

/** One action and what came of it; the fault in words. */
async function step(
  scene: Scene,
  model: Model,
  action: Action,
): Promise<{ about: OperationId; says: string } | undefined> {
  const allowed = allows(model, action);
  const name = states.order.names[String(model.status) as keyof typeof states.order.names];
  let about: OperationId = 'orderInfo';
  if ((buyerActions as readonly string[]).includes(action)) {
    const buyerAction = action as BuyerAction;
    about = operationOf[buyerAction];
    const exchange = await actAsBuyer(scene, buyerAction);
    scene.calls.push(exchange);
    const done = succeeded(exchange);
    if (done && !allowed)
      return { about, says: `does "${action}" to an order in state ${model.status} (${name})` };
    if (!done && allowed)
      return {
        about,
        says: `refuses "${action}" of an order in state ${model.status} (${name}): ${String(exchange.envelope?.msg)}`,
      };
  } else if (allowed) await actAsMerchant(scene, action as Exclude<Action, BuyerAction>);
  if (allowed) move(model, action);
  const { status, returnStatus } = await readOrder(scene);
  if (status === model.status && (returnStatus === undefined || Number(returnStatus) === model.refund))
    return undefined;
  return {
    about,
    says: `after "${action}" the order is in state ${String(status)} with refund ${String(returnStatus)}, not in ${model.status} with ${model.refund}`,
  };
}

type Walk = readonly Action[];
interface WalkFault {
  readonly about: OperationId;
  readonly says: string;
  readonly walk: Walk;
  readonly calls: readonly Exchange[];
}

async function walkThrough(
  court: Court,
  caller: Caller,
  offer: Offer,
  walk: Walk,
): Promise<WalkFault | undefined> {
  const { orderId } = await court.world.orders.place(caller, offer);
  const scene: Scene = { court, caller, orderId, offer, calls: [] };
  const model: Model = { status: 0, refund: 0, former: 0, reminded: false };
  for (const action of walk) {
    const fault = await step(scene, model, action);
    if (fault) return { ...fault, walk, calls: scene.calls };
  }
  return undefined;
}

/** Walks that see every state and every refused action once; random ones come on top. */
const fixedWalks: readonly Walk[] = [
  ['receive', 'review', 'requestRefund', 'remind', 'cancel', 'pay', 'cancel'],
  [
    'pay',
    'pay',
    'cancel',
    'receive',
    'review',
    'remind',
    'remind',
    'requestRefund',
    'pay',
    'cancel',
    'receive',
  ],
];
const merchantWalks: readonly Walk[] = [
  [
    'pay',
    'confirm',
    'remind',
    'ship',
    'requestRefund',
    'remind',
    'receive',
    'receive',
    'requestRefund',
    'review',
    'review',
  ],
  [
    'pay',
    'requestRefund',
    'rejectRefund',
    'requestRefund',
    'approveRefund',
    'requestRefund',
    'receive',
    'review',
  ],
];

async function funded(court: Court): Promise<{ caller: Caller; offer: Offer }> {
  const caller = await court.world.accounts.first();
  const offer = await court.world.shelf.any();
  await court.world.orders.fund(caller, String(offer.buyMin * 1_000));
  return { caller, offer };
}

async function ordersKeepTheirStates(court: Court): Promise<void> {
  const { caller, offer } = await funded(court);
  const hasMerchant = court.world.control !== undefined;
  const about = new Set<OperationId>(
    hasMerchant ? Object.values(operationOf) : ['orderPay', 'orderCancel', 'orderReturns'],
  );
  let found: WalkFault | undefined;
  const attempt = async (walk: Walk): Promise<boolean> => {
    const fault = await walkThrough(court, caller, offer, walk);
    if (fault) found = fault;
    return fault === undefined;
  };
  for (const walk of [...fixedWalks, ...(hasMerchant ? merchantWalks : [])])
    if (!(await attempt(walk))) break;
  if (!found) {
    const actions = fc.constantFrom<Action>(...buyerActions, ...(hasMerchant ? counterActions : []));
    const walks = fc.array(actions, { minLength: 3, maxLength: 8 });
    await fc.check(fc.asyncProperty(walks, attempt), {
      seed: court.seed,
      numRuns: Math.ceil(court.runs / 3),
    });
  }
  if (found) court.fail(found.about, `${found.says} (after: ${found.walk.join(', ')})`, ...found.calls);
  for (const id of about) if (id !== found?.about) court.pass(id);
}

export const orderModelChecks: readonly Trial[] = [
  {
    id: 'ord.model',
    area: 'orders',
    says: 'An order moves along its states and in no other way, whatever is tried in whatever order.',
    source: 'spec §4',
    level: 'must',
    run: story(
      ['orderPay', 'orderCancel', 'orderReturns', 'orderReceipt', 'evaluationAddList'],
      ordersKeepTheirStates,
    ),
  },
];
