import { states, type ErrorKey } from '@openmall/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedClock } from '../db/clock.ts';
import type { Db, OpenDatabase } from '../db/database.ts';
import { createCaller, type ApiCaller } from '../test-support/http/api-caller.ts';
import {
  openSnapshotRecorder,
  type SnapshotRecorder,
  type DatabaseSnapshot,
} from '../test-support/database/database-snapshot.ts';
import { ONE_DATABASE } from '../test-support/database/databases.ts';
import {
  addBuyer,
  addGoods,
  addStore,
  FUND_PASSWORD,
  openTestContext,
  START,
  type Buyer,
} from '../test-support/fixtures/test-context.ts';
import { withRollback } from '../test-support/database/rollback.ts';
import { uploadPictures } from '../test-support/fixtures/uploaded-pictures.ts';
import {
  addProof,
  addVerifications,
  authenticatorCode,
  openChannels,
  OWN_ADDRESS,
  TRC20,
} from '../test-support/fixtures/wallet.ts';
import { checkFundPassword } from './accounts/passwords/fund-password.ts';
import { DomainError } from './domain-error.ts';
import { checkInvariants } from './ledger/invariants.ts';
import { approveLoan, expireLoans, rejectLoan } from './loans/decide.ts';
import type { AppContext } from '../context.ts';
import { expireOrders } from './orders/cancel.ts';
import { approveRefund, rejectRefund } from './orders/refunds/decide-refund.ts';
import { approveByDefault } from './orders/deadlines/approve-by-default.ts';
import { receiveByDefault } from './orders/deadlines/receive-by-default.ts';
import { assertStep } from './orders/order-steps.ts';
import { disputeReturn } from './orders/returns/buyer-steps.ts';
import { decideDispute } from './orders/returns/decide-dispute.ts';
import { requestReturn } from './orders/returns/request-return.ts';
import { acceptReturn, refuseReturn } from './orders/returns/store-steps.ts';
import { confirmOrder, reportStop, shipOrder } from './orders/ship.ts';
import { reviewByDefault } from './reviews/review-by-default.ts';
import { uploadUrl } from './uploads/upload-url.ts';
import { openForm } from './wallet/money-forms.ts';
import { confirmRecharge, failRecharge } from './wallet/recharges/settle-recharge.ts';
import { payOutWithdrawal, refuseWithdrawal } from './wallet/withdrawals/settle-withdrawal.ts';
import { bindAddress } from './wallet/withdrawals/withdraw-address.ts';

/** One object in some state, and the accounts that act on it. */
interface Setup {
  readonly ctx: AppContext;
  readonly api: ApiCaller;
  readonly buyer: Buyer;
  readonly goodsId: string;
}
type Action = (setup: Setup, id: string) => Promise<string>;
type Make = (setup: Setup) => Promise<string>;
interface Situation {
  readonly state: number;
  readonly note?: string;
  readonly actions: readonly Action[];
}
/** Errors of steps that are not allowed. `-` marks steps of scheduled jobs, which skip the object. */
type Refusals = ErrorKey | '-' | ((state: number, note: string) => ErrorKey);
interface Machine {
  readonly machine: keyof typeof states;
  readonly make: Make;
  readonly situations: readonly Situation[];
  readonly actions: Readonly<Record<string, { readonly action: Action; readonly refusals: Refusals }>>;
  readonly stateOf: (db: Db, id: string) => Promise<{ readonly state: number; readonly step: string | null }>;
}

/** A step by store or operator. */
const done =
  (action: (ctx: AppContext, id: string) => Promise<unknown>): Action =>
  async ({ ctx }, id) => {
    try {
      await action(ctx, id);
      return 'ok';
    } catch (error) {
      if (error instanceof DomainError) return error.key;
      throw error;
    }
  };
const LONG_MS = 400 * 86_400_000;
/** The scheduled jobs, after all time limits have passed. */
const inTime =
  (job: (ctx: AppContext) => Promise<unknown>): Action =>
  async ({ ctx }) => {
    await job({ ...ctx, clock: fixedClock(new Date(START.getTime() + LONG_MS)) });
    return 'ok';
  };

const place: Make = async ({ api, buyer, goodsId }) => {
  const { orderList } = await api.call(
    'orderSubmit',
    { orderInfo: `${goodsId},-1,2` },
    { token: buyer.token },
  );
  return orderList[0]?.orderId ?? '';
};
const pay: Action = ({ api, buyer }, orderId) =>
  api.refusal('orderPay', { orderId, safeword: FUND_PASSWORD }, { token: buyer.token });
