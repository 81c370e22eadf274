/** Latency and faults on purpose: the same seed and the same calls get the same trouble. */
import { createRandom } from '@openmall/seeded-random';
import { type ErrorKey, type OperationId, operationMap } from '@openmall/sdk';
import { isErrorKey } from '../state/refusal.ts';
import { refuse } from './refusals.ts';

/** What can go wrong beside the refusals of the catalogue. */
export const FAULTS = {
  'server-error': 'the envelope of a server that failed',
  malformed: 'JSON that ends in the middle',
  'wrong-shape': 'an envelope whose data is not what the contract promises',
  'bad-gateway': 'HTTP 502 and the web page of a proxy',
  offline: 'the connection is cut without an answer',
} as const;

export type Fault = keyof typeof FAULTS | ErrorKey;

export const isFault = (name: string): name is Fault => Object.hasOwn(FAULTS, name) || isErrorKey(name);

export interface FaultPlan {
  readonly seed: string;
  readonly leastMs: number;
  readonly mostMs: number;
  /** How many of the calls go wrong, 0 to 1. */
  readonly rate: number;
  readonly faults: readonly Fault[];
}

export interface FaultInjector {
  readonly delayMs: number;
  readonly fault: Fault | undefined;
}

/** A refusal of the catalogue fits only where the contract allows it. */
const fits = (fault: Fault, id: OperationId): boolean =>
  Object.hasOwn(FAULTS, fault) || (operationMap[id].errors as readonly string[]).includes(fault);

/** Decides by operation and by how often it was called, so that calls side by side do not disturb each other. */
export function createFaultInjector({
  seed,
  leastMs,
  mostMs,
  rate,
  faults,
}: FaultPlan): (id: OperationId) => FaultInjector {
  const calls = new Map<OperationId, number>();
  return (id) => {
    const count = (calls.get(id) ?? 0) + 1;
    calls.set(id, count);
    const random = createRandom(`${seed} ${id} ${count}`);
    const delayMs = random.integer(leastMs, mostMs);
    const possible = faults.filter((fault) => fits(fault, id));
    const goesWrong = random.next() < rate && possible.length > 0;
    return { delayMs, fault: goesWrong ? random.pick(possible) : undefined };
  };
}

/** The answer of a call that goes wrong. `Response.error()` stands for a connection that is cut. */
export function faultAnswer(fault: Fault): Response {
  const json = { 'Content-Type': 'application/json' };
  switch (fault) {
    case 'server-error':
      return refuse('serverError', 'a fault that was asked for');
    case 'malformed':
      return new Response('{"code":"0","msg":null,"data":{"pageIn', { headers: json });
    case 'wrong-shape':
      return new Response('{"code":"0","msg":null,"data":[[42]]}', { headers: json });
    case 'bad-gateway':
      return new Response('<html><body><h1>502 Bad Gateway</h1></body></html>', {
        status: 502,
        headers: { 'Content-Type': 'text/html' },
      });
    case 'offline':
      return Response.error();
    default:
      return refuse(fault, 'a fault that was asked for');
  }
}
