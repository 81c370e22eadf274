/** The results of a run, one JSON line each, so that an interrupted run goes on where it ended. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.ts';
import type { Options } from './options.ts';

/** The name of the run without a planted fault. */
export const NO_FAULT = 'no fault';

export interface Result {
  readonly seed: number;
  /** The name of the fault with its check, or `NO_FAULT`. */
  readonly fault: string;
  /** Found, or without a fault: nothing was reported. */
  readonly isRight: boolean;
  /** What was reported instead. */
  readonly reported: readonly string[];
  readonly seconds: number;
}

export interface Results {
  readonly file: string;
  all(): readonly Result[];
  has(seed: number, fault: string): boolean;
  add(result: Result): void;
}

export function openResults({ database, whole, fresh }: Options): Results {
  const folder = join(root, '.cache/judge-faults');
  const file = join(folder, `${database}${whole ? '-whole' : ''}.jsonl`);
  mkdirSync(folder, { recursive: true });
  if (fresh) rmSync(file, { force: true });
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  const found = lines.map((line) => JSON.parse(line) as Result);
  return {
    file,
    all: () => found,
    has: (seed, fault) => found.some((result) => result.seed === seed && result.fault === fault),
    add(result) {
      found.push(result);
      appendFileSync(file, `${JSON.stringify(result)}\n`);
    },
  };
}
