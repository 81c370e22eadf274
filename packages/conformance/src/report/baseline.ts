/** Faults that a team knows: with a baseline only new ones fail the run. */
import { readFileSync, writeFileSync } from 'node:fs';
import { keyOf, type Told } from './told.ts';

interface Baseline {
  readonly known: readonly string[];
}

export function readBaseline(file: string): ReadonlySet<string> {
  const { known } = JSON.parse(readFileSync(file, 'utf8')) as Baseline;
  return new Set(known);
}

export function writeBaseline(file: string, told: Told): void {
  const known = told.faults.map(keyOf).sort();
  writeFileSync(file, `${JSON.stringify({ known } satisfies Baseline, null, 2)}\n`);
}
