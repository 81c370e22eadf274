/** The calls of the control contract, by method and path. */
import type { Account, IdentityCheck, MoneyRecord, Order, ReturnCase } from '../state/account.ts';
import { coins, dollars } from '../state/cents.ts';
import { DEMO_CODE, targetKey } from '../verification/codes.ts';
import type { Mall } from '../state/mall.ts';
import { demand, found, Refusal } from '../state/refusal.ts';
import { SLIDER_GAP } from '../verification/slider.ts';
import { refundedCents } from '../handlers/orders/refunds.ts';
import { findAccount, findReturn } from '../staff/find-record.ts';
import * as merchant from '../staff/merchant.ts';
import * as operator from '../staff/operator.ts';
import { runTimedWork } from '../staff/timed-work.ts';

export interface MallClock {
  readonly now: () => number;
  readonly offsetMs: () => number;
  readonly advance: (ms: number) => void;
}

export interface ControlInput {
  readonly mall: Mall;
  readonly clock: MallClock;
  readonly params: readonly string[];
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
}

interface ControlRoute {
  readonly method: string;
  /** A path below `/control/`, with `{}` for its parameters. */
  readonly pattern: string;
  readonly answer: (input: ControlInput) => object;
}

const route = (method: string, pattern: string, answer: ControlRoute['answer']): ControlRoute => ({
  method,
  pattern,
  answer,
});

const wrong = (name: string): Refusal =>
  new Refusal('parameterError', undefined, `${name} is missing or wrong`);

function textOf({ body }: ControlInput, name: string): string {
  const value = body[name];
  if (typeof value !== 'string' || value.trim() === '') throw wrong(name);
  return value;
}

function decisionOf(input: ControlInput): merchant.Decision {
  const decision = textOf(input, 'decision');
  if (decision === 'refuse') return { isApproved: false, reason: textOf(input, 'reason') };
  if (decision !== 'approve') throw wrong('decision');
  return { isApproved: true };
}

const showClock = ({ clock }: ControlInput): object => ({
  now: new Date(clock.now()).toISOString(),
  epochMs: clock.now(),
  aheadMs: clock.offsetMs(),
});

const showOrder = ({ id, status, returnStatus, log }: Order): object => ({
  orderId: id,
  status,
  refundStatus: returnStatus,
  lastStep: log.at(-1)?.log ?? null,
});

function showReturn(mall: Mall, { id, state }: ReturnCase): object {
  const { item: order } = findReturn(mall, id);
  const refundedTotal = dollars(refundedCents(order));
  return { returnId: id, state, orderId: order.id, status: order.status, refundedTotal };
}

const showRecord = ({ no, state, failure }: MoneyRecord): object => ({
  recordId: no,
  state,
  reason: failure,
});

const showAccount = ({ id, username, cents, isClosed }: Account): object => {
  demand(!isClosed, 'userNotFound');
  return { accountId: id, username, state: 'active', hold: 'none', balance: coins(cents), storeId: null };
};

const showIdentity = (kind: string, { status, reason }: IdentityCheck): object => ({ kind, status, reason });

function advanceClock(input: ControlInput): object {
  const { ms } = (input.body['by'] ?? {}) as { readonly ms?: unknown };
  if (typeof ms !== 'number' || !Number.isInteger(ms) || ms < 1) throw wrong('by');
  input.clock.advance(ms);
  return showClock(input);
}

function setStock({ mall, params: [id = ''], body }: ControlInput): object {
  const { onHand } = body;
  if (typeof onHand !== 'number' || !Number.isInteger(onHand) || onHand < 0) throw wrong('onHand');
  const all = mall.goods.flatMap(({ skus }) => skus);
  found(
    all.find((sku) => sku.id === id),
    'skuNotFound',
  ).stock = onHand;
  return { skuId: id, onHand };
}

function reportStop(input: ControlInput): object {
  const stop = textOf(input, 'step');
  if (!merchant.isStop(stop)) throw wrong('step');
  return showOrder(merchant.reportStop(input.mall, input.params[0] ?? '', stop));
}

function decideDispute(input: ControlInput): object {
  const decision = textOf(input, 'decision');
  if (decision !== 'refund' && decision !== 'return' && decision !== 'close') throw wrong('decision');
  return showReturn(input.mall, operator.decideDispute(input.mall, input.params[0] ?? '', decision));
}

