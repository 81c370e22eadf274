/** Sends calls, shows every answer to the observations, and reads answers as the contract has them. */
import { errorCatalogue, type DataOf, type InputOf, type OperationId } from '@openmall/sdk';
import { operation } from '../contract/operations.ts';
import { succeeded, type Caller, type Exchange } from '../target/exchange.ts';
import type { Call, Target } from '../target/target.ts';
import { Unmet } from './precondition-error.ts';

export interface Wire {
  readonly target: Target;
  /** The operations that have succeeded at least once. */
  readonly proven: ReadonlySet<OperationId>;
  send(call: Call): Promise<Exchange>;
  /** Data of a call that must succeed for anything else to be tried; else `Unmet`. `note` is told the call. */
  ask<Id extends OperationId>(
    id: Id,
    input: InputOf<Id>,
    caller?: Caller,
    note?: (exchange: Exchange) => void,
  ): Promise<DataOf<Id>>;
}

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
/**
 * How long a "frequent operation" is waited out before it counts as the answer: a moment where a server only lets few
 * calls in at a time, as in a race, and long where it counts them by the minute.
 */
const patienceMs = [250, 750, 4_000, 15_000];

const isTooFrequent = ({ envelope, status }: Exchange): boolean =>
  status === 429 || envelope?.msg === errorCatalogue.frequentOperation.text;

export function createWire(target: Target, look: (exchange: Exchange) => void): Wire {
  const proven = new Set<OperationId>();
  async function sendOnce(call: Call): Promise<Exchange> {
    const exchange = await target.send(call);
    look(exchange);
    if (succeeded(exchange) && !exchange.odd) proven.add(exchange.operation.id);
    return exchange;
  }
  async function send(call: Call): Promise<Exchange> {
    let exchange = await sendOnce(call);
    for (const ms of patienceMs) {
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
    async ask(id, input, caller, note) {
      const asked = operation(id);
      const fields = asked.body ? { input: {}, body: input } : { input };
      const exchange = await send({ operation: asked, ...fields, caller });
      note?.(exchange);
      if (succeeded(exchange)) return exchange.envelope?.data as never;
      const answer = exchange.lost ?? String(exchange.envelope?.msg ?? `HTTP ${exchange.status}`);
      throw new Unmet('unproven', `${asked.path} answered: ${answer}`, exchange);
    },
  };
}
