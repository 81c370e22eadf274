/** `openmall-conformance`: judges a backend and reports what it found. Exit codes: 0 clean, 1 faults, 2 could not judge. */
import { appendFileSync } from 'node:fs';
import { compare, type Comparison } from '../compare/compare.ts';
import { readBaseline, tightenBaseline, writeBaseline } from '../report/baseline.ts';
import { buildReport } from '../report/build-report.ts';
import { comparisonReport } from '../report/comparison-report.ts';
import type { Report } from '../report/report-model.ts';
import { githubAnnotations } from '../report/formats/github.ts';
import { markdownReport } from '../report/formats/markdown.ts';
import { readReport } from '../report/read-report.ts';
import { trendReport } from '../report/formats/trend.ts';
import { terminalReport } from '../report/terminal.ts';
import { assertWritable, writeReport } from '../report/write-report.ts';
import { judge } from '../runner/judge.ts';
import { exitCodes, type Outcome } from '../runner/run-result.ts';
import { resolveOnly } from '../runner/plan.ts';
import { UnreachableError } from '../target/probe.ts';
import { UsageError } from '../runner/usage-error.ts';
import { createControl, type Control } from '../setup/control.ts';
import { createHookControl } from '../setup/hook-control.ts';
import { PreconditionError } from '../setup/precondition-error.ts';
import { validateUrl } from './validate-url.ts';
import { createAsk } from './hook-options.ts';
import { listenForInterruption } from './interruption.ts';
import { readOptions, type CliOptions } from './options.ts';
import { createProgressLine, type ProgressLine } from './progress-line.ts';
import { isBehindProxy, runBehindProxy } from './proxy-environment.ts';
import { runOffice } from './office-command.ts';
import { runProxy } from './proxy-command.ts';
import { isStillThere, readReplay } from './replay.ts';
import { USAGE } from './usage.ts';

const print = (text: string): void => void process.stdout.write(`${text}\n`);

/** Two backends that refuse everything do not differ, but that shows nothing. */
const comparisonOutcome = ({ differences, operations, neverSucceeded }: Comparison): Outcome => {
  if (differences.length > 0) return 'faults';
  return neverSucceeded.length === operations ? 'inconclusive' : 'clean';
};

async function compareBackends(options: CliOptions, otherUrl: string, line: ProgressLine): Promise<number> {
  const comparison = await compare({ ...options, onProgress: line.show }, otherUrl);
  line.clear();
  if (comparison.operations === 0)
    throw new UsageError('--compare takes operations, and --only names checks.');
  print(comparisonReport(comparison));
  return exitCodes[comparisonOutcome(comparison)];
}

/** The control contract of a test build, or the hooks of the team. */
function controlOf({ baseUrl, controlSecret, hooks }: CliOptions): Control | undefined {
  if (controlSecret !== undefined) return createControl(baseUrl, controlSecret);
  return Object.keys(hooks).length > 0 ? createHookControl({ hooks, ask: createAsk() }) : undefined;
}

/** Finds every mistake on the command line before the first call. */
function prepare(given: CliOptions) {
  const options = { ...given, only: resolveOnly(given) };
  const { baseline, reports, writeBaseline: newBaseline } = options;
  const outputs = [...reports.map(({ file }) => file), ...(newBaseline === undefined ? [] : [newBaseline])];
  outputs.forEach(assertWritable);
  return {
    options,
    known: baseline === undefined ? undefined : readBaseline(baseline),
    control: controlOf(options),
  };
}

