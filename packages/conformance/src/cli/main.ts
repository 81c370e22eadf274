#!/usr/bin/env node
/** `openmall-conformance`: judges a backend and says what it found. Exit 0 clean, 1 faults, 2 could not judge. */
import { compare, type Comparison } from '../compare/compare.ts';
import { exitCodes, type Outcome } from '../runner/judgement.ts';
import { chosenOf, judge, Unreachable } from '../runner/judge.ts';
import { UsageError } from '../runner/usage-error.ts';
import { readBaseline, writeBaseline } from '../report/baseline.ts';
import { comparisonReport } from '../report/comparison-report.ts';
import { terminalReport } from '../report/terminal.ts';
import { tell, type Told } from '../report/report-model.ts';
import { refuseUnwritable, writeReport } from '../report/write-report.ts';
import { createControl } from '../setup/control.ts';
import { Unmet } from '../setup/precondition-error.ts';
import { readOptions, type CliOptions } from './options.ts';
import { listenForInterruption } from './interruption.ts';
import { createProgressLine, type ProgressLine } from './progress-line.ts';
import { usage } from './usage.ts';

async function compareBackends(options: CliOptions, otherUrl: string, line: ProgressLine): Promise<number> {
  const comparison = await compare({ ...options, onProgress: line.show }, otherUrl);
  line.clear();
  if (comparison.operations === 0)
    throw new UsageError('--compare knows operations, and --only names checks.');
  console.log(comparisonReport(comparison));
  return exitCodes[outcomeOfComparison(comparison)];
}

/** Two backends that refuse everything are alike, and nothing is proved by it. */
const outcomeOfComparison = ({ differences, operations, unproven }: Comparison): Outcome => {
  if (differences.length > 0) return 'faults';
  return unproven.length === operations ? 'unproven' : 'clean';
};

/** Everything that a mistake on the command line could spoil is looked at before the first call. */
function prepare(given: CliOptions) {
  const options = { ...given, only: chosenOf(given) };
  const { baseline, baseUrl, controlSecret, reports, writeBaseline: newBaseline } = options;
  const outputs = [...reports.map(({ file }) => file), ...(newBaseline === undefined ? [] : [newBaseline])];
  outputs.forEach(refuseUnwritable);
  return {
    options,
    known: baseline === undefined ? undefined : readBaseline(baseline),
    control: controlSecret === undefined ? undefined : createControl(baseUrl, controlSecret),
  };
}

/** The disk may fill up during a run: one file that fails must not cost the others. */
function saved(file: string, write: () => void): boolean {
  try {
    write();
    return true;
  } catch (error) {
    console.error(`${file} could not be written: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

/** Half a run knows half of the faults, so it is no baseline. */
function saveAll({ reports, ...rest }: CliOptions, told: Told): boolean {
  const newBaseline = told.isBrokenOff ? undefined : rest.writeBaseline;
  const results = reports.map(({ kind, file }) => saved(file, () => writeReport(kind, file, told)));
  if (newBaseline !== undefined) results.push(saved(newBaseline, () => writeBaseline(newBaseline, told)));
  return results.every(Boolean);
}

async function run(given: CliOptions): Promise<number> {
  const { options, known, control } = prepare(given);
  const line = createProgressLine(process.stderr);
  if (options.compareUrl !== undefined) return compareBackends(options, options.compareUrl, line);
  await control?.greet();
  const interruption = listenForInterruption();
  const { signal } = interruption;
  const told = tell(await judge({ ...options, control, onProgress: line.show, signal }), known);
  line.clear();
  console.log(terminalReport(told));
  const isSaved = saveAll(options, told);
  // Calls of the check that was broken off are still under way, so the process would not end by itself.
  if (told.isBrokenOff) process.exit(interruption.exitCode());
  return isSaved || told.outcome === 'faults' ? exitCodes[told.outcome] : exitCodes.unproven;
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options.help) console.log(usage);
  else process.exitCode = await run(options);
} catch (error) {
  if (error instanceof UsageError) console.error(`${error.message}\n\n${usage}`);
  else if (error instanceof Unreachable || error instanceof Unmet) console.error(error.message);
  else throw error;
  process.exitCode = exitCodes.unproven;
}
