/** Client of the control contract (`openapi/control.yaml`): merchants, operators and the clock of a test build. */
import type { ControlCall } from './control-call.ts';
import { missingPrecondition, PreconditionError } from './precondition-error.ts';

export type Decision = 'approve' | 'refuse';

/** Every method throws `PreconditionError` if the call fails. */
export interface Control {
  /** @throws {PreconditionError} unless the backend answers the control contract. */
  assertAvailable(): Promise<void>;
  /** The time of the backend in epoch milliseconds. It may have been advanced. */
  currentTime(): Promise<number>;
  /** Moves the clock forward by `ms` milliseconds. */
  advance(ms: number): Promise<void>;
  runTimedWork(): Promise<void>;
  credit(username: string, amount: string): Promise<void>;
  setStock(skuId: string, onHand: number): Promise<void>;
  setShelf(goodsId: string, isOnShelf: boolean): Promise<void>;
  confirm(orderId: string): Promise<void>;
  ship(orderId: string): Promise<void>;
  deliver(orderId: string): Promise<void>;
  decideRefund(orderId: string, decision: Decision): Promise<void>;
  answerReturn(returnId: string, decision: Decision): Promise<void>;
  receiveReturn(returnId: string, decision: Decision): Promise<void>;
  decideDispute(returnId: string, decision: 'refund' | 'return' | 'close'): Promise<void>;
  decideIdentity(username: string, kind: 'basic' | 'advanced', decision: Decision): Promise<void>;
  decideRecharge(recordId: string, decision: Decision): Promise<void>;
  decideWithdrawal(recordId: string, decision: 'execute' | 'refuse'): Promise<void>;
  decideLoan(loanId: string, decision: Decision): Promise<void>;
  writeAsAgent(username: string, text: string): Promise<void>;
  answerQuestion(questionId: string, text: string): Promise<void>;
  /** The last verification code that was sent to a phone or an e-mail address. */
  codeSentTo(target: string): Promise<string>;
  /** Where the piece of a slider belongs, in pixels from the left. */
  sliderGap(challengeId: string): Promise<number>;
  /** Whether a hook exists; without this method all calls are available. */
  has?(name: 'credit'): boolean;
  /** Shows every later call to a listener, for reports. */
  observe?(listener: (call: ControlCall) => void): void;
}

type Method = 'GET' | 'POST' | 'PUT';
type SendRequest = (method: Method, path: string, body?: object) => Promise<Record<string, unknown>>;

/** Rejects pages of a web app that answers every path. */
function parseObject(text: string, path: string): Record<string, unknown> {
  const start = text.slice(0, 160).replaceAll(/\s+/g, ' ').trim();
  const noControl = (): PreconditionError =>
    new PreconditionError('inconclusive', `control ${path} answered no JSON object: ${start}`);
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) throw noControl();
    return value as Record<string, unknown>; // Fields are checked when they are read.
  } catch (error) {
    throw error instanceof SyntaxError ? noControl() : error;
  }
}

function createRequest(
  baseUrl: string,
  secret: string,
  listeners: Set<(call: ControlCall) => void>,
): SendRequest {
  const root = new URL('/control/', baseUrl).href;
  return async (method, path, body) => {
    const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
    for (const listen of listeners) listen({ method, path, body, at: performance.now() });
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const response = await fetch(root + path, init).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new PreconditionError('inconclusive', `control ${path} did not answer: ${reason}`);
    });
    if (!response.ok) {
      const text = await response.text();
      // A test build may leave out what it does not have.
      if (response.status === 404 && text.includes('"notImplemented"'))
        throw missingPrecondition(
          `\`${path.split('/')[0]}/…\` of the control contract, which is not implemented`,
        );
      throw new PreconditionError('inconclusive', `control ${path} answered ${response.status}: ${text}`);
    }
    return parseObject(await response.text(), path);
  };
}

const name = encodeURIComponent;
const decisionBody = (decision: string): object =>
  decision === 'refuse' ? { decision, reason: 'Refused by the judge.' } : { decision };

