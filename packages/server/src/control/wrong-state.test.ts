import { states } from '@openmall/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/database.ts';
import { callRaw } from '../test-support/http/call.ts';
import {
  type ControlledBuyer,
  addControlledBuyer,
  completeVerification,
} from '../test-support/fixtures/controlled-buyer.ts';
import { type ControlledMall, openControlledMall } from '../test-support/fixtures/controlled-mall.ts';
import {
  applyForLoan,
  requestWithdrawal,
  payOrder,
  placeOrder,
  reportRecharge,
  restockGoods,
} from '../test-support/fixtures/controlled-records.ts';
import { type SnapshotRecorder, openSnapshotRecorder } from '../test-support/database/database-snapshot.ts';
import { ONE_DATABASE } from '../test-support/database/databases.ts';
import type { ControlInput } from '../test-support/http/control-caller.ts';
import type { ControlId } from './contract.ts';

const DAY = 86_400_000;
const APPROVE = { decision: 'approve' } as const;
const REFUSE = { decision: 'refuse', reason: 'Not this time.' } as const;
const EXECUTE = { decision: 'execute' } as const;
const REVERSE = { decision: 'reverse', reason: 'The block was orphaned.' } as const;
const PARCEL = { carrier: 'Nordic Parcel', trackingNumber: 'NP0048213' };
const { transitions } = states.order;

interface Order {
  readonly id: string;
  readonly status: number;
  readonly refund: number;
}
type OrderAction = readonly [id: ControlId, body: unknown, isAllowed: (order: Order) => boolean];

const isFrom = (from: readonly number[], state: number) => from.includes(state);
const ORDER_ACTIONS: readonly OrderAction[] = [
  ['confirmOrder', undefined, ({ status }) => isFrom(transitions.confirm.from, status)],
  ['shipOrder', PARCEL, ({ status }) => isFrom(transitions.ship.from, status)],
  ['reportStop', { step: 'delivered' }, ({ status }) => isFrom(transitions.receive.from, status)],
  ['decideRefund', APPROVE, ({ refund }) => isFrom(states.refund.transitions.approve.from, refund)],
  ['decideRefund', REFUSE, ({ refund }) => isFrom(states.refund.transitions.reject.from, refund)],
];