/** A file that cannot be written must not cost the others. */
function tryWrite(file: string, write: () => void): boolean {
  try {
    write();
    return true;
  } catch (error) {
    console.error(`${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

/** An interrupted run did not find every fault, so it writes no baseline. */
function writeAll(
  { reports, baseline, ratchet, ...rest }: CliOptions,
  report: Report,
  known: ReadonlySet<string> = new Set(),
): boolean {
  const newBaseline = report.isInterrupted ? undefined : rest.writeBaseline;
  const results = reports.map(({ kind, file }) => tryWrite(file, () => writeReport(kind, file, report)));
  if (newBaseline !== undefined)
    results.push(tryWrite(newBaseline, () => writeBaseline(newBaseline, report)));
  if (ratchet && baseline !== undefined)
    results.push(tryWrite(baseline, () => tightenBaseline(baseline, known, report)));
  return results.every(Boolean);
}

/** Annotations at the job, and its summary where GitHub asks for it. */
function annotate(report: Report): void {
  print(githubAnnotations(report));
  const summary = process.env['GITHUB_STEP_SUMMARY'];
  if (summary !== undefined && summary !== '')
    tryWrite(summary, () => appendFileSync(summary, markdownReport(report)));
}

async function run(given: CliOptions): Promise<number> {
  const { options, known, control } = prepare(given);
  const line = createProgressLine(process.stderr);
  if (options.compareUrl !== undefined) return compareBackends(options, options.compareUrl, line);
  await control?.assertAvailable();
  const interruption = listenForInterruption();
  const { signal } = interruption;
  const report = buildReport(await judge({ ...options, control, onProgress: line.show, signal }), known);
  line.clear();
  print(terminalReport(report));
  if (options.github) annotate(report);
  const isWritten = writeAll(options, report, known);
  // Calls of the interrupted check are still running, so the process would not end by itself.
  if (report.isInterrupted) process.exit(interruption.exitCode());
  return isWritten || report.outcome === 'faults' ? exitCodes[report.outcome] : exitCodes.inconclusive;
}

/** Exit code 1 if the fault is still there, 0 if the check passes now, 2 if it could not tell. */
async function runReplay(target: string, given: CliOptions): Promise<number> {
  const replay = readReplay(target, given);
  const { fault, number, options } = replay;
  validateUrl('--base-url', options.baseUrl, options.allowRemote);
  const { control } = prepare(options);
  await control?.assertAvailable();
  const report = buildReport(await judge({ ...options, control }));
  const again = report.faults.filter(({ check }) => check === fault.check);
  print(terminalReport({ ...report, faults: again }));
  const isThere = isStillThere(replay, report);
  const isJudged = report.verdicts.some(
    ({ check, operation, verdict }) =>
      check === fault.check && operation === fault.operation && (verdict === 'pass' || verdict === 'fail'),
  );
  const gone = isJudged ? 'is gone' : 'could not be judged';
  print(
    `#${number} ${fault.check} ${fault.operation} ${isThere ? 'is still there' : gone}: ${fault.message}`,
  );
  if (isThere) return exitCodes.faults;
  return isJudged ? exitCodes.clean : exitCodes.inconclusive;
}

/** The warning is printed on every run, since anybody may then answer for the backend. */
function allowAnyCertificate(): void {
  process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
  console.error('WARNING: --insecure: certificates are not checked, so anybody may answer for the backend.');
}

async function start(args: readonly string[]): Promise<void> {
  if (args[0] === 'office') return void (process.exitCode = await runOffice(args.slice(1), print));
  if (args[0] === 'proxy') return void (process.exitCode = await runProxy(args.slice(1), print));
  const options = readOptions(args);
  if (options.insecure) allowAnyCertificate();
  if (options.help) print(USAGE);
  else if (options.trend) print(trendReport(options.trend.map((file) => readReport('--trend', file))));
  else if (options.proxy !== undefined && !isBehindProxy(options.proxy))
    process.exitCode = await runBehindProxy(options.proxy);
  else if (options.replay !== undefined) process.exitCode = await runReplay(options.replay, options);
  else process.exitCode = await run(options);
}

try {
  await start(process.argv.slice(2));
} catch (error) {
  if (error instanceof UsageError) console.error(`${error.message}\n\n${USAGE}`);
  else if (error instanceof UnreachableError || error instanceof PreconditionError)
    console.error(error.message);
  else throw error;
  process.exitCode = exitCodes.inconclusive;
}
