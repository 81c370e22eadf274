import { orderLog, type OperationId } from '@openmall/sdk';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { signMessage } from './domain/payments/signature.ts';
import { CALLBACK_PATH } from './http/payments/payment-callback.ts';
import { startOperatorServer, type OperatorServer } from './test-support/servers/start-operator-server.ts';
import type { OperatorAction } from './test-support/servers/operator-actions.ts';
import {
  readAnswer,
  startConcurrentCallers,
  type ConcurrentCallers,
} from './test-support/servers/concurrent-callers.ts';
import { RACE_ENVIRONMENTS } from './test-support/races/race-environments.ts';
import { prepareRaceScene, type RaceScene } from './test-support/races/race-scene.ts';
import { referenceOf } from './test-support/http/reference-of.ts';
import { FUND_PASSWORD, type Buyer } from './test-support/fixtures/test-context.ts';
import { codeShownNow } from './test-support/fixtures/wallet.ts';
import { wireCall, type WireCall } from './test-support/http/wire-call.ts';

/** CI runs fewer rounds. RACE_ROUNDS=1000 runs a long soak test. */
const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? (process.env['CI'] ? 20 : 50));
const SECRET = 'secret of the payment sandbox';
const CONTROL_SECRET = 'secret of the control API';
const rounds = Array.from({ length: ROUNDS }, (_, round) => round);

/** Fifty rounds on a busy machine. */
vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

interface BuyerCall {
  readonly id: OperationId;
  readonly input: object;
  readonly buyer: Buyer;
}
interface Outcome {
  readonly won: number;
  readonly refusals: readonly string[];
}