describe.each([ONE_DATABASE])('An operator action in a wrong state on $name', ({ open }) => {
  let database: OpenDatabase;
  let mall: ControlledMall;
  let buyer: ControlledBuyer;
  let goodsId: string;
  let recorder: SnapshotRecorder;
  beforeAll(async () => {
    database = await open();
    mall = await openControlledMall(database);
    await mall.control.call('reset', { body: { catalogue: 'small' } });
    buyer = await addControlledBuyer(mall);
    goodsId = await restockGoods(mall, buyer);
    recorder = await openSnapshotRecorder(mall.ctx.db);
  });
  afterAll(() => database.close());

  /** Returns the rejection, and fails if any row has changed. */
  async function refusal(id: ControlId, input: ControlInput): Promise<string> {
    const before = await recorder.takeSnapshot();
    const answer = await mall.control.refusal(id, input);
    expect([id, input, await recorder.takeSnapshot()]).toEqual([id, input, before]);
    return answer;
  }
  const paid = async () => payOrder(buyer, await placeOrder(buyer, goodsId));
  async function shipped(): Promise<string> {
    const orderId = await paid();
    await mall.control.call('shipOrder', { params: { orderId }, body: PARCEL });
    return orderId;
  }
  async function received(): Promise<string> {
    const orderId = await shipped();
    await buyer.call('orderReceipt', { orderId });
    return orderId;
  }
  async function refunded(...decisions: readonly (typeof APPROVE | typeof REFUSE)[]): Promise<string> {
    const orderId = await paid();
    await buyer.call('orderReturns', { orderId, returnReason: 2 });
    for (const body of decisions) await mall.control.call('decideRefund', { params: { orderId }, body });
    return orderId;
  }

  async function everyOrder(): Promise<readonly Order[]> {
    const cancelled = await placeOrder(buyer, goodsId);
    await buyer.call('orderCancel', { orderId: cancelled, returnReason: 0 });
    const confirmed = await paid();
    await mall.control.call('confirmOrder', { params: { orderId: confirmed } });
    const reviewed = await received();
    const evaluationAdds = [{ sellerGoodsId: goodsId, rating: 5, evaluationType: 1 }];
    const json = JSON.stringify({ orderId: reviewed, evaluationAdds });
    await callRaw(mall.app, 'evaluationAddList', { json }, buyer.token());
    return [
      { id: cancelled, status: -1, refund: 0 },
      { id: await placeOrder(buyer, goodsId), status: 0, refund: 0 },
      { id: await paid(), status: 1, refund: 0 },
      { id: await refunded(REFUSE), status: 1, refund: 3 },
      { id: confirmed, status: 2, refund: 0 },
      { id: await shipped(), status: 3, refund: 0 },
      { id: await received(), status: 4, refund: 0 },
      { id: reviewed, status: 5, refund: 0 },
      { id: await refunded(), status: 6, refund: 1 },
      { id: await refunded(APPROVE), status: 6, refund: 2 },
    ];
  }

  it('is rejected for orders and refunds, and changes nothing', async () => {
    let refused = 0;
    for (const order of await everyOrder())
      for (const [id, body, isAllowed] of ORDER_ACTIONS) {
        if (isAllowed(order)) continue;
        refused += 1;
        const params = { orderId: order.id };
        expect([order, id, await refusal(id, { params, body })]).toEqual([
          order,
          id,
          expect.stringMatching(/^(404 orderNotFound|409 )/),
        ]);
      }
    // Ten orders and five actions; eight pairs are allowed.
    expect(refused).toBe(42);
  });

  it('is rejected for recharges', async () => {
    const { call } = mall.control;
    const decide = async (body: typeof APPROVE | typeof REFUSE | typeof REVERSE, recordId: string) => {
      await call('decideRecharge', { params: { recordId }, body });
      return recordId;
    };
    const begin = () => reportRecharge(buyer);
    const cells = [
      [await begin(), [REVERSE]],
      [await decide(APPROVE, await begin()), [APPROVE, REFUSE]],
      [await decide(REFUSE, await begin()), [APPROVE, REFUSE, REVERSE]],
      [await decide(REVERSE, await decide(APPROVE, await begin())), [APPROVE, REFUSE, REVERSE]],
    ] as const;
    for (const [recordId, bodies] of cells)
      for (const body of bodies)
        expect(await refusal('decideRecharge', { params: { recordId }, body })).toBe(
          '409 duplicateSubmission',
        );
  });

  it('is rejected for withdrawals', async () => {
    const { call } = mall.control;
    await completeVerification(mall, buyer);
    const settled = async (body: typeof EXECUTE | typeof REFUSE) => {
      const recordId = await requestWithdrawal(buyer);
      await call('decideWithdrawal', { params: { recordId }, body });
      return recordId;
    };
    const [executed, refused] = [await settled(EXECUTE), await settled(REFUSE)];
    const approved = await requestWithdrawal(buyer);
    await call('decideWithdrawal', { params: { recordId: approved }, body: APPROVE });
    const cells = [
      [executed, [APPROVE, EXECUTE, REFUSE]],
      [refused, [APPROVE, EXECUTE, REFUSE]],
      [approved, [APPROVE]],
    ] as const;
    for (const [recordId, bodies] of cells)
      for (const body of bodies)
        expect(await refusal('decideWithdrawal', { params: { recordId }, body })).toBe(
          '409 duplicateSubmission',
        );
  });

  it('is rejected for identity checks', async () => {
    const username = buyer.username;
    for (const kind of ['basic', 'advanced'] as const)
      for (const body of [APPROVE, REFUSE, { decision: 'review' }])
        expect(await refusal('decideIdentity', { params: { username, kind }, body })).toBe(
          '409 alreadyVerified',
        );
  });

  it('is rejected for loans in every state', async () => {
    const { call } = mall.control;
    const { username } = await addControlledBuyer(mall);
    expect(await refusal('decideIdentity', { params: { username, kind: 'basic' }, body: APPROVE })).toBe(
      '404 recordNotFound',
    );
    const loanOf = async (body: typeof APPROVE | typeof REFUSE) => {
      const borrower = await addControlledBuyer(mall);
      const loanId = await applyForLoan(borrower);
      await call('decideLoan', { params: { loanId }, body });
      return { borrower, loanId };
    };
    const [granted, refused] = [await loanOf(APPROVE), await loanOf(REFUSE)];
    const repaid = await loanOf(APPROVE);
    await repaid.borrower.call('creditPay', { creditId: repaid.loanId, safeword: '135790' });
    const check = async (loans: readonly { readonly loanId: string }[]) => {
      for (const { loanId } of loans)
        for (const body of [APPROVE, REFUSE])
          expect(await refusal('decideLoan', { params: { loanId }, body })).toBe('409 duplicateSubmission');
    };
    await check([granted, refused, repaid]);
    await call('advanceClock', { body: { by: { ms: 31 * DAY } } });
    expect(await call('runTimedWork')).toMatchObject({ overdueLoans: 1 });
    await check([granted]);
  });
});
