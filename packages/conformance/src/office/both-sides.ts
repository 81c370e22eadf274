/** The order from both sides: the buyer and the store see one state, and each action works where `states.yaml` allows it. */
import { canDo, orderRefusal } from '@openmall/sdk';
import type { Judged } from './judged.ts';
import type { OfficeId } from './office-operations.ts';
import type { Shop } from './shop.ts';

const ACTIONS = ['confirm', 'ship'] as const;
type StoreAction = (typeof ACTIONS)[number];

const OPERATIONS: Readonly<Record<StoreAction, OfficeId>> = {
  confirm: 'merchantOrderConfirm',
  ship: 'merchantOrderShip',
};

const inputOf = (action: StoreAction, orderId: string): object =>
  action === 'confirm' ? { orderId } : { orderId, carrier: 'Judge Parcel', trackingNumber: 'JP1' };

interface Sides {
  readonly buyer: number;
  readonly store: number;
  readonly offered: readonly string[];
}

async function look({ client, setup, people }: Judged, shop: Shop, orderId: string): Promise<Sides> {
  const { orderInfo } = await setup.request('orderInfo', { orderId, type: 1 }, people.buyer);
  const { order, acts: offered } = await client.request(
    'merchantOrderInfo',
    { orderId },
    shop.merchant.token,
  );
  return { buyer: orderInfo.status, store: order.status, offered };
}

/** Compares what both sides see with the state that the order must have. */
async function judgeView(judged: Judged, shop: Shop, orderId: string, expected: number): Promise<void> {
  const { buyer, store, offered: shown } = await look(judged, shop, orderId);
  const { expect } = judged.findings;
  const wrong =
    buyer === expected && store === expected
      ? undefined
      : `shows state ${store} to the store and ${buyer} to the buyer; it is ${expected}`;
  expect('office.state', 'merchantOrderInfo', wrong);
  const allowed = ACTIONS.filter((action) => canDo('order', action, expected));
  const offered = ACTIONS.filter((action) => shown.includes(action));
  const fault =
    offered.join() === allowed.join()
      ? undefined
      : `offers ${offered.join(' and ') || 'nothing'} in state ${expected}, not ${allowed.join(' and ') || 'nothing'}`;
  expect('office.state', 'merchantOrderInfo', fault);
}

/** Tries every action that the state forbids: each is refused with the error of the state and changes nothing. */
async function judgeRefusals(judged: Judged, shop: Shop, orderId: string, status: number): Promise<void> {
  const { client, findings } = judged;
  for (const action of ACTIONS.filter((each) => !canDo('order', each, status))) {
    const { outcome } = await client.send(OPERATIONS[action], inputOf(action, orderId), shop.merchant.token);
    const wanted = orderRefusal(action, status);
    const fault =
      outcome === wanted ? undefined : `answers in state ${status} with ${outcome}, not ${wanted}`;
    findings.expect('office.state', OPERATIONS[action], fault);
  }
  await judgeView(judged, shop, orderId, status);
}

async function perform(judged: Judged, shop: Shop, action: StoreAction, orderId: string): Promise<void> {
  const { outcome } = await judged.client.send(
    OPERATIONS[action],
    inputOf(action, orderId),
    shop.merchant.token,
  );
  const fault = outcome === 'ok' ? undefined : `is refused with ${outcome} in a state that allows it`;
  judged.findings.expect('office.state', OPERATIONS[action], fault);
}

/** Each granted act of the store is in the audit log once. */
async function judgeAudit({ client, findings, people }: Judged, orderId: string): Promise<void> {
  const log = await client.request('deskAuditList', { subjectId: orderId }, people.ownerToken);
  for (const action of ACTIONS) {
    const rows = log.pageList.filter((row) => row.act === action).length;
    const fault = rows === 1 ? undefined : `left ${rows} rows in the audit log for one ${action}`;
    findings.expect('office.audit', OPERATIONS[action], fault);
  }
}

async function walkToTheEnd(judged: Judged, shop: Shop): Promise<void> {
  const { setup, people } = judged;
  const { orderId, total, prizeReal } = await setup.orders.place(people.buyer, shop.offer);
  await judgeRefusals(judged, shop, orderId, 0);
  await setup.orders.pay(people.buyer, orderId, String(total ?? prizeReal));
  await judgeRefusals(judged, shop, orderId, 1);
  await perform(judged, shop, 'confirm', orderId);
  await judgeRefusals(judged, shop, orderId, 2);
  await perform(judged, shop, 'ship', orderId);
  await judgeRefusals(judged, shop, orderId, 3);
  await setup.request('orderReceipt', { orderId }, people.buyer);
  await judgeRefusals(judged, shop, orderId, 4);
  await judgeAudit(judged, orderId);
}

async function walkToCancellation(judged: Judged, shop: Shop): Promise<void> {
  const { setup, people } = judged;
  const { orderId } = await setup.orders.place(people.buyer, shop.offer);
  await setup.request('orderCancel', { orderId, returnReason: 1 }, people.buyer);
  await judgeRefusals(judged, shop, orderId, -1);
}

/** A refund is refused, asked again and granted; then nothing is left to decide. */
async function walkThroughRefunds(judged: Judged, shop: Shop): Promise<void> {
  const { client, setup, people, findings } = judged;
  const { token } = shop.merchant;
  const { orderId } = await setup.orders.paid(people.buyer, shop.offer);
  for (const decision of ['refuse', 'grant'] as const) {
    await setup.request('orderReturns', { orderId, returnReason: 1 }, people.buyer);
    await judgeRefusals(judged, shop, orderId, 6);
    const open = await client.request('merchantRefundList', { state: 1 }, token);
    const refundId = open.pageList.find((row) => row.orderId === orderId)?.id ?? 'none';
    const input = { refundId, decision, reason: 'Decided by the judge.' };
    const first = await client.send('merchantRefundDecide', input, token);
    const again = await client.send('merchantRefundDecide', input, token);
    const granted = first.outcome === 'ok' ? undefined : `refuses to ${decision} with ${first.outcome}`;
    findings.expect('office.state', 'merchantRefundDecide', granted);
    const repeated = again.outcome === 'ok' ? `decides a refund twice (${decision})` : undefined;
    findings.expect('office.state', 'merchantRefundDecide', repeated);
    const { orderInfo } = await setup.request('orderInfo', { orderId, type: 1 }, people.buyer);
    const wanted = decision === 'grant' ? 2 : 3;
    const seen = orderInfo.returnStatus;
    const fault =
      seen === wanted ? undefined : `shows the buyer refund state ${seen} after ${decision}, not ${wanted}`;
    findings.expect('office.state', 'merchantRefundDecide', fault);
  }
}

export async function judgeOrderStates(judged: Judged, shop: Shop): Promise<void> {
  await walkToTheEnd(judged, shop);
  await walkToCancellation(judged, shop);
  await walkThroughRefunds(judged, shop);
}
