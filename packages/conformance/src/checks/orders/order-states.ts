/** Orders as a model: random sequences of actions, each allowed or refused as `states.yaml` has it. */
import fc from 'fast-check';
import type { OperationId } from '@openmall/sdk';
import type { Trial } from '../../runner/check.ts';
import type { Court } from '../../runner/check-context.ts';
import { buyerActions, counterActions, operationOf, type Action } from './order-model.ts';
import { walkThrough, type Walk, type WalkFault } from './order-walk.ts';
import { story } from '../support/define-check.ts';

/** Walks that see every state and every refused action once; random ones come on top. */
const fixedWalks = [
  'receive review requestRefund remind cancel pay cancel',
  'pay pay cancel receive review remind remind requestRefund pay cancel receive',
];
const merchantWalks = [
  'pay confirm remind ship requestRefund remind receive receive requestRefund review review',
  'pay requestRefund rejectRefund requestRefund approveRefund requestRefund receive review',
];
const walkOf = (actions: string): Walk => actions.split(' ') as Action[];

/** The shortest walk on which backend and model part. */
async function findFault(court: Court, hasMerchant: boolean): Promise<WalkFault | undefined> {
  const caller = await court.world.accounts.first();
  const offer = await court.world.shelf.any();
  let found: WalkFault | undefined;
  const attempt = async (walk: Walk): Promise<boolean> => {
    const fault = await walkThrough(court, caller, offer, walk);
    // While walks are shrunk, the last one that fails is the shortest.
    found = fault ?? found;
    return fault === undefined;
  };
  for (const walk of [...fixedWalks, ...(hasMerchant ? merchantWalks : [])])
    if (!(await attempt(walkOf(walk)))) return found;
  const actions = fc.constantFrom<Action>(...buyerActions, ...(hasMerchant ? counterActions : []));
  const walks = fc.array(actions, { minLength: 3, maxLength: 8 });
  const runs = { seed: court.seed, numRuns: Math.ceil(court.runs / 3) };
  const { failed, errorInstance } = await fc.check(fc.asyncProperty(walks, attempt), runs);
  // A walk that could not be walked is no walk without a fault.
  if (failed && !found) throw errorInstance;
  return found;
}

async function ordersKeepTheirStates(court: Court): Promise<void> {
  const hasMerchant = court.world.control !== undefined;
  const found = await findFault(court, hasMerchant);
  if (found) court.fail(found.about, `${found.says} (after: ${found.walk.join(', ')})`, ...found.calls);
  const tried: readonly OperationId[] = hasMerchant
    ? Object.values(operationOf)
    : ['orderPay', 'orderCancel', 'orderReturns'];
  for (const id of tried) if (id !== found?.about) court.pass(id);
}

export const orderStateChecks: readonly Trial[] = [
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
