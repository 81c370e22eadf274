/** Calls the back office of a backend. */
import type { DataOf, InputOf } from '@openmall/sdk';
import { PreconditionError } from '../setup/precondition-error.ts';
import { envelopeOf, urlOf, type TargetOptions } from '../target/target.ts';
import { officeErrorOf, officeOperation, type OfficeErrorKey, type OfficeId } from './office-operations.ts';

/** What a call was answered: `ok`, the key of an error, or what cannot be understood, such as `HTTP 404`. */
export interface OfficeAnswer {
  readonly outcome: OfficeErrorKey | 'ok' | `HTTP ${number}` | 'no answer';
  readonly data: unknown;
  readonly text: string;
}

export interface OfficeClient {
  /** Makes a call with any input. A token that is undefined is not sent. */
  send(id: OfficeId, input: object, token?: string): Promise<OfficeAnswer>;
  /** @throws {PreconditionError} if the call is refused. */
  request<Id extends OfficeId>(id: Id, input: InputOf<Id>, token?: string): Promise<DataOf<Id>>;
}

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
/** Pauses before a call is repeated that came too often. */
const RETRY_AFTER_MS = [250, 1_000, 5_000, 20_000];

function formOf(input: object): URLSearchParams {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
}

export function createOfficeClient(options: TargetOptions): OfficeClient {
  const { fetch: send = fetch, headers, timeoutMs = 15_000 } = options;
  async function sendOnce(id: OfficeId, input: object, token?: string): Promise<OfficeAnswer> {
    const { path, hasBody } = officeOperation(id);
    const response = await send(`${urlOf(options, path)}?lang=en`, {
      method: 'POST',
      headers: {
        ...headers,
        ...(hasBody && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: hasBody ? JSON.stringify(input) : formOf(input),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => undefined);
    if (!response) return { outcome: 'no answer', data: null, text: '' };
    const text = await response.text();
    const envelope = envelopeOf(text);
    const isOk = String(envelope?.code) === '0';
    const outcome = isOk ? 'ok' : (officeErrorOf(envelope?.msg) ?? (`HTTP ${response.status}` as const));
    return { outcome, data: envelope?.data, text };
  }
  async function sendPatiently(id: OfficeId, input: object, token?: string): Promise<OfficeAnswer> {
    let answer = await sendOnce(id, input, token);
    for (const ms of RETRY_AFTER_MS) {
      if (answer.outcome !== 'frequentOperation') break;
      await wait(ms);
      answer = await sendOnce(id, input, token);
    }
    return answer;
  }
  return {
    send: sendPatiently,
    async request(id, input, token) {
      const { outcome, data, text } = await sendPatiently(id, input, token);
      if (outcome === 'ok') return data as never; // The contract says what it is; checks read it defensively.
      const { path } = officeOperation(id);
      throw new PreconditionError('inconclusive', `${path} answered ${outcome}: ${text.slice(0, 160)}`);
    },
  };
}
