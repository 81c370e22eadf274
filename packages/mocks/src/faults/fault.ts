/** What can go wrong with a call, and how often. */
import type { ErrorKey, OperationId } from '@openmall/sdk';
import { isErrorKey } from '../state/refusal.ts';

export type Fault =
  /** An error of the catalogue, by its key. */
  | { readonly kind: 'refuse'; readonly key: ErrorKey }
  /** A page of a gateway: HTML, and no answer of the contract. */
  | { readonly kind: 'http'; readonly status: 500 | 502 | 503 | 504 | 429 }
  /** HTTP 200 with half a JSON. */
  | { readonly kind: 'malformed' }
  /** HTTP 200 and JSON, but data of another shape. */
  | { readonly kind: 'wrongShape' }
  /** No answer at all. */
  | { readonly kind: 'network' };

export interface FaultRule {
  readonly fault: Fault;
  /** Every operation where undefined. */
  readonly operation?: OperationId;
  /** Operations that ask for a token, or those of them that write. */
  readonly of?: 'guarded' | 'guardedWrites';
  /** From 0 to 1; 1 where undefined. */
  readonly rate?: number;
  /** How many calls it meets before it is over. */
  readonly times?: number;
}

/** Milliseconds: from, to. */
export type Delay = readonly [number, number];

/** In the short form of the command line and the panel: `insufficientBalance`, `502`, `malformed`, `network`. */
export function faultCalled(name: string): Fault | undefined {
  if (name === 'malformed' || name === 'wrongShape' || name === 'network') return { kind: name };
  const status = ([500, 502, 503, 504, 429] as const).find((one) => String(one) === name);
  if (status !== undefined) return { kind: 'http', status };
  return isErrorKey(name) ? { kind: 'refuse', key: name } : undefined;
}

export const nameOfFault = (fault: Fault): string =>
  fault.kind === 'refuse' ? fault.key : fault.kind === 'http' ? String(fault.status) : fault.kind;
