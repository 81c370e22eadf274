import { orderLog, type OperationId } from '@openmall/sdk';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { signMessage } from './domain/payments/signature.ts';
import { CALLBACK_PATH } from './http/payments/payment-callback.ts';
import { startCounterServer, type CounterServer } from './test-support/servers/counter-process.ts';
import type { CounterAct } from './test-support/servers/counter-acts.ts';
import {
  readAnswer,
  startConcurrentCallers,
  type ConcurrentCallers,
} from './test-support/servers/concurrent-callers.ts';
import { PLACES } from './test-support/races/race-places.ts';
import { setRaceScene, type RaceScene } from './test-support/races/race-scene.ts';
import { referenceOf } from './test-support/http/reference-of.ts';
import { FUND_PASSWORD, type Buyer } from './test-support/fixtures/test-context.ts';
import { wireCall, type WireCall } from './test-support/http/wire-call.ts';

/** Fewer where all tests run after each change; more of them for a long soak: RACE_ROUNDS=1000. */
const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? (process.env['CI'] ? 20 : 50));
const SECRET = 'a secret of the races';
const COUNTER_SECRET = 'a secret of the other side';
const rounds = Array.from({ length: ROUNDS }, (_, round) => round);

/** Fifty rounds on a machine that has much else to do. */
vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

interface Call {
  readonly id: OperationId;
  readonly input: object;
  readonly buyer: Buyer;
}
interface Outcome {
  readonly won: number;
  readonly refusals: readonly string[];
}

