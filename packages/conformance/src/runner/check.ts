/** What a check is, and what it may find. */
import type { OperationId } from '@openmall/sdk';
import type { Exchange } from '../target/exchange.ts';
import type { Court } from './check-context.ts';

/** The rooms of the report, in its order. */
export const areas = [
  'envelope',
  'input',
  'authentication',
  'ownership',
  'paging',
  'catalogue',
  'orders',
  'wallet',
  'loans',
  'chat',
  'uploads',
  'races',
  'protocol',
  'leaks',
  'timing',
] as const;
export type Area = (typeof areas)[number];

interface CheckFacts {
  /** Stable name, such as `neg.required`; baselines and `--only` use it. */
  readonly id: string;
  readonly area: Area;
  /** The law, as one sentence that is true of a conformant backend. */
  readonly says: string;
  /** Where the law stands. What the specification marks "not shown" is never a `must`. */
  readonly source: string;
  readonly level: 'must' | 'should';
}

/** Looks at every answer that comes in, whoever asked for it. */
export interface Observation extends CheckFacts {
  /** What is wrong with this answer, in words; undefined where nothing is. */
  readonly look: (exchange: Exchange) => string | undefined;
}

/** Does calls of its own. */
export interface Trial extends CheckFacts {
  /** Left out of `--quick`. */
  readonly slow?: boolean;
  readonly run: (court: Court) => Promise<void>;
}

export type Verdict = 'pass' | 'fail' | 'skipped' | 'unproven';

export interface Fault {
  /** What is wrong, in words that a backend developer can act on. */
  readonly says: string;
  /** The calls that show it, in order; the last one is the one that went wrong. */
  readonly exchanges: readonly Exchange[];
}

/** What a check found out about one operation. */
export interface Finding {
  readonly check: string;
  readonly operation: OperationId;
  readonly verdict: Verdict;
  /** Why it was skipped or proved nothing. */
  readonly why?: string;
  /** The call that was refused where a conformant backend grants it. */
  readonly refused?: Exchange;
  /** The shortest of each kind that differs in words, the shortest of all first. */
  readonly faults?: readonly Fault[];
}

export type { CheckFacts };
