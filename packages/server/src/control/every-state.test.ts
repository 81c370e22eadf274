import { states } from '@openmall/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/database.ts';
import { checkInvariants } from '../domain/ledger/invariants.ts';
import { callRaw } from '../test-support/http/call.ts';
import {
  type ControlledBuyer,
  addControlledBuyer,
  completeVerification,
} from '../test-support/fixtures/controlled-buyer.ts';
import {
  applyForLoan,
  requestWithdrawal,
  payOrder,
  placeOrder,
  reportRecharge,
  restockGoods,
} from '../test-support/fixtures/controlled-records.ts';
import { type ControlledMall, openControlledMall } from '../test-support/fixtures/controlled-mall.ts';
import { ONE_DATABASE } from '../test-support/database/databases.ts';
import { referenceOf } from '../test-support/http/reference-of.ts';
import { FUND_PASSWORD } from '../test-support/fixtures/test-context.ts';

const DAY = 86_400_000;
const PARCEL = { carrier: 'Nordic Parcel', trackingNumber: 'NP0048213' };
const APPROVE = { decision: 'approve' } as const;
const REFUSE = { decision: 'refuse', reason: 'Not this time.' } as const;
const numbersOf = ({ names }: { readonly names: object }) => Object.keys(names).map(Number).sort();

