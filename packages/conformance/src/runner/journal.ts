/** Remembers the calls that later calls depend on, so that a fault can be repeated with all its steps. */
import type { ControlCall } from '../setup/control-call.ts';
import { succeeded, type Exchange } from '../target/exchange.ts';

export interface Journal {
  record(exchange: Exchange): void;
  recordControl(call: ControlCall): void;
  /** The call whose answer first had this id. */
  sourceOf(value: string): Exchange | undefined;
  readonly controlCalls: readonly ControlCall[];
}

/** Shorter values could match by coincidence. */
export const MIN_ID_LENGTH = 6;

/** Values that are good for one use, whichever call returns them. */
const singleUse = new Set(['session_token', 'challengeId', 'sliderPass']);
/** Logins have lines of their own, and uploaded pictures stay. */
const excluded = new Set(['token', 'url', 'path']);

/** The ids in an answer that later calls may send. */
export function idsIn({ envelope, operation }: Exchange): readonly (readonly [key: string, value: string])[] {
  const found: [string, string][] = [];
  function visit(value: unknown, key: string): void {
    if (Array.isArray(value)) return value.forEach((item) => visit(item, key));
    if (typeof value === 'object' && value !== null)
      return Object.entries(value).forEach(([name, item]) => visit(item, name));
    if (typeof value !== 'string' || value.length < MIN_ID_LENGTH || excluded.has(key)) return;
    const isId = /(^id|Id|_id|No)$/.test(key) && operation.semantics !== 'read';
    if (isId || singleUse.has(key)) found.push([key, value]);
  }
  visit(envelope?.data, '');
  return found;
}

export function createJournal(): Journal {
  const sources = new Map<string, Exchange>();
  const controlCalls: ControlCall[] = [];
  return {
    controlCalls,
    record(exchange) {
      if (!succeeded(exchange) || exchange.isOffContract) return;
      for (const [, value] of idsIn(exchange)) if (!sources.has(value)) sources.set(value, exchange);
    },
    recordControl: (call) => void controlCalls.push(call),
    sourceOf: (value) => sources.get(value),
  };
}
