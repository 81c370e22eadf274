/** Orders and refunds go on at the dates that a buyer is shown (contract: `shipDeadline` and its like). */
import type { OrderDetails } from '@openmall/sdk';
import type { ActiveCheck } from '../../../runner/check.ts';
import type { CheckContext } from '../../../runner/check-context.ts';
import type { Control } from '../../../setup/control.ts';
import type { Caller } from '../../../target/exchange.ts';
import { missingPrecondition, PreconditionError } from '../../../setup/precondition-error.ts';
import { defineChecks } from '../../support/define-check.ts';

type Deadline = 'shipDeadline' | 'receiptDeadline' | 'refundDeadline';

interface Scene {
  readonly context: CheckContext;
  readonly control: Control;
  readonly caller: Caller;
  readonly orderId: string;
}

async function openScene(context: CheckContext): Promise<Scene> {
  const { control, accounts, orders } = context.setup;
  if (!control) throw missingPrecondition('`--control`, to move time');
  const caller = await accounts.newAccount();
  const { orderId } = await orders.paid(caller);
  return { context, control, caller, orderId };
}

async function readOrder({ context, caller, orderId }: Scene) {
  const exchange = await context.call('orderInfo', { orderId }, { caller });
  const { orderInfo } = (exchange.envelope?.data ?? {}) as { readonly orderInfo?: Partial<OrderDetails> };
  return { exchange, order: orderInfo ?? {} };
}

/** Moves the clock to a date of the order, and runs the jobs that are due then. */
async function waitFor(scene: Scene, name: Deadline): Promise<Scene> {
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

async function checkReceipt(context: CheckContext): Promise<void> {
  const scene = await openScene(context);
  await scene.control.ship(scene.orderId);
  await scene.control.deliver(scene.orderId);
  const { order, exchange } = await readOrder(await waitFor(scene, 'receiptDeadline'));
  const message = `leaves a delivered order in state ${order.status} after its \`receiptDeadline\``;
  context.expect('orderInfo', order.status === 4 ? undefined : message, exchange);
}

async function checkSilentStore(context: CheckContext): Promise<void> {
  const scene = await openScene(context);
  const { caller, orderId } = scene;
  await context.call('orderReturns', { orderId, returnReason: 2 }, { caller });
  const { order, exchange } = await readOrder(await waitFor(scene, 'refundDeadline'));
  const message = `leaves an undecided refund in state ${order.returnStatus} after its \`refundDeadline\``;
  context.expect('orderReturns', order.returnStatus === 2 ? undefined : message, exchange);
}

async function checkLateStore(context: CheckContext): Promise<void> {
  const scene = await waitFor(await openScene(context), 'shipDeadline');
  const { caller, orderId } = scene;
  const answer = await context.call('orderReturns', { orderId, returnReason: 1 }, { caller });
  const { order, exchange } = await readOrder(scene);
  const isPaidBack = order.status === 6 && order.returnStatus === 2;
  const message = `does not grant a refund at once after \`shipDeadline\`: the order is in state ${order.status} with refund ${order.returnStatus}`;
  context.expect('orderReturns', isPaidBack ? undefined : message, answer, exchange);
}

const define = defineChecks('orders', 'contract');

/** Advances the clock by days. */
export const deadlineChecks: readonly ActiveCheck[] = [
  define(
    'ord.receipt-deadline',
    'A delivered order counts as received at the date that its buyer is shown.',
    ['orderInfo'],
    checkReceipt,
  ),
  define(
    'ord.refund-deadline',
    'A refund that the store does not decide is granted at the date that its buyer is shown.',
    ['orderReturns'],
    checkSilentStore,
  ),
  define(
    'ord.ship-deadline',
    'Where the store has not shipped by the date that its buyer is shown, a refund of the whole order is granted at once.',
    ['orderReturns'],
    checkLateStore,
  ),
];