describe.each([ONE_DATABASE])('API and control calls reach every state on $name', ({ open }) => {
  let database: OpenDatabase;
  let mall: ControlledMall;
  let buyer: ControlledBuyer;
  let goodsId: string;
  const seen = {
    order: new Set<number>(),
    refund: new Set<number>(),
    walletRecord: new Set<number>(),
    loan: new Set<number>(),
  };
  beforeAll(async () => {
    database = await open();
    mall = await openControlledMall(database);
    await mall.control.call('reset', { body: { catalogue: 'small' } });
    buyer = await addControlledBuyer(mall);
    goodsId = await restockGoods(mall, buyer);
  });
  afterAll(() => database.close());

  /** The order as its buyer sees it. Records the state. */
  const look = async (orderId: string): Promise<readonly [order: number, refund: number]> => {
    const { orderInfo } = await buyer.call('orderInfo', { orderId });
    const { status, returnStatus } = orderInfo;
    seen.order.add(Number(status));
    seen.refund.add(Number(returnStatus));
    return [Number(status), Number(returnStatus)];
  };
  /** The `delivered` field of the order's page and of the list. */
  const arrived = async (orderId: string) => {
    const { orderInfo } = await buyer.call('orderInfo', { orderId });
    const { pageList } = await buyer.call('orderListMain', { pageNum: 1, pageSize: 100 });
    return [orderInfo.delivered, pageList.find(({ id }) => id === orderId)?.delivered];
  };
  const place = () => placeOrder(buyer, goodsId);
  const pay = (orderId: string) => payOrder(buyer, orderId);
  const balance = async () =>
    (await mall.control.call('readAccount', { params: { username: buyer.username } })).balance;

  it('orders: paid, confirmed, shipped over every stop, received, reviewed', async () => {
    const { call, refusal } = mall.control;
    const orderId = await place();
    const params = { orderId };
    expect(await look(orderId)).toEqual([0, 0]);
    expect(await refusal('confirmOrder', { params })).toBe('404 orderNotFound');
    expect(await refusal('shipOrder', { params, body: PARCEL })).toBe('404 orderNotFound');
    await pay(orderId);
    expect(await look(orderId)).toEqual([1, 0]);
    expect(await call('confirmOrder', { params })).toMatchObject({ status: 2, lastStep: 'confirmed' });
    expect(await refusal('confirmOrder', { params })).toBe('409 duplicateSubmission');
    expect(await look(orderId)).toEqual([2, 0]);
    expect(await refusal('reportStop', { params, body: { step: 'delivered' } })).toBe(
      '409 orderNotReceivable',
    );
    await call('shipOrder', { params, body: PARCEL });
    expect(await arrived(orderId)).toEqual([0, 0]);
    for (const step of ['transferStation', 'sortingCentre', 'outForDelivery', 'delivered'] as const)
      expect(await call('reportStop', { params, body: { step, place: 'London' } })).toMatchObject({
        status: 3,
        lastStep: step,
      });
    expect(await refusal('reportStop', { params, body: { step: 'sortingCentre' } })).toBe(
      '409 duplicateSubmission',
    );
    expect(await look(orderId)).toEqual([3, 0]);
    expect(await arrived(orderId)).toEqual([1, 1]);
    await buyer.call('orderReceipt', { orderId });
    expect(await look(orderId)).toEqual([4, 0]);
    expect(await arrived(orderId)).toEqual([0, 0]);
    const evaluationAdds = [{ sellerGoodsId: goodsId, rating: 5, evaluationType: 1 } as const];
    const json = JSON.stringify({ orderId, evaluationAdds });
    expect((await callRaw(mall.app, 'evaluationAddList', { json }, buyer.token())).code).toBe('0');
    expect(await look(orderId)).toEqual([5, 0]);
    expect(await refusal('shipOrder', { params, body: PARCEL })).toBe('409 orderAlreadyCompleted');
    const { acts } = await call('readHistory', { params: { subject: orderId } });
    expect(acts.map(({ act, role }) => `${role} ${act}`)).toEqual([
      'merchant confirm',
      'merchant ship',
      ...Array.from({ length: 4 }, () => 'carrier reportStop'),
    ]);
  });

  it('orders: cancelled by the buyer, and by the clock', async () => {
    const [cancelled, expired] = [await place(), await place()];
    await buyer.call('orderCancel', { orderId: cancelled, returnReason: 0 });
    expect(await look(cancelled)).toEqual([-1, 0]);
    await mall.control.call('advanceClock', { body: { by: { ms: 31 * 60_000 } } });
    expect(await mall.control.call('runTimedWork')).toMatchObject({ cancelledOrders: 1 });
    expect(await look(expired)).toEqual([-1, 0]);
    expect(await mall.control.refusal('confirmOrder', { params: { orderId: expired } })).toBe(
      '409 orderAlreadyCancelled',
    );
  });

  it('orders: reviewed by default after the review period', async () => {
    const { call } = mall.control;
    const orderId = await pay(await place());
    await call('shipOrder', { params: { orderId }, body: PARCEL });
    await buyer.call('orderReceipt', { orderId });
    const before = await buyer.call('evaluationCountType', { goodId: goodsId });
    await call('advanceClock', { body: { by: { ms: 15 * DAY - 60_000 } } });
    expect(await call('runTimedWork')).toMatchObject({ reviewedOrders: 0 });
    await call('advanceClock', { body: { by: { ms: 60_000 } } });
    expect(await call('runTimedWork')).toMatchObject({ reviewedOrders: 1 });
    expect(await call('runTimedWork')).toMatchObject({ reviewedOrders: 0 });
    expect(await look(orderId)).toEqual([5, 0]);
    const timeline = await buyer.call('orderLogList', { orderId });
    expect(timeline.at(-1)).toMatchObject({ state: 16 });
    const { pageList } = await buyer.call('evaluationList', { sellerGoodsId: goodsId });
    expect(pageList[0]).toMatchObject({ rating: 5, content: '' });
    expect(await buyer.call('evaluationCountType', { goodId: goodsId })).not.toEqual(before);
  });

  it('refunds: rejected, requested again, then approved in full', async () => {
    const { call, refusal } = mall.control;
    const before = await balance();
    const orderId = await pay(await place());
    const params = { orderId };
    expect(await refusal('decideRefund', { params, body: APPROVE })).toBe('409 orderNotRefundable');
    await buyer.call('orderReturns', { orderId, returnReason: 2 });
    expect(await look(orderId)).toEqual([6, 1]);
    expect(await call('decideRefund', { params, body: REFUSE })).toMatchObject({
      status: 1,
      refundStatus: 3,
    });
    expect(await look(orderId)).toEqual([1, 3]);
    expect(await refusal('decideRefund', { params, body: REFUSE })).toBe('409 orderNotRefundable');
    await buyer.call('orderReturns', { orderId, returnReason: 2 });
    expect(await call('decideRefund', { params, body: APPROVE })).toMatchObject({
      status: 6,
      refundStatus: 2,
    });
    expect(await look(orderId)).toEqual([6, 2]);
    expect(await refusal('decideRefund', { params, body: APPROVE })).toBe('409 orderNotRefundable');
    expect(await balance()).toBe(before);
    const { acts } = await call('readHistory', { params: { subject: orderId } });
    expect(acts).toMatchObject([{ act: 'refuseRefund', reason: 'Not this time.' }, { act: 'grantRefund' }]);
  });

  const recharge = () => reportRecharge(buyer);
  const stateOfRecharge = async (order_no: string) => {
    const { state } = await buyer.call('rechargeBlockchainGet', { order_no });
    seen.walletRecord.add(state);
    return state;
  };

  it('recharges: confirmed, failed and reversed', async () => {
    const { call, refusal } = mall.control;
    const before = await balance();
    const [credited, failed, same] = [await recharge(), await recharge(), await recharge()];
    const hash = 'AB12cd34ef56AB12cd34ef56AB12cd34';
    expect(await stateOfRecharge(credited)).toBe(0);
    await call('decideRecharge', { params: { recordId: credited }, body: { ...APPROVE, hash } });
    expect(await stateOfRecharge(credited)).toBe(1);
    expect(Number(await balance())).toBe(Number(before) + 250);
    const again = { params: { recordId: same }, body: { ...APPROVE, hash: `0x${hash.toLowerCase()}` } };
    expect(await refusal('decideRecharge', again)).toBe('409 duplicateSubmission');
    await call('decideRecharge', { params: { recordId: failed }, body: REFUSE });
    expect(await stateOfRecharge(failed)).toBe(2);
    for (const body of [APPROVE, REFUSE])
      expect(await refusal('decideRecharge', { params: { recordId: failed }, body })).toBe(
        '409 duplicateSubmission',
      );
    const reverse = { decision: 'reverse', reason: 'The block was orphaned.' } as const;
    expect(await call('decideRecharge', { params: { recordId: credited }, body: reverse })).toMatchObject({
      state: 1,
      reason: 'The block was orphaned.',
    });
    expect(await balance()).toBe(before);
  });

  it('recharges and payments through a provider: paid, declined, expired', async () => {
    const { call } = mall.control;
    const start = async () => {
      const { session_token } = await buyer.call('rechargeBlockchainRechargeOpen', {});
      const url = await buyer.call('thirdPartyRechargePhpRecharge', { session_token, amount: '100' });
      return referenceOf(String(url));
    };
    const [paid, declined, late] = [await start(), await start(), await start()];
    expect(
      await call('settlePayment', { params: { reference: paid }, body: { outcome: 'paid' } }),
    ).toMatchObject({
      outcome: 'paid',
    });
    await call('settlePayment', { params: { reference: declined }, body: { outcome: 'failed' } });
    expect([await stateOfRecharge(paid), await stateOfRecharge(declined)]).toEqual([1, 2]);
    expect(await mall.control.refusal('decideRecharge', { params: { recordId: late }, body: APPROVE })).toBe(
      '404 recordNotFound',
    );
    await call('advanceClock', { body: { by: { ms: DAY } } });
    expect(await call('runTimedWork')).toMatchObject({ endedRecharges: 1 });
    expect(await stateOfRecharge(late)).toBe(2);

    const orderId = await place();
    const form = { orderId, method: 'card', returnPath: '/paySuccess' } as const;
    const { payUrl, paymentId } = await buyer.call('paymentOpen', form);
    const reference = referenceOf(String(payUrl));
    expect(reference).toBe(paymentId);
    await call('settlePayment', { params: { reference }, body: { outcome: 'paid' } });
    expect(await look(orderId)).toEqual([1, 0]);
  });

  const withdraw = () => requestWithdrawal(buyer);
  const stateOfWithdrawal = async (order_no: string) => {
    const { state } = await buyer.call('withdrawGet', { order_no });
    seen.walletRecord.add(state);
    return state;
  };

  it('withdrawals: approved, paid out, rejected', async () => {
    const { call, refusal } = mall.control;
    await completeVerification(mall, buyer);
    const before = await balance();
    const refused = await withdraw();
    await call('decideWithdrawal', { params: { recordId: refused }, body: REFUSE });
    expect([await stateOfWithdrawal(refused), await balance()]).toEqual([2, before]);
    const paid = await withdraw();
    const params = { recordId: paid };
    expect(await call('decideWithdrawal', { params, body: APPROVE })).toMatchObject({ state: 0 });
    expect(await refusal('decideWithdrawal', { params, body: APPROVE })).toBe('409 duplicateSubmission');
    expect(await stateOfWithdrawal(paid)).toBe(0);
    await call('decideWithdrawal', { params, body: { decision: 'execute' } });
    expect(await stateOfWithdrawal(paid)).toBe(1);
    for (const body of [APPROVE, { decision: 'execute' }, REFUSE])
      expect(await refusal('decideWithdrawal', { params, body })).toBe('409 duplicateSubmission');
    const { acts } = await call('readHistory', { params: { subject: paid } });
    expect(acts.map(({ act }) => act)).toEqual(['approveWithdrawal', 'payOutWithdrawal']);
  });

  const readLoan = async () => {
    const { elements } = await buyer.call('creditHistroy', {});
    const [loan] = elements;
    seen.loan.add(loan?.status ?? 0);
    return { loanId: loan?.id ?? '', status: loan?.status };
  };

  it('loans: rejected, applied for again, disbursed, overdue, repaid', async () => {
    const { call, refusal } = mall.control;
    const before = await balance();
    await applyForLoan(buyer);
    const { loanId, status } = await readLoan();
    expect(status).toBe(1);
    await call('decideLoan', { params: { loanId }, body: REFUSE });
    expect(await readLoan()).toEqual({ loanId, status: 4 });
    expect(await refusal('decideLoan', { params: { loanId }, body: APPROVE })).toBe(
      '409 duplicateSubmission',
    );
    await applyForLoan(buyer);
    expect(await readLoan()).toEqual({ loanId, status: 1 });
    expect(await call('decideLoan', { params: { loanId }, body: APPROVE })).toEqual({ loanId, status: 2 });
    expect(Number(await balance())).toBe(Number(before) + 150_000);
    await readLoan();
    await call('advanceClock', { body: { by: { ms: 30 * DAY } } });
    expect(await call('runTimedWork')).toMatchObject({ overdueLoans: 1 });
    // The session expires before the loan.
    await buyer.logIn();
    expect(await readLoan()).toEqual({ loanId, status: 3 });
    await buyer.call('creditPay', { creditId: loanId, safeword: FUND_PASSWORD });
    expect(await readLoan()).toEqual({ loanId, status: 5 });
    expect(await refusal('decideLoan', { params: { loanId }, body: REFUSE })).toBe('409 duplicateSubmission');
  });

  it('has seen all states of all state machines, and the ledger is consistent', async () => {
    expect([...seen.order].sort()).toEqual(numbersOf(states.order));
    expect([...seen.refund].sort()).toEqual(numbersOf(states.refund));
    expect([...seen.walletRecord].sort()).toEqual(numbersOf(states.walletRecord));
    expect([...seen.loan].sort()).toEqual(numbersOf(states.loan));
    expect(await checkInvariants(mall.ctx.db)).toEqual([]);
  });
});
