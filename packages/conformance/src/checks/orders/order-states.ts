/** Compares orders with a model: random sequences of actions, each allowed or refused as in `states.yaml`. */
import fc from 'fast-check';
import type { OperationId } from '@openmall/sdk';
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { buyerActions, counterActions, operationOf, type Action } from './order-model.ts';
import { walkThrough, type Walk, type WalkFault } from './order-walk.ts';
import { aboutOperations } from '../support/define-check.ts';

/** Sequences that reach every state and every refused action. Random ones are added. */
const fixedWalks = [
  'receive review requestRefund remind cancel pay cancel',
  'pay pay cancel receive review remind remind requestRefund pay cancel receive',
];
const merchantWalks = [
  'pay confirm remind ship requestRefund remind receive receive requestRefund review review',
  'pay requestRefund rejectRefund requestRefund approveRefund requestRefund receive review',
];
const walkOf = (actions: string): Walk => actions.split(' ') as Action[];

/** Leaves out one action after the other, as long as the same operation disagrees with the model in the same way. */
async function shrink(
  fault: WalkFault,
  attempt: (walk: Walk) => Promise<WalkFault | undefined>,
): Promise<WalkFault> {
  for (const index of fault.walk.keys()) {
    const shorter = await attempt(fault.walk.toSpliced(index, 1)).catch(() => undefined);
    if (shorter?.about === fault.about && shorter.message === fault.message) return shrink(shorter, attempt);
  }
  return fault;
}

/** The shortest sequence after which backend and model disagree. */
async function findFault(context: CheckContext, hasMerchant: boolean): Promise<WalkFault | undefined> {
  const caller = await context.setup.accounts.first();
  const offer = await context.setup.catalog.any();
  let found: WalkFault | undefined;
  const attemptWalk = (walk: Walk) => walkThrough(context, caller, offer, walk);
  const attempt = async (walk: Walk): Promise<boolean> => {
    const fault = await attemptWalk(walk);
    // While fast-check shrinks, the last sequence that fails is the shortest.
    found = fault ?? found;
    return fault === undefined;
  };
  for (const walk of [...fixedWalks, ...(hasMerchant ? merchantWalks : [])])
    if (!(await attempt(walkOf(walk))) && found) return shrink(found, attemptWalk);
  const actions = fc.constantFrom<Action>(...buyerActions, ...(hasMerchant ? counterActions : []));
  const walks = fc.array(actions, { minLength: 3, maxLength: 8 });
  const runs = { seed: context.seed, numRuns: Math.ceil(context.runs / 3) };
  const { failed, errorInstance } = await fc.check(fc.asyncProperty(walks, attempt), runs);
  // A sequence that could not be run is not a pass.
  if (failed && !found) throw errorInstance;
  return found && shrink(found, attemptWalk);
}

async function checkOrderStates(context: CheckContext): Promise<void> {
  const hasMerchant = context.setup.control !== undefined;
  const found = await findFault(context, hasMerchant);
  if (found) context.fail(found.about, `${found.message} (after: ${found.walk.join(', ')})`, ...found.calls);
  const tried: readonly OperationId[] = hasMerchant
    ? Object.values(operationOf)
    : ['orderPay', 'orderCancel', 'orderReturns'];
  for (const id of tried) if (id !== found?.about) context.pass(id);
}

export const orderStateChecks: readonly ActiveCheck[] = [
  {
    id: 'ord.model',
    area: 'orders',
    requirement: 'An order changes its state only as the state machine allows, in any sequence of actions.',
    source: 'spec §4',
    level: 'must',
    run: aboutOperations(
      ['orderPay', 'orderCancel', 'orderReturns', 'orderReceipt', 'evaluationAddList'],
      checkOrderStates,
    ),
  },
];