const cancel: Action = ({ api, buyer }, orderId) =>
  api.refusal('orderCancel', { orderId, returnReason: 0 }, { token: buyer.token });
const confirm = done(confirmOrder);
const ship = done((ctx, id) => shipOrder(ctx, id, { carrier: 'Nordic Parcel', trackingNumber: 'NP1' }));
const deliver = done((ctx, id) => reportStop(ctx, id, 'delivered'));
const receive: Action = ({ api, buyer }, orderId) =>
  api.refusal('orderReceipt', { orderId }, { token: buyer.token });
const review: Action = ({ api, buyer, goodsId }, orderId) => {
  const evaluationAdds = [{ sellerGoodsId: goodsId, evaluationType: 1, rating: 5 }];
  return api.refusal('evaluationAddList', { orderId, evaluationAdds }, { token: buyer.token });
};
const requestRefund: Action = ({ api, buyer }, orderId) =>
  api.refusal('orderReturns', { orderId, returnReason: 2 }, { token: buyer.token });
const requestPart: Action = ({ api, buyer, goodsId }, orderId) =>
  api.refusal('orderReturns', { orderId, returnReason: 2, lines: `${goodsId},-1,1` }, { token: buyer.token });
const remind: Action = ({ api, buyer }, orderId) =>
  api.refusal('orderRemind', { orderId }, { token: buyer.token });
const grant = done(approveRefund);
const refuse = done((ctx, id) => rejectRefund(ctx, id, 'It is packed.'));

/** The buyer reports that the parcel never arrived, and the store or an operator ends that. */
const endMissing = (
  step: 'refundMissing' | 'receiveByDecision',
  end: (ctx: AppContext, id: string) => Promise<void>,
) =>
  done(async (ctx, orderId) => {
    const orders = ctx.db.selectFrom('orders').where('id', '=', orderId);
    const { status, buyer_id: buyerId } = await orders.selectAll().executeTakeFirstOrThrow();
    assertStep(step, status);
    await end(ctx, await requestReturn(ctx, buyerId, orderId, { reason: 1, images: [] }));
  });
/** A parcel that is on its way may still arrive. */
const missing =
  (key: ErrorKey) =>
  (state: number): ErrorKey =>
    state === 3 ? 'parcelNotLate' : key;
const refundMissing = endMissing('refundMissing', acceptReturn);
const decideArrived = endMissing('receiveByDecision', async (ctx, returnId) => {
  await refuseReturn(ctx, returnId, 'A neighbour signed for it.');
  const { buyer_id: buyerId } = await ctx.db
    .selectFrom('return_case')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select('buyer_id')
    .where('return_case.id', '=', returnId)
    .executeTakeFirstOrThrow();
  await disputeReturn(ctx, buyerId, returnId, { statement: 'I have no neighbour.', images: [] });
  await decideDispute(ctx, returnId, { decision: 'close', reason: 'The carrier has a picture.' });
});

const ORDER_SITUATIONS: readonly Situation[] = [
  { state: -1, actions: [cancel] },
  { state: 0, actions: [] },
  { state: 1, actions: [pay] },
  { state: 1, note: 'after a refused refund', actions: [pay, requestRefund, refuse] },
  { state: 1, note: 'after a refund of a part', actions: [pay, requestPart, grant] },
  { state: 2, actions: [pay, confirm] },
  { state: 2, note: 'after a refused refund', actions: [pay, confirm, requestRefund, refuse] },
  { state: 3, actions: [pay, ship] },
  { state: 3, note: 'delivered', actions: [pay, ship, deliver] },
  { state: 4, actions: [pay, confirm, ship, receive] },
  { state: 5, actions: [pay, ship, receive, review] },
  { state: 6, note: 'asked for', actions: [pay, requestRefund] },
  { state: 6, note: 'asked for a part of', actions: [pay, confirm, requestPart] },
  { state: 6, note: 'granted', actions: [pay, requestRefund, grant] },
];

/** Most steps report how a closed order ended. */
const ended =
  (otherwise: (state: number, note: string) => ErrorKey) =>
  (state: number, note: string): ErrorKey => {
    if (state === -1) return 'orderAlreadyCancelled';
    return state === 4 || state === 5 ? 'orderAlreadyCompleted' : otherwise(state, note);
  };

