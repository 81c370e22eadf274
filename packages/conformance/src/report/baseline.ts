/** Faults that a team knows: with a baseline only new ones fail the run. */
import { readFileSync, writeFileSync } from 'node:fs';
import { UsageError } from '../runner/usage-error.ts';
import type { Told } from './report-model.ts';

interface Baseline {
  readonly known: readonly string[];
}

const isBaseline = (value: unknown): value is Baseline =>
  typeof value === 'object' &&
  value !== null &&
  'known' in value &&
  Array.isArray(value.known) &&
  value.known.every((one) => typeof one === 'string');

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError(`--baseline ${file} could not be read: ${why}`);
  }
}

export function readBaseline(file: string): ReadonlySet<string> {
  const value = parsed(file);
  if (!isBaseline(value))
    throw new UsageError(`--baseline ${file} is no baseline: --write-baseline writes one, {"known": [...]}.`);
  return new Set(value.known);
}

export function writeBaseline(file: string, told: Told): void {
  const known = told.faults.flatMap(({ entries }) => entries).sort();
  writeFileSync(file, `${JSON.stringify({ known } satisfies Baseline, null, 2)}\n`);
}
