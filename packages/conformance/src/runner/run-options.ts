/** What a run was asked for: how much it judged, and how it called. Nothing secret, since reports tell it. */
import type { JudgeOptions } from './judge.ts';

export interface Asked {
  readonly quick: boolean;
  readonly extensions: boolean;
  readonly control: boolean;
  readonly only: readonly string[];
  /** Names of the accounts that were given. */
  readonly buyers: readonly string[];
  readonly actionSuffix?: string;
  readonly tokenTransport?: 'query' | 'header';
}

export function askedOf(options: JudgeOptions): Asked {
  const { quick, extensions, control, only = [], buyers = [], actionSuffix, tokenTransport } = options;
  return {
    quick: quick === true,
    extensions: extensions === true,
    control: control !== undefined,
    only,
    buyers: buyers.map(({ username }) => username),
    ...(actionSuffix !== undefined && { actionSuffix }),
    ...(tokenTransport !== undefined && { tokenTransport }),
  };
}
