/** Sends calls, shows every exchange to the passive checks, and reads data with the types of the contract. */
import {
  errorCatalog,
  type DataOf,
  type InputOf,
  type OperationId,
  type SliderChallengeData,
  type SliderVerifyData,
} from '@openmall/sdk';
import { operation } from '../contract/operations.ts';
import { succeeded, type Caller, type Exchange } from '../target/exchange.ts';
import type { OperationCall, Target } from '../target/target.ts';
import type { Control } from './control.ts';
import { createAvailability, type KnownOperations } from './availability.ts';
import { PreconditionError } from './precondition-error.ts';

export interface ApiClient {
  readonly target: Target;
  /** The operations that have succeeded at least once. */
  readonly proven: ReadonlySet<OperationId>;
  send(call: OperationCall): Promise<Exchange>;
  /**
   * Returns the data of a call that must succeed. `record` gets the exchange.
   * @throws {PreconditionError} if the call is refused.
   */
  request<Id extends OperationId>(
    id: Id,
    input: InputOf<Id>,
    caller?: Caller,
    record?: (exchange: Exchange) => void,
  ): Promise<DataOf<Id>>;
}

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
/**
 * Pauses before a call is repeated that was refused with "frequent operation": short for servers that limit parallel
 * calls, long for those that count calls per minute.
 */
const retryAfterMs = [250, 750, 4_000, 15_000];

const isTooFrequent = ({ envelope, status }: Exchange): boolean =>
  status === 429 || envelope?.msg === errorCatalog.frequentOperation.text;

/** What solves a slider: only the control contract tells where its piece belongs. */
export type SliderControl = Pick<Control, 'sliderGap'>;

/** Solves a slider and returns its pass; undefined if the backend answers no challenge. */
export async function solveSlider(
  send: (call: OperationCall) => Promise<Exchange>,
  control: SliderControl,
): Promise<string | undefined> {
  const challenge = await send({ operation: operation('sliderChallenge'), input: {} });
  const { challengeId } = (challenge.envelope?.data ?? {}) as Partial<SliderChallengeData>;
  if (challengeId === undefined) return undefined;
  const x = await control.sliderGap(challengeId);
  const verified = await send({ operation: operation('sliderVerify'), input: { challengeId, x } });
  return ((verified.envelope?.data ?? {}) as Partial<SliderVerifyData>).sliderPass;
}

const requiresSlider = ({ envelope }: Exchange): boolean => envelope?.msg === errorCatalog.sliderNeeded.text;

/** Creates a client that repeats calls refused with "frequent operation", and solves sliders that a server requires. */
export function createApiClient(
  target: Target,
  inspect: (exchange: Exchange) => void,
  control?: SliderControl,
  known: KnownOperations = {},
): ApiClient {
  const proven = new Set<OperationId>();
  const availability = createAvailability(proven, known);
  async function sendOnce(call: OperationCall): Promise<Exchange> {
    availability.assert(call.operation);
    const exchange = await target.send(call);
    inspect(exchange);
    availability.record(exchange);
    if (succeeded(exchange) && !exchange.isOffContract) proven.add(exchange.operation.id);
    return exchange;
  }
  async function send(call: OperationCall): Promise<Exchange> {
    let exchange = await sendOnce(call);
    if (control && requiresSlider(exchange) && !call.isWithoutSlider) {
      const sliderPass = await solveSlider(sendOnce, control);
      if (sliderPass !== undefined)
        exchange = await sendOnce({ ...call, input: { ...call.input, sliderPass } });
    }
    for (const ms of retryAfterMs) {
      if (!isTooFrequent(exchange)) break;
      await wait(ms);
      exchange = await sendOnce(call);
    }
    return exchange;
  }
  return {
    target,
    proven,
    send,
    async request(id, input, caller, record) {
      const called = operation(id);
      const fields = called.body ? { input: {}, body: input } : { input };
      const exchange = await send({ operation: called, ...fields, caller });
      record?.(exchange);
      if (succeeded(exchange)) return exchange.envelope?.data as never;
      const answer = exchange.networkError ?? String(exchange.envelope?.msg ?? `HTTP ${exchange.status}`);
      throw new PreconditionError('inconclusive', `${called.path} answered: ${answer}`, exchange);
    },
  };
}