interface SentMessage {
  readonly code: string | null;
}

function createMerchant(
  request: SendRequest,
): Pick<Control, 'confirm' | 'ship' | 'deliver' | 'decideRefund' | 'answerReturn' | 'receiveReturn'> {
  return {
    confirm: async (orderId) => void (await request('POST', `orders/${orderId}/confirm`)),
    ship: async (orderId) =>
      void (await request('POST', `orders/${orderId}/ship`, {
        carrier: 'Judge Parcel',
        trackingNumber: `JP${Date.now()}`,
      })),
    deliver: async (orderId) =>
      void (await request('POST', `orders/${orderId}/stops`, { step: 'delivered' })),
    decideRefund: async (orderId, decision) =>
      void (await request('POST', `orders/${orderId}/refund/decision`, decisionBody(decision))),
    answerReturn: async (id, decision) =>
      void (await request('POST', `returns/${id}/answer`, decisionBody(decision))),
    receiveReturn: async (id, decision) =>
      void (await request('POST', `returns/${id}/arrival`, decisionBody(decision))),
  };
}

function createOperator(
  request: SendRequest,
): Pick<
  Control,
  'decideDispute' | 'decideIdentity' | 'decideRecharge' | 'decideWithdrawal' | 'decideLoan' | 'writeAsAgent'
> {
  return {
    decideDispute: async (id, decision) =>
      void (await request('POST', `returns/${id}/verdict`, { decision, reason: 'Decided by the judge.' })),
    decideIdentity: async (username, kind, decision) =>
      void (await request(
        'POST',
        `accounts/${name(username)}/identity/${kind}/decision`,
        decisionBody(decision),
      )),
    decideRecharge: async (id, decision) =>
      void (await request('POST', `recharges/${id}/decision`, decisionBody(decision))),
    decideWithdrawal: async (id, decision) =>
      void (await request('POST', `withdrawals/${id}/decision`, decisionBody(decision))),
    decideLoan: async (id, decision) =>
      void (await request('POST', `loans/${id}/decision`, decisionBody(decision))),
    writeAsAgent: async (username, text) =>
      void (await request('POST', `accounts/${name(username)}/chat`, { text })),
  };
}

export function createControl(baseUrl: string, secret: string): Control {
  const listeners = new Set<(call: ControlCall) => void>();
  const request = createRequest(baseUrl, secret, listeners);
  return {
    observe: (listener) => void listeners.add(listener),
    ...createMerchant(request),
    ...createOperator(request),
    async assertAvailable() {
      const { now } = await request('GET', 'clock');
      if (Number.isNaN(Date.parse(String(now))))
        throw new PreconditionError('inconclusive', 'control clock returned no time: {"now": …} is expected');
    },
    currentTime: async () => Date.parse(String((await request('GET', 'clock'))['now'])),
    advance: async (ms) => void (await request('POST', 'clock/advance', { by: { ms } })),
    runTimedWork: async () => void (await request('POST', 'timed-work')),
    credit: async (username, amount) =>
      void (await request('POST', `accounts/${name(username)}/credit`, { amount })),
    setStock: async (skuId, onHand) => void (await request('PUT', `skus/${skuId}/stock`, { onHand })),
    answerQuestion: async (id, text) => void (await request('PUT', `questions/${id}/answer`, { text })),
    setShelf: async (goodsId, isOnShelf) =>
      void (await request('PUT', `goods/${goodsId}/shelf`, { isOnShelf })),
    async codeSentTo(target) {
      const { messages } = (await request('GET', `outbox?recipient=${name(target)}`)) as {
        messages?: readonly SentMessage[];
      };
      const code = messages?.find((message) => message.code)?.code;
      if (!code) throw new PreconditionError('inconclusive', `no code was sent to ${target}`);
      return code;
    },
    sliderGap: async (challengeId) => Number((await request('GET', `slider-challenges/${challengeId}`))['x']),
  };
}