describe.each(RACE_ENVIRONMENTS)('With concurrent callers on $name', ({ servers: count, prepare }) => {
  let scene: RaceScene;
  let servers: readonly OperatorServer[];
  let callers: ConcurrentCallers;
  const cleanups: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    const place = await prepare();
    cleanups.push(place.remove);
    scene = await prepareRaceScene(place.env, ROUNDS);
    servers = await Promise.all(
      Array.from({ length: count }, () =>
        startOperatorServer({ ...place.env, SANDBOX_SECRET: SECRET, CONTROL_SECRET: CONTROL_SECRET }),
      ),
    );
    callers = startConcurrentCallers();
    cleanups.unshift(callers.stop, ...servers.map(({ stop }) => stop));
  });
  afterEach(async () => {
    expect(await serverAt(0).perform('checkLedger')).toMatchObject({ result: [] });
  });
  afterAll(async () => {
    for (const cleanUp of cleanups) await cleanUp();
  });

  const serverAt = (index: number): OperatorServer => {
    const server = servers[index % servers.length];
    if (!server) throw new Error('No server was started');
    return server;
  };
  const buyerAt = (index: number): Buyer => {
    const buyer = scene.buyers[index % scene.buyers.length];
    if (!buyer) throw new Error('The scene has no buyers');
    return buyer;
  };
  const wire = ({ id, input, buyer }: BuyerCall, index: number): WireCall =>
    wireCall(serverAt(index).url, id, input, { token: buyer.token });

  /** Sends all calls at the same moment. Consecutive calls use different processes and servers. */
  const sendAll = async (calls: readonly BuyerCall[]) => {
    const answers = await callers.send(calls.map(wire));
    return answers.map((answer, index) => readAnswer(calls[index]?.id ?? 'orderInfo', answer));
  };
  const outcomeOf = (refusals: readonly (string | undefined)[]): Outcome => ({
    won: refusals.filter((refusal) => refusal === undefined).length,
    refusals: [...new Set(refusals)].filter((refusal) => refusal !== undefined).sort(),
  });
  const race = async (calls: readonly BuyerCall[]): Promise<Outcome> =>
    outcomeOf((await sendAll(calls)).map(({ refusal }) => refusal));
  /** Performs an operator action on every server at the same moment. */
  const everywhere = async (action: OperatorAction, id: string, detail = '') => {
    const reports = await Promise.all(
      Array.from({ length: 2 }, (_, index) => serverAt(index).perform(action, id, detail)),
    );
    return reports.map((report) => ('refusal' in report ? report.refusal : undefined));
  };
  const callOk = async <Data>(call: BuyerCall): Promise<Data> => {
    const [answer] = await sendAll([call]);
    if (answer?.refusal !== undefined) throw new Error(`${call.id} was refused: ${answer.refusal}`);
    return answer?.data as Data; // readAnswer checked it against the contract.
  };
  const place = async (buyer: Buyer, goodsId = scene.plainGoods): Promise<string> => {
    const call: BuyerCall = { id: 'orderSubmit', input: { orderInfo: `${goodsId},-1,1` }, buyer };
    const { orderList } = await callOk<{ orderList: { orderId: string }[] }>(call);
    return orderList[0]?.orderId ?? '';
  };
  const payment = (buyer: Buyer, orderId: string): BuyerCall => ({
    id: 'orderPay',
    input: { orderId, safeword: FUND_PASSWORD },
    buyer,
  });
  const moneyOf = async (buyer: Buyer): Promise<number> =>
    (await callOk<{ money: number }>({ id: 'walletGetUsdt', input: {}, buyer })).money;
  const stateOf = async (buyer: Buyer, orderId: string) => {
    const call: BuyerCall = { id: 'orderInfo', input: { orderId }, buyer };
    return (await callOk<{ orderInfo: { status: number; returnStatus: number } }>(call)).orderInfo;
  };
  const timelineOf = async (buyer: Buyer, orderId: string): Promise<readonly number[]> => {
    const call: BuyerCall = { id: 'orderLogList', input: { orderId }, buyer };
    return (await callOk<{ state: number }[]>(call)).map(({ state }) => state);
  };

  it('no more goods are sold than are in stock', async () => {
    for (const round of rounds) {
      const orderInfo = `${scene.rareGoods[round] ?? ''},-1,1`;
      const calls = scene.buyers.map((buyer): BuyerCall => ({
        id: 'orderSubmit',
        input: { orderInfo },
        buyer,
      }));
      expect(await race(calls)).toEqual({ won: 3, refusals: ['insufficientStock'] });
    }
  });

  it('an order is paid once', async () => {
    for (const round of rounds) {
      const buyer = buyerAt(round);
      const orderId = await place(buyer);
      const before = await moneyOf(buyer);
      const { won, refusals } = await race(Array.from({ length: 3 }, () => payment(buyer, orderId)));
      expect({ won, refusals }).toEqual({ won: 1, refusals: ['orderAlreadyPaid'] });
      expect(await moneyOf(buyer)).toBe(before - 23);
    }
  });

  it('a balance is withdrawn, spent or used for a repayment, but only once', async () => {
    for (const round of rounds) {
      const buyer = scene.borrowers[round] ?? buyerAt(round);
      const orderId = await place(buyer, scene.expensiveGoods);
      const { session_token } = await callOk<{ session_token: string }>({
        id: 'withdrawWithdrawOpen',
        input: {},
        buyer,
      });
      const withdrawal = {
        session_token,
        safeword: FUND_PASSWORD,
        authenticatorCode: codeShownNow(),
        amount: '50000',
        channel: 'USDT',
      };
      const creditId = scene.borrowers[round]?.loanId ?? '';
      const calls: readonly BuyerCall[] = [
        { id: 'withdrawApply', input: withdrawal, buyer },
        payment(buyer, orderId),
        { id: 'creditPay', input: { creditId, safeword: FUND_PASSWORD }, buyer },
      ];
      expect(await race(calls)).toEqual({ won: 1, refusals: ['insufficientBalance'] });
      expect([80_000, 130_000 - 90_003, 30_000 - 50]).toContain(await moneyOf(buyer));
    }
  });

  const callback = (eventId: string, reference: string, amount: string, index: number): WireCall => {
    const currency = reference.startsWith('rc') ? 'USDT' : 'USD';
    const event = { eventId, reference, outcome: 'paid', amount, currency };
    const { timestamp, signature, body } = signMessage(SECRET, JSON.stringify(event), new Date());
    return {
      url: `${serverAt(index).url}${CALLBACK_PATH}`,
      method: 'POST',
      body,
      headers: {
        'Content-Type': 'application/json',
        'X-Payment-Timestamp': timestamp,
        'X-Payment-Signature': signature,
      },
    };
  };
  /** A provider that reports one payment six times, under two event ids. */
  const callbacks = (reference: string, amount: string): readonly WireCall[] =>
    Array.from({ length: 6 }, (_, index) =>
      callback(`ev_${index < 3 ? 'a' : 'b'}_${reference}`, reference, amount, index),
    );

  it('a third-party recharge is credited once, however often the provider reports it', async () => {
    for (const round of rounds) {
      const buyer = buyerAt(round);
      const { session_token } = await callOk<{ session_token: string }>({
        id: 'rechargeBlockchainRechargeOpen',
        input: {},
        buyer,
      });
      const input = { session_token, amount: '100.5', pageUrl: '/userInfo' };
      const payUrl = await callOk<string>({ id: 'thirdPartyRechargePhpRecharge4', input, buyer });
      const reference = referenceOf(payUrl);
      const before = await moneyOf(buyer);
      const answers = await callers.send(callbacks(reference, '100.5'));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(answers.filter(({ text }) => text === 'booked').length).toBeLessThanOrEqual(2);
      expect(await moneyOf(buyer)).toBe(before + 100.5);
    }
  });

  it('an order paid by card and balance at once is paid once, and the rest is credited', async () => {
    for (const round of rounds) {
      const buyer = buyerAt(round);
      const orderId = await place(buyer);
      const card = { id: 'paymentOpen', input: { orderId, method: 'card' }, buyer } as const;
      const { paymentId } = await callOk<{ paymentId: string }>(card);
      const before = await moneyOf(buyer);
      const byBalance = wire(payment(buyer, orderId), round);
      const [balance, ...callbackAnswers] = await callers.send([byBalance, ...callbacks(paymentId, '23.46')]);
      expect(new Set(callbackAnswers.map(({ status }) => status))).toEqual(new Set([200]));
      const { refusal } = readAnswer('orderPay', balance ?? { status: 0, text: '' });
      expect([undefined, 'orderAlreadyPaid']).toContain(refusal);
      expect((await stateOf(buyer, orderId)).status).toBe(1);
      const change = refusal === undefined ? 23.46 - 23 : 0;
      expect(await moneyOf(buyer)).toBeCloseTo(before + change, 8);
    }
  });

  it('a transfer that two users report is credited to one of them, once', async () => {
    for (const [round, reports] of scene.transfers.entries()) {
      const hash = (round + 1).toString(16).padStart(64, 'f');
      const before = await Promise.all(reports.map(({ owner }) => moneyOf(owner)));
      const refusals = await Promise.all(reports.map(({ id }) => everywhere('confirmRecharge', id, hash)));
      expect(outcomeOf(refusals.flat())).toEqual({ won: 1, refusals: ['duplicateSubmission'] });
      const after = await Promise.all(reports.map(({ owner }) => moneyOf(owner)));
      const gains = after.map((money, index) => money - (before[index] ?? 0));
      expect(gains.sort((a, b) => a - b)).toEqual([0, 25]);
    }
  });

  it('paying, cancelling and expiring have one winner', async () => {
    const winners = new Set<number>();
    for (const round of rounds) {
      const buyer = buyerAt(round);
      const orderId = await place(buyer);
      const before = await moneyOf(buyer);
      await serverAt(round).perform('runOut', orderId, String(round % 12));
      const cancelling: BuyerCall = { id: 'orderCancel', input: { orderId, returnReason: 1 }, buyer };
      const [{ won, refusals }] = await Promise.all([
        race([payment(buyer, orderId), cancelling, payment(buyer, orderId), cancelling]),
        everywhere('keepExpiring', orderId),
      ]);
      const { status } = await stateOf(buyer, orderId);
      const [placed, ...rest] = [...(await timelineOf(buyer, orderId))].sort((a, b) => a - b);
      const expected = ['onlyPendingPaymentCancellable', 'orderAlreadyCancelled', 'orderAlreadyPaid'];
      expect(expected).toEqual(expect.arrayContaining([...refusals]));
      expect({ placed, rest: rest.length }).toEqual({ placed: 1, rest: 1 });
      expect(await moneyOf(buyer)).toBe(status === 1 ? before - 23 : before);
      const [winner = 0] = rest;
      winners.add(winner);
      // Each caller gets a true answer: if no call won, the order expired.
      expect({ won, status }).toEqual({
        won: winner === orderLog.expired.state ? 0 : 1,
        status: winner === orderLog.paid.state ? 1 : -1,
      });
    }
    // A few rounds may all end alike.
    if (ROUNDS >= 20) expect(winners.size).toBeGreaterThan(1);
  });

  /** A control call, sent to each server. */
  const controlCalls = (path: string, input: object): readonly WireCall[] =>
    [0, 1].map((index) => ({
      url: `${serverAt(index).url}/control/${path}`,
      method: 'POST',
      body: JSON.stringify(input),
      headers: { Authorization: `Bearer ${CONTROL_SECRET}`, 'Content-Type': 'application/json' },
    }));
  /** Sends buyer and control calls at the same moment. Returns how many of each succeeded. */
  const sendBoth = async (calls: readonly BuyerCall[], control: readonly WireCall[]) => {
    const answers = await callers.send([...calls.map(wire), ...control]);
    const buyerAnswers = answers.slice(0, calls.length);
    const refusals = buyerAnswers.map(
      (answer, index) => readAnswer(calls[index]?.id ?? 'orderInfo', answer).refusal,
    );
    const statuses = answers.slice(calls.length).map(({ status }) => status);
    expect([200, 404, 409]).toEqual(expect.arrayContaining(statuses));
    return [outcomeOf(refusals).won, statuses.filter((status) => status === 200).length] as const;
  };

  it('the money of an order goes to the store or back to the buyer, never both', async () => {
    for (const round of rounds) {
      const buyer = buyerAt(round);
      const orderId = await place(buyer);
      const before = await moneyOf(buyer);
      await callOk(payment(buyer, orderId));
      const refund: BuyerCall = { id: 'orderReturns', input: { orderId, returnReason: 2 }, buyer };
      const receipt: BuyerCall = { id: 'orderReceipt', input: { orderId }, buyer };
      const shipping = controlCalls(`orders/${orderId}/ship`, { carrier: 'NP', trackingNumber: 'NP1' });
      const [requested, shipped] = await sendBoth([refund, refund, refund], shipping);
      expect(requested + shipped).toBe(1);
      const approval = controlCalls(`orders/${orderId}/refund/decision`, { decision: 'approve' });
      const [received, refunded] = await sendBoth([receipt, receipt, receipt], approval);
      expect({ received, refunded }).toEqual({ received: shipped, refunded: requested });
      expect(await stateOf(buyer, orderId)).toMatchObject(
        requested === 1 ? { status: 6, returnStatus: 2 } : { status: 4 },
      );
      expect(await moneyOf(buyer)).toBe(requested === 1 ? before : before - 23);
    }
  });
});
