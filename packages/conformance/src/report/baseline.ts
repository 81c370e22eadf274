/** Reads and writes baselines: lists of known faults, of operations that are not built and of checks that could not tell. Only what is new fails the run. */
import { readFileSync, writeFileSync } from 'node:fs';
import { UsageError } from '../runner/usage-error.ts';
import type { Report } from './report-model.ts';

interface Baseline {
  readonly known: readonly string[];
}

const isBaseline = (value: unknown): value is Baseline =>
  typeof value === 'object' &&
  value !== null &&
  'known' in value &&
  Array.isArray(value.known) &&
  value.known.every((item) => typeof item === 'string');

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`--baseline ${file} cannot be read: ${reason}`);
  }
}

/** @throws {UsageError} if the file cannot be read or is not a baseline. */
export function readBaseline(file: string): ReadonlySet<string> {
  const value = parsed(file);
  if (!isBaseline(value))
    throw new UsageError(
      `--baseline ${file} is not a baseline, {"known": [...]}: create one with --write-baseline.`,
    );
  return new Set(value.known);
}

export function writeBaseline(file: string, report: Report): void {
  const known = [...report.faults.flatMap(({ entries }) => entries), ...report.openEntries];
  write(file, known);
}

/** Takes out what is fixed and adds nothing, so that a baseline only gets shorter. */
export function tightenBaseline(file: string, known: ReadonlySet<string>, { fixed }: Report): void {
  if (fixed.length > 0)
    write(
      file,
      [...known].filter((entry) => !fixed.includes(entry)),
    );
}

function write(file: string, entries: readonly string[]): void {
  const known = [...new Set(entries)].sort();
  writeFileSync(file, `${JSON.stringify({ known } satisfies Baseline, null, 2)}\n`);
}
