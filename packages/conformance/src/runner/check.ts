/** What a check consists of. */
import type { Exchange } from '../target/exchange.ts';
import type { CheckContext } from './check-context.ts';

/** The sections of the report, in order. */
export const areas = [
  'envelope',
  'input',
  'authentication',
  'ownership',
  'paging',
  'catalog',
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

export interface CheckInfo {
  /** Stable id, such as `neg.required`. Baselines and `--only` refer to it. */
  readonly id: string;
  readonly area: Area;
  /** One sentence that is true of a conforming backend. */
  readonly requirement: string;
  /** Where the requirement comes from. What the specification marks "not shown" is never a `must`. */
  readonly source: string;
  readonly level: 'must' | 'should';
}

/** Inspects every response of the run. */
export interface PassiveCheck extends CheckInfo {
  /** Returns what is wrong with a response, or undefined. */
  readonly inspect: (exchange: Exchange) => string | undefined;
}

/** Makes calls of its own. */
export interface ActiveCheck extends CheckInfo {
  /** Left out by `--quick`. */
  readonly slow?: boolean;
  readonly run: (context: CheckContext) => Promise<void>;
}
