/** Injects latency and faults. The same seed and calls give the same faults. */
import { createRandom } from '@openmall/seeded-random';
import type { AnyOperationId } from '@openmall/sdk';
import { allOperations, type AnyErrorKey, isAnyErrorKey } from './all-documents.ts';
import { refuse } from './refusals.ts';

/** Faults besides the errors of the catalog, with their descriptions. */
export const FAULTS = {
  'server-error': 'the envelope of a server error',
  malformed: 'truncated JSON',
  'wrong-shape': 'an envelope with data of another shape',
  'bad-gateway': 'HTTP 502 with an HTML page',
  offline: 'the connection is closed without a response',
} as const;

export type Fault = keyof typeof FAULTS | AnyErrorKey;

export const isFault = (name: string): name is Fault => Object.hasOwn(FAULTS, name) || isAnyErrorKey(name);

export interface FaultPlan {
  readonly seed: string;
  readonly minMs: number;
  readonly maxMs: number;
  /** The share of failing calls, from 0 to 1. */
  readonly rate: number;
  readonly faults: readonly Fault[];
}

export interface InjectedFault {
  readonly delayMs: number;
  readonly fault: Fault | undefined;
}

/** Whether the operation may have the fault: errors of the catalog must be its own. */
const fits = (fault: Fault, id: AnyOperationId): boolean =>
  Object.hasOwn(FAULTS, fault) || allOperations[id].errors.includes(fault);

/** Draws per operation and number of its calls, so that parallel calls of other operations do not change the result. */
export function createFaultInjector({
  seed,
  minMs,
  maxMs,
  rate,
  faults,
}: FaultPlan): (id: AnyOperationId) => InjectedFault {
  const calls = new Map<AnyOperationId, number>();
  return (id) => {
    const count = (calls.get(id) ?? 0) + 1;
    calls.set(id, count);
    const random = createRandom(`${seed} ${id} ${count}`);
    const delayMs = random.integer(minMs, maxMs);
    const possible = faults.filter((fault) => fits(fault, id));
    const isFaulty = random.next() < rate && possible.length > 0;
    return { delayMs, fault: isFaulty ? random.pick(possible) : undefined };
  };
}

/** The response of a fault. `Response.error()` stands for a closed connection. */
export function faultResponse(fault: Fault): Response {
  const json = { 'Content-Type': 'application/json' };
  switch (fault) {
    case 'server-error':
      return refuse('serverError', 'an injected fault');
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
      return refuse(fault, 'an injected fault');
  }
}