function decideIdentity(input: ControlInput): object {
  const { mall, params } = input;
  const [username = '', kind] = params;
  if (kind !== 'basic' && kind !== 'advanced') throw wrong('kind');
  return showIdentity(kind, operator.decideIdentity(mall, username, kind, decisionOf(input)));
}

function decideWithdrawal(input: ControlInput): object {
  const { mall, params } = input;
  const [no = ''] = params;
  const isPaidOut = input.body['decision'] === 'execute';
  return showRecord(
    isPaidOut ? operator.payOutWithdrawal(mall, no) : operator.decideWithdrawal(mall, no, decisionOf(input)),
  );
}

function decideLoan(input: ControlInput): object {
  const { id, status } = operator.decideLoan(input.mall, input.params[0] ?? '', decisionOf(input));
  return { loanId: id, status };
}

function readOutbox({ mall, query }: ControlInput): object {
  const target = targetKey(query.get('recipient') ?? '');
  const sent = mall.codes.filter((code) => code.target === target).slice(0, 10);
  const messages = sent.map(({ at }) => ({
    at: new Date(at).toISOString(),
    channel: target.includes('@') ? 'email' : 'sms',
    subject: 'Your code',
    text: `Your code is ${DEMO_CODE}.`,
    code: DEMO_CODE,
  }));
  return { messages };
}

function readSlider({ mall, params: [id = ''] }: ControlInput): object {
  demand(mall.sliders.has(id), 'recordNotFound');
  return { challengeId: id, x: SLIDER_GAP };
}

export const controlRoutes: readonly ControlRoute[] = [
  route('GET', 'clock', showClock),
  route('POST', 'clock/advance', advanceClock),
  route('POST', 'timed-work', ({ mall }) => {
    runTimedWork(mall);
    return {};
  }),
  route('PUT', 'skus/{}/stock', setStock),
  route('POST', 'orders/{}/confirm', ({ mall, params: [id = ''] }) =>
    showOrder(merchant.confirmOrder(mall, id)),
  ),
  route('POST', 'orders/{}/ship', ({ mall, params: [id = ''] }) => showOrder(merchant.shipOrder(mall, id))),
  route('POST', 'orders/{}/stops', reportStop),
  route('POST', 'orders/{}/refund/decision', (input) =>
    showOrder(merchant.decideRefund(input.mall, input.params[0] ?? '', decisionOf(input))),
  ),
  route('POST', 'returns/{}/answer', (input) =>
    showReturn(input.mall, merchant.answerReturn(input.mall, input.params[0] ?? '', decisionOf(input))),
  ),
  route('POST', 'returns/{}/arrival', (input) =>
    showReturn(input.mall, merchant.receiveReturn(input.mall, input.params[0] ?? '', decisionOf(input))),
  ),
  route('POST', 'returns/{}/verdict', decideDispute),
  route('POST', 'recharges/{}/decision', (input) =>
    showRecord(operator.decideRecharge(input.mall, input.params[0] ?? '', decisionOf(input))),
  ),
  route('POST', 'withdrawals/{}/decision', decideWithdrawal),
  route('POST', 'loans/{}/decision', decideLoan),
  route('GET', 'accounts/{}', ({ mall, params: [name = ''] }) => showAccount(findAccount(mall, name))),
  route('POST', 'accounts/{}/credit', (input) =>
    showAccount(operator.credit(input.mall, input.params[0] ?? '', textOf(input, 'amount'))),
  ),
  route('POST', 'accounts/{}/identity/{}/decision', decideIdentity),
  route('POST', 'accounts/{}/chat', (input) => ({
    messageId: operator.writeAsAgent(input.mall, input.params[0] ?? '', textOf(input, 'text')),
    at: new Date(input.clock.now()).toISOString(),
  })),
  route('PUT', 'questions/{}/answer', (input) => {
    const [questionId = ''] = input.params;
    operator.answerQuestion(input.mall, questionId, textOf(input, 'text'));
    return { questionId };
  }),
  route('GET', 'outbox', readOutbox),
  route('GET', 'slider-challenges/{}', readSlider),
];
