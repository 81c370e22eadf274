/** The control contract (`openapi/control.yaml`): what only merchants, operators and time can do, in test builds. */
import { Unmet } from './precondition-error.ts';

export type Decision = 'approve' | 'refuse';

export interface Control {
  /** Fails unless the backend answers the control contract. */
  greet(): Promise<void>;
  /** The backend's clock, in epoch milliseconds: it may have been moved. */
  now(): Promise<number>;
  advance(ms: number): Promise<void>;
  runTimedWork(): Promise<void>;
  credit(username: string, amount: string): Promise<void>;
  setStock(skuId: string, onHand: number): Promise<void>;
  setShelf(goodsId: string, isOnShelf: boolean): Promise<void>;
  confirm(orderId: string): Promise<void>;
  ship(orderId: string): Promise<void>;
  deliver(orderId: string): Promise<void>;
  decideRefund(orderId: string, decision: Decision): Promise<void>;
  decideIdentity(username: string, kind: 'basic' | 'advanced', decision: Decision): Promise<void>;
  decideRecharge(recordId: string, decision: Decision): Promise<void>;
  decideWithdrawal(recordId: string, decision: 'execute' | 'refuse'): Promise<void>;
  decideLoan(loanId: string, decision: Decision): Promise<void>;
  writeAsAgent(username: string, text: string): Promise<void>;
  /** The last verification code that was sent to a phone or an e-mail address. */
  codeSentTo(target: string): Promise<string>;
  /** Where the piece of a slider belongs. */
  sliderGap(challengeId: string): Promise<number>;
}

type Method = 'GET' | 'POST' | 'PUT';
type Ask = (method: Method, path: string, body?: object) => Promise<Record<string, unknown>>;

/** What answers every path, such as the page of a web app, answers no control contract. */
function objectIn(text: string, path: string): Record<string, unknown> {
  const start = text.slice(0, 160).replaceAll(/\s+/g, ' ').trim();
  const noControl = (): Unmet => new Unmet('unproven', `control ${path} answered no JSON object: ${start}`);
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) throw noControl();
    return value as Record<string, unknown>; // Its fields are read one by one, as unknown.
  } catch (error) {
    throw error instanceof SyntaxError ? noControl() : error;
  }
}

function asking(baseUrl: string, secret: string): Ask {
  const root = new URL('/control/', baseUrl).href;
  return async (method, path, body) => {
    const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const response = await fetch(root + path, init).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Unmet('unproven', `control ${path} did not answer: ${reason}`);
    });
    if (!response.ok)
      throw new Unmet('unproven', `control ${path} answered ${response.status}: ${await response.text()}`);
    return objectIn(await response.text(), path);
  };
}

const name = encodeURIComponent;
const decided = (decision: string): object =>
  decision === 'refuse' ? { decision, reason: 'Refused by the judge.' } : { decision };

interface SentMessage {
  readonly code: string | null;
}

function counterOf(ask: Ask): Pick<Control, 'confirm' | 'ship' | 'deliver' | 'decideRefund'> {
  return {
    confirm: async (orderId) => void (await ask('POST', `orders/${orderId}/confirm`)),
    ship: async (orderId) =>
      void (await ask('POST', `orders/${orderId}/ship`, {
        carrier: 'Judge Parcel',
        trackingNumber: `JP${Date.now()}`,
      })),
    deliver: async (orderId) => void (await ask('POST', `orders/${orderId}/stops`, { step: 'delivered' })),
    decideRefund: async (orderId, decision) =>
      void (await ask('POST', `orders/${orderId}/refund/decision`, decided(decision))),
  };
}

function deskOf(
  ask: Ask,
): Pick<Control, 'decideIdentity' | 'decideRecharge' | 'decideWithdrawal' | 'decideLoan' | 'writeAsAgent'> {
  return {
    decideIdentity: async (username, kind, decision) =>
      void (await ask('POST', `accounts/${name(username)}/identity/${kind}/decision`, decided(decision))),
    decideRecharge: async (id, decision) =>
      void (await ask('POST', `recharges/${id}/decision`, decided(decision))),
    decideWithdrawal: async (id, decision) =>
      void (await ask('POST', `withdrawals/${id}/decision`, decided(decision))),
    decideLoan: async (id, decision) => void (await ask('POST', `loans/${id}/decision`, decided(decision))),
    writeAsAgent: async (username, text) =>
      void (await ask('POST', `accounts/${name(username)}/chat`, { text })),
  };
}

export function createControl(baseUrl: string, secret: string): Control {
  const ask = asking(baseUrl, secret);
  return {
    ...counterOf(ask),
    ...deskOf(ask),
    async greet() {
      const { now } = await ask('GET', 'clock');
      if (Number.isNaN(Date.parse(String(now))))
        throw new Unmet('unproven', 'control clock answered no time: {"now": …} is expected');
    },
    now: async () => Date.parse(String((await ask('GET', 'clock'))['now'])),
    advance: async (ms) => void (await ask('POST', 'clock/advance', { by: { ms } })),
    runTimedWork: async () => void (await ask('POST', 'timed-work')),
    credit: async (username, amount) =>
      void (await ask('POST', `accounts/${name(username)}/credit`, { amount })),
    setStock: async (skuId, onHand) => void (await ask('PUT', `skus/${skuId}/stock`, { onHand })),
    setShelf: async (goodsId, isOnShelf) => void (await ask('PUT', `goods/${goodsId}/shelf`, { isOnShelf })),
    async codeSentTo(target) {
      const { messages } = (await ask('GET', `outbox?recipient=${name(target)}`)) as {
        messages?: readonly SentMessage[];
      };
      const code = messages?.find((message) => message.code)?.code;
      if (!code) throw new Unmet('unproven', `no code was sent to ${target}`);
      return code;
    },
    sliderGap: async (challengeId) => Number((await ask('GET', `slider-challenges/${challengeId}`))['x']),
  };
}
