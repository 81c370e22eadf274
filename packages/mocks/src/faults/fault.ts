/** The faults of calls, and how often they occur. */
import type { ErrorKey, OperationId } from '@openmall/sdk';
import { isErrorKey } from '../state/refusal.ts';

export type Fault =
  /** A rejection with an error of the catalog. */
  | { readonly kind: 'refuse'; readonly key: ErrorKey }
  /** An HTML page of a gateway. */
  | { readonly kind: 'http'; readonly status: 500 | 502 | 503 | 504 | 429 }
  /** HTTP 200 with truncated JSON. */
  | { readonly kind: 'malformed' }
  /** HTTP 200 with JSON whose data has a wrong shape. */
  | { readonly kind: 'wrongShape' }
  /** No response. */
  | { readonly kind: 'network' };

/** A fault and the calls that it applies to. */
export interface FaultRule {
  readonly fault: Fault;
  /** All operations if undefined. */
  readonly operation?: OperationId;
  /** Limits the rule to operations that require a token, or to the writes among them. */
  readonly of?: 'guarded' | 'guardedWrites';
  /** The share of calls, from 0 to 1; 1 if undefined. */
  readonly rate?: number;
  /** The maximum number of faulty calls. */
  readonly times?: number;
}

/** Minimum and maximum in milliseconds. */
export type Delay = readonly [number, number];

/** Parses the short form of a fault, as in the panel: `insufficientBalance`, `502`, `malformed`, `network`. */
export function faultCalled(name: string): Fault | undefined {
  if (name === 'malformed' || name === 'wrongShape' || name === 'network') return { kind: name };
  const status = ([500, 502, 503, 504, 429] as const).find((known) => String(known) === name);
  if (status !== undefined) return { kind: 'http', status };
  return isErrorKey(name) ? { kind: 'refuse', key: name } : undefined;
}

export const nameOfFault = (fault: Fault): string =>
  fault.kind === 'refuse' ? fault.key : fault.kind === 'http' ? String(fault.status) : fault.kind;