describe.each(PLACES)('In a crowd before $name', ({ servers: count, prepare }) => {
  let scene: RaceScene;
  let servers: readonly CounterServer[];
  let crowd: ConcurrentCallers;
  const endings: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    const place = await prepare();
    endings.push(place.remove);
    scene = await setRaceScene(place.env, ROUNDS);
    servers = await Promise.all(
      Array.from({ length: count }, () =>
        startCounterServer({ ...place.env, SANDBOX_SECRET: SECRET, CONTROL_SECRET: COUNTER_SECRET }),
      ),
    );
    crowd = startConcurrentCallers();
    endings.unshift(crowd.stop, ...servers.map(({ stop }) => stop));
  });
  afterEach(async () => {
    expect(await serverAt(0).act('checkLedger')).toMatchObject({ result: [] });
  });
  afterAll(async () => {
    for (const end of endings) await end();
  });

  const serverAt = (index: number): CounterServer => {
    const server = servers[index % servers.length];
    if (!server) throw new Error('There is at least one server');
    return server;
  };
  const buyerAt = (index: number): Buyer => {
    const buyer = scene.buyers[index % scene.buyers.length];
    if (!buyer) throw new Error('There are always some buyers');
    return buyer;
  };
  const wire = ({ id, input, buyer }: Call, index: number): WireCall =>
    wireCall(serverAt(index).url, id, input, { token: buyer.token });

  /** All at the same moment, each from another process and to another server than the one before. */
  const together = async (calls: readonly Call[]) => {
    const answers = await crowd.send(calls.map(wire));
    return answers.map((answer, index) => readAnswer(calls[index]?.id ?? 'orderInfo', answer));
  };
  const outcomeOf = (refusals: readonly (string | undefined)[]): Outcome => ({
    won: refusals.filter((refusal) => refusal === undefined).length,
    refusals: [...new Set(refusals)].filter((refusal) => refusal !== undefined).sort(),
  });
  const race = async (calls: readonly Call[]): Promise<Outcome> =>
    outcomeOf((await together(calls)).map(({ refusal }) => refusal));
  /** The other side of the counter, on every server at the same moment. */
  const everywhere = async (act: CounterAct, id: string, detail = '') => {
    const reports = await Promise.all(
      Array.from({ length: 2 }, (_, index) => serverAt(index).act(act, id, detail)),
    );
    return reports.map((report) => ('refusal' in report ? report.refusal : undefined));
  };
  const ask = async <Data>(call: Call): Promise<Data> => {
    const [answer] = await together([call]);
    if (answer?.refusal !== undefined) throw new Error(`${call.id} was refused: ${answer.refusal}`);
    return answer?.data as Data; // Held against the contract when it was read.
  };
  const place = async (buyer: Buyer, goodsId = scene.plainGoods): Promise<string> => {
    const call: Call = { id: 'orderSubmit', input: { orderInfo: `${goodsId},-1,1` }, buyer };
    const { orderList } = await ask<{ orderList: { orderId: string }[] }>(call);
    return orderList[0]?.orderId ?? '';
  };
  const payment = (buyer: Buyer, orderId: string): Call => ({
    id: 'orderPay',
    input: { orderId, safeword: FUND_PASSWORD },
    buyer,
  });
  const moneyOf = async (buyer: Buyer): Promise<number> =>
    (await ask<{ money: number }>({ id: 'walletGetUsdt', input: {}, buyer })).money;
  const stateOf = async (buyer: Buyer, orderId: string) => {
    const call: Call = { id: 'orderInfo', input: { orderId }, buyer };
    return (await ask<{ orderInfo: { status: number; returnStatus: number } }>(call)).orderInfo;
  };
  const trailOf = async (buyer: Buyer, orderId: string): Promise<readonly number[]> => {
    const call: Call = { id: 'orderLogList', input: { orderId }, buyer };
    return (await ask<{ state: number }[]>(call)).map(({ state }) => state);
  };

  it('nothing is sold that is not there', async () => {
    for (const round of rounds) {
      const orderInfo = `${scene.rareGoods[round] ?? ''},-1,1`;
      const calls = scene.buyers.map((buyer): Call => ({ id: 'orderSubmit', input: { orderInfo }, buyer }));
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

  it('what lies in a wallet is withdrawn, spent or paid back, once', async () => {
    for (const round of rounds) {
      const buyer = scene.borrowers[round] ?? buyerAt(round);
      const orderId = await place(buyer, scene.dearGoods);
      const { session_token } = await ask<{ session_token: string }>({
        id: 'withdrawWithdrawOpen',
        input: {},
        buyer,
      });
      const withdrawal = { session_token, safeword: FUND_PASSWORD, amount: '50000', channel: 'USDT' };
      const creditId = scene.borrowers[round]?.loanId ?? '';
      const calls: readonly Call[] = [
        { id: 'withdrawApply', input: withdrawal, buyer },
        payment(buyer, orderId),
        { id: 'creditPay', input: { creditId, safeword: FUND_PASSWORD }, buyer },
      ];
      expect(await race(calls)).toEqual({ won: 1, refusals: ['insufficientBalance'] });
      expect([80_000, 130_000 - 90_003, 30_000 - 50]).toContain(await moneyOf(buyer));
    }
  });

  const callback = (eventId: string, reference: string, amount: string, index: number): WireCall => {
    const event = { eventId, reference, outcome: 'paid', amount };
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
  /** A provider that tells of one payment again and again, under two numbers. */
  const callbacks = (reference: string, amount: string): readonly WireCall[] =>
    Array.from({ length: 6 }, (_, index) =>
      callback(`ev_${index < 3 ? 'a' : 'b'}_${reference}`, reference, amount, index),
    );

  it('what a provider was paid is credited once, however often it says so', async () => {
    for (const round of rounds) {
      const buyer = buyerAt(round);
      const { session_token } = await ask<{ session_token: string }>({
        id: 'rechargeBlockchainRechargeOpen',
        input: {},
        buyer,
      });
      const input = { session_token, amount: '100.5', pageUrl: '/userInfo' };
      const payUrl = await ask<string>({ id: 'thirdPartyRechargePhpRecharge4', input, buyer });
      const reference = referenceOf(payUrl);
      const before = await moneyOf(buyer);
      const answers = await crowd.send(callbacks(reference, '100.5'));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(answers.filter(({ text }) => text === 'booked').length).toBeLessThanOrEqual(2);
      expect(await moneyOf(buyer)).toBe(before + 100.5);
    }
  });

  it('a card and the balance at once pay an order once, and nothing is lost', async () => {
    for (const round of rounds) {
      const buyer = buyerAt(round);
      const orderId = await place(buyer);
      const card = { id: 'paymentOpen', input: { orderId, method: 'card' }, buyer } as const;
      const { paymentId } = await ask<{ paymentId: string }>(card);
      const before = await moneyOf(buyer);
      const byBalance = wire(payment(buyer, orderId), round);
      const [balance, ...told] = await crowd.send([byBalance, ...callbacks(paymentId, '23.46')]);
      expect(new Set(told.map(({ status }) => status))).toEqual(new Set([200]));
      const { refusal } = readAnswer('orderPay', balance ?? { status: 0, text: '' });
      expect([undefined, 'orderAlreadyPaid']).toContain(refusal);
      expect((await stateOf(buyer, orderId)).status).toBe(1);
      const change = refusal === undefined ? 23.46 - 23 : 0;
      expect(await moneyOf(buyer)).toBeCloseTo(before + change, 8);
    }
  });

  it('a transfer on the chain is credited to one of those who report it, once', async () => {
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

  it('paying, cancelling and running out have one winner', async () => {
    const winners = new Set<number>();
    for (const round of rounds) {
      const buyer = buyerAt(round);
      const orderId = await place(buyer);
      const before = await moneyOf(buyer);
      await serverAt(round).act('runOut', orderId, String(round % 12));
      const cancelling: Call = { id: 'orderCancel', input: { orderId, returnReason: 1 }, buyer };
      const [{ won, refusals }] = await Promise.all([
        race([payment(buyer, orderId), cancelling, payment(buyer, orderId), cancelling]),
        everywhere('keepExpiring', orderId),
      ]);
      const { status } = await stateOf(buyer, orderId);
      const [placed, ...rest] = [...(await trailOf(buyer, orderId))].sort((a, b) => a - b);
      const expected = ['onlyPendingPaymentCancellable', 'orderAlreadyCancelled', 'orderAlreadyPaid'];
      expect(expected).toEqual(expect.arrayContaining([...refusals]));
      expect({ placed, rest: rest.length }).toEqual({ placed: 1, rest: 1 });
      expect(await moneyOf(buyer)).toBe(status === 1 ? before - 23 : before);
      const [winner = 0] = rest;
      winners.add(winner);
      // Who called is told the truth: the clock wins where none of the calls did.
      expect({ won, status }).toEqual({
        won: winner === orderLog.expired.state ? 0 : 1,
        status: winner === orderLog.paid.state ? 1 : -1,
      });
    }
    expect(winners.size).toBeGreaterThan(1);
  });

  /** What the other side of the counter does, asked of each server. */
  const acrossCounter = (path: string, input: object): readonly WireCall[] =>
    [0, 1].map((index) => ({
      url: `${serverAt(index).url}/control/${path}`,
      method: 'POST',
      body: JSON.stringify(input),
      headers: { Authorization: `Bearer ${COUNTER_SECRET}`, 'Content-Type': 'application/json' },
    }));
  /** How many of the buyer's calls went through, and how many of those from the other side, all at the same moment. */
  const bothSides = async (calls: readonly Call[], across: readonly WireCall[]) => {
    const answers = await crowd.send([...calls.map(wire), ...across]);
    const own = answers.slice(0, calls.length);
    const refusals = own.map((answer, index) => readAnswer(calls[index]?.id ?? 'orderInfo', answer).refusal);
    const statuses = answers.slice(calls.length).map(({ status }) => status);
    expect([200, 404, 409]).toEqual(expect.arrayContaining(statuses));
    return [outcomeOf(refusals).won, statuses.filter((status) => status === 200).length] as const;
  };

  it('money goes to the store or back to the buyer, never both', async () => {
    for (const round of rounds) {
      const buyer = buyerAt(round);
      const orderId = await place(buyer);
      const before = await moneyOf(buyer);
      await ask(payment(buyer, orderId));
      const refund: Call = { id: 'orderReturns', input: { orderId, returnReason: 2 }, buyer };
      const receipt: Call = { id: 'orderReceipt', input: { orderId }, buyer };
      const shipping = acrossCounter(`orders/${orderId}/ship`, { carrier: 'NP', trackingNumber: 'NP1' });
      const [asked, shipped] = await bothSides([refund, refund, refund], shipping);
      expect(asked + shipped).toBe(1);
      const approval = acrossCounter(`orders/${orderId}/refund/decision`, { decision: 'approve' });
      const [received, refunded] = await bothSides([receipt, receipt, receipt], approval);
      expect({ received, refunded }).toEqual({ received: shipped, refunded: asked });
      expect(await stateOf(buyer, orderId)).toMatchObject(
        asked === 1 ? { status: 6, returnStatus: 2 } : { status: 4 },
      );
      expect(await moneyOf(buyer)).toBe(asked === 1 ? before : before - 23);
    }
  });
});