const orderState =
  (column: 'status' | 'refund_status') =>
  async (db: Db, id: string): Promise<{ state: number; step: string }> => {
    const row = await db
      .selectFrom('orders')
      .select([column, 'last_step'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return { state: row[column], step: row.last_step };
  };

const recordState =
  (table: 'recharge' | 'withdrawal') =>
  async (db: Db, id: string): Promise<{ state: number; step: null }> => {
    const row = await db.selectFrom(table).select('state').where('id', '=', id).executeTakeFirstOrThrow();
    return { state: row.state, step: null };
  };

const report: Make = async ({ ctx, api, buyer }) => {
  const { coin, chain: blockchain_name, address: channel_address } = TRC20;
  const [session_token, img] = [await openForm(ctx, buyer.id), await addProof(ctx, buyer.id)];
  const input = { session_token, coin, blockchain_name, channel_address, amount: '250', img };
  const record = await api.call('rechargeBlockchainRecharge', input, { token: buyer.token });
  return record.order_no ?? '';
};
const withdraw: Make = async ({ ctx, api, buyer }) => {
  await addVerifications(ctx, buyer.id);
  await bindAddress(ctx, buyer.id, { coin: 'USDT', chain: 'TRC20', address: OWN_ADDRESS });
  const session_token = await openForm(ctx, buyer.id);
  const input = {
    session_token,
    safeword: FUND_PASSWORD,
    amount: '20',
    channel: 'USDT',
    authenticatorCode: await authenticatorCode(ctx, buyer.id),
  } as const;
  const record = await api.call('withdrawApply', input, { token: buyer.token });
  return record?.order_no ?? '';
};
const hash = (id: string) =>
  id
    .replaceAll(/[^0-9a-f]/g, '')
    .padEnd(64, '0')
    .slice(0, 64);
const succeedRecharge = done((ctx, id) => confirmRecharge(ctx, id, hash(id)));
const loseRecharge = done((ctx, id) => failRecharge(ctx, id, 'It never arrived.'));
const payOut = done((ctx, id) => payOutWithdrawal(ctx, id, hash(id)));
const returnMoney = done((ctx, id) => refuseWithdrawal(ctx, id, 'The address is closed.'));

/** The form with pictures that the buyer has uploaded. */
const formOf = async ({ ctx, buyer }: Setup) => {
  const uploads = await ctx.db
    .selectFrom('upload')
    .select('id')
    .where('user_id', '=', buyer.id)
    .where('module', '=', 'credit')
    .execute();
  const [face = '', back = '', hand = ''] = uploads.map(({ id }) => uploadUrl('credit', id));
  return {
    realName: 'Amelia Hartley',
    creditPeriod: 90,
    applyAmount: 150_000,
    countryId: 826,
    identification: 'K7702913',
    agreement: 1 as const,
    ...{ imgCertificateFace: face, imgCertificateBack: back, imgCertificateHand: hand },
  };
};
const apply: Make = async (setup) => {
  const { token } = setup.buyer;
  await uploadPictures(setup.ctx, setup.buyer.id, 'credit', 3);
  await setup.api.call('creditApply', await formOf(setup), { token });
  const { elements } = await setup.api.call('creditHistroy', {}, { token });
  return elements[0]?.id ?? '';
};
const reapply: Action = async (setup, creditId) =>
  setup.api.refusal('creditApply', { ...(await formOf(setup)), creditId }, { token: setup.buyer.token });
const repay: Action = ({ api, buyer }, creditId) =>
  api.refusal('creditPay', { creditId, safeword: FUND_PASSWORD }, { token: buyer.token });
const lend = done(approveLoan);
const declineLoan = done((ctx, id) => rejectLoan(ctx, id, 'The pictures can’t be read.'));
const expireLoan = inTime(expireLoans);

const MACHINES: readonly Machine[] = [
  {
    machine: 'order',
    make: place,
    situations: ORDER_SITUATIONS,
    stateOf: orderState('status'),
    actions: {
      pay: { action: pay, refusals: ended(() => 'orderAlreadyPaid') },
      cancel: { action: cancel, refusals: ended(() => 'onlyPendingPaymentCancellable') },
      expire: { action: inTime(expireOrders), refusals: '-' },
      confirm: {
        action: confirm,
        refusals: ended((state) => (state === 0 ? 'orderNotFound' : 'duplicateSubmission')),
      },
      ship: {
        action: ship,
        refusals: ended((state) => (state === 3 ? 'duplicateSubmission' : 'orderNotFound')),
      },
      receive: { action: receive, refusals: ended(() => 'orderNotReceivable') },
      review: {
        action: review,
        refusals: (state) => (state === 5 ? 'alreadyReviewed' : 'orderNotReviewable'),
      },
      receiveByDefault: { action: inTime(receiveByDefault), refusals: '-' },
      reviewByDefault: { action: inTime(reviewByDefault), refusals: '-' },
      requestRefund: {
        action: requestRefund,
        refusals: ended((state) => (state === 3 ? 'shippedOrderNotRefundable' : 'orderNotRefundable')),
      },
      rejectRefund: { action: refuse, refusals: 'orderNotRefundable' },
      refundPart: { action: grant, refusals: 'orderNotRefundable' },
      refundMissing: { action: refundMissing, refusals: missing('orderNotRefundable') },
      receiveByDecision: { action: decideArrived, refusals: missing('orderNotReceivable') },
      remind: { action: remind, refusals: 'orderNotRemindable' },
    },
  },
  {
    machine: 'refund',
    make: place,
    situations: [
      { state: 0, actions: [pay] },
      { state: 1, actions: [pay, requestRefund] },
      { state: 2, note: 'granted', actions: [pay, requestRefund, grant] },
      { state: 2, note: 'of a part', actions: [pay, requestPart, grant] },
      { state: 3, actions: [pay, requestRefund, refuse] },
    ],
    stateOf: orderState('refund_status'),
    actions: {
      request: { action: requestRefund, refusals: 'orderNotRefundable' },
      approve: { action: grant, refusals: 'orderNotRefundable' },
      reject: { action: refuse, refusals: 'orderNotRefundable' },
      approveByDefault: { action: inTime(approveByDefault), refusals: '-' },
    },
  },
  {
    machine: 'walletRecord',
    make: report,
    situations: [
      { state: 0, note: 'of a recharge', actions: [] },
      { state: 1, note: 'of a recharge', actions: [succeedRecharge] },
      { state: 2, note: 'of a recharge', actions: [loseRecharge] },
    ],
    stateOf: recordState('recharge'),
    actions: {
      succeed: { action: succeedRecharge, refusals: 'duplicateSubmission' },
      fail: { action: loseRecharge, refusals: 'duplicateSubmission' },
    },
  },
  {
    machine: 'walletRecord',
    make: withdraw,
    situations: [
      { state: 0, note: 'of a withdrawal', actions: [] },
      { state: 1, note: 'of a withdrawal', actions: [payOut] },
      { state: 2, note: 'of a withdrawal', actions: [returnMoney] },
    ],
    stateOf: recordState('withdrawal'),
    actions: {
      succeed: { action: payOut, refusals: 'duplicateSubmission' },
      fail: { action: returnMoney, refusals: 'duplicateSubmission' },
    },
  },
  {
    machine: 'loan',
    make: apply,
    situations: [
      // Must come first, before another loan can expire.
      { state: 3, actions: [lend, expireLoan] },
      { state: 1, actions: [] },
      { state: 2, actions: [lend] },
      { state: 4, actions: [declineLoan] },
      { state: 5, actions: [lend, repay] },
    ],
    stateOf: async (db, id) => {
      const row = await db.selectFrom('loan').select('status').where('id', '=', id).executeTakeFirstOrThrow();
      return { state: row.status, step: null };
    },
    actions: {
      approve: { action: lend, refusals: 'duplicateSubmission' },
      reject: { action: declineLoan, refusals: 'duplicateSubmission' },
      reapply: { action: reapply, refusals: (state) => (state === 5 ? 'loanNotFound' : 'loanStillOpen') },
      expire: { action: expireLoan, refusals: '-' },
      repay: {
        action: repay,
        refusals: (state) => (state === 5 ? 'duplicateSubmission' : 'loanNotRepayable'),
      },
    },
  },
];

interface Step {
  readonly from: readonly number[];
  readonly to?: number | readonly number[];
  readonly log?: string;
}
const stepsOf = (machine: keyof typeof states): Readonly<Record<string, Step>> => ({
  ...states[machine].transitions,
  ...states[machine].actions,
});

/** Granting a refund of the whole order is the step `approve` of the refund. */
const isPossible = ({ note }: Situation, step: string) => step !== 'refundPart' || note !== 'asked for';
/** The clock confirms the receipt of delivered parcels only. */
const isDue = ({ note }: Situation, step: string) =>
  !['receiveByDefault', 'refundMissing', 'receiveByDecision'].includes(step) || note === 'delivered';

const CELLS = MACHINES.flatMap((machine, index) =>
  machine.situations.flatMap((situation) =>
    Object.keys(stepsOf(machine.machine))
      .filter((step) => isPossible(situation, step))
      .map((step) => ({
        index,
        step,
        situation,
        name: `${machine.machine} ${situation.state} ${situation.note ?? ''}`.trim(),
      })),
  ),
);

/** An approved refund ends the order, although the status of the order does not show it. */
const isAllowed = (machine: Machine, { state, note }: Situation, step: string) =>
  (stepsOf(machine.machine)[step]?.from.includes(state) ?? false) &&
  note !== 'granted' &&
  isDue({ state, note, actions: [] }, step);

describe('The tested cells', () => {
  it.each(MACHINES)(
    'cover every state and step of $machine in the contract',
    ({ machine, situations, actions }) => {
      const known = Object.keys(states[machine].names).toSorted();
      expect([...new Set(situations.map(({ state }) => String(state)))].toSorted()).toEqual(known);
      expect(Object.keys(actions).toSorted()).toEqual(Object.keys(stepsOf(machine)).toSorted());
    },
  );
});

describe.each([ONE_DATABASE])('The state matrix on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: AppContext;
  let recorder: SnapshotRecorder;
  let before: DatabaseSnapshot;
  const created = new Map<Situation, { readonly id: string; readonly buyer: Buyer }>();
  let goodsId: string;

  const setupOf = (buyer: Buyer, db: Db): Setup => {
    const here = { ...ctx, db };
    return { ctx: here, api: createCaller(here), buyer, goodsId };
  };

  beforeAll(async () => {
    database = await open();
    ctx = openTestContext(database, '100000');
    await openChannels(ctx);
    ({ goodsId } = await addGoods(ctx, await addStore(ctx), { stock: 1_000 }));
    for (const { machine, make, situations } of MACHINES) {
      for (const situation of situations) {
        const buyer = await addBuyer(ctx);
        // A correct attempt creates the row that counts wrong ones.
        await checkFundPassword(ctx, buyer.id, FUND_PASSWORD);
        const setup = setupOf(buyer, ctx.db);
        const id = await make(setup);
        for (const action of situation.actions)
          expect(await action(setup, id), `while setting up ${machine} ${situation.state}`).toBe('ok');
        created.set(situation, { id, buyer });
      }
    }
    recorder = await openSnapshotRecorder(ctx.db);
    before = await recorder.takeSnapshot();
  });
  afterAll(() => database.close());

  it.each(CELLS)('$name: $step', async ({ index, step, situation }) => {
    const machine = MACHINES[index] ?? expect.fail();
    const { id, buyer } = created.get(situation) ?? expect.fail();
    const { action, refusals } = machine.actions[step] ?? expect.fail();
    await withRollback(ctx.db, async (db) => {
      expect(await machine.stateOf(db, id)).toMatchObject({ state: situation.state });
      const answer = await action(setupOf(buyer, db), id);
      const now = await machine.stateOf(db, id);
      const { to = situation.state, log } = stepsOf(machine.machine)[step] ?? {};
      if (isAllowed(machine, situation, step)) {
        expect(answer).toBe('ok');
        expect([to].flat()).toContain(now.state);
        if (now.step !== null && log !== undefined) expect(now.step).toBe(log);
        expect(await checkInvariants(db)).toEqual([]);
      } else if (refusals === '-') {
        expect(await recorder.findChangedRows([id], db)).toEqual([]);
      } else {
        expect(answer).toBe(
          typeof refusals === 'string' ? refusals : refusals(situation.state, situation.note ?? ''),
        );
        expect(await recorder.takeSnapshot(db)).toEqual(before);
      }
    });
  });

  it('a rejected refund restores the state of an order', async () => {
    const stateAfter = async (actions: readonly Action[]) => {
      const buyer = await addBuyer(ctx);
      const setup = setupOf(buyer, ctx.db);
      const id = await place(setup);
      for (const action of [pay, ...actions, requestRefund, refuse]) await action(setup, id);
      return (await orderState('status')(ctx.db, id)).state;
    };
    expect([await stateAfter([]), await stateAfter([confirm])]).toEqual([1, 2]);
  });

  it('a store is reminded of an order once', async () => {
    const { id, buyer } =
      created.get(ORDER_SITUATIONS.find(({ state }) => state === 2) ?? expect.fail()) ?? expect.fail();
    await withRollback(ctx.db, async (db) => {
      const setup = setupOf(buyer, db);
      expect([await remind(setup, id), await remind(setup, id)]).toEqual(['ok', 'alreadyReminded']);
    });
  });

  it('no invariant is broken', async () => {
    expect(await checkInvariants(ctx.db)).toEqual([]);
  });
});
