/** Runs the checks against one backend and collects what they find. */
import type { OperationId } from '@openmall/sdk';
import { createApiClient } from '../setup/api-client.ts';
import { PreconditionError } from '../setup/precondition-error.ts';
import { createPreparedCalls } from '../setup/prepared-calls.ts';
import { createSetup } from '../setup/setup.ts';
import type { Exchange } from '../target/exchange.ts';
import { createCheckContext } from './check-context.ts';
import type { ActiveCheck, CheckInfo } from './check.ts';
import { createCoverage, type Coverage } from './coverage.ts';
import { createFindings, type Findings } from './findings.ts';
import { targetOf, type JudgeOptions } from './judge-options.ts';
import type { RunResult } from './run-result.ts';
import { monitorTarget, type MonitoredTarget, type StoppedError } from '../target/liveness.ts';
import { operations as allOperations } from '../contract/operations.ts';
import type { Target } from '../target/target.ts';
import { createJournal, type Journal } from './journal.ts';
import { createPlan, withoutOperations, type Plan } from './plan.ts';
import { assertReachable, NoAnswerError } from '../target/probe.ts';
import { surveyTarget, type Survey } from '../target/survey.ts';
import { summarizeOptions } from './run-options.ts';

/** How many operations are surveyed at once. */
const PARALLEL_SURVEY = 8;

/** Random inputs per property test. */
const runsOf = ({ quick }: JudgeOptions): number => (quick ? 5 : 25);

interface Run {
  readonly options: JudgeOptions;
  readonly plan: Plan;
  readonly findings: Findings;
  readonly coverage: Coverage;
  readonly journal: Journal;
  readonly monitored: MonitoredTarget;
}

/** Records each exchange and shows it to the passive checks. */
function createInspector({
  plan,
  findings,
  coverage,
  journal,
}: Omit<Run, 'monitored'>): (exchange: Exchange) => void {
  const judged = new Set<OperationId>(plan.operations.map(({ id }) => id));
  return (exchange) => {
    coverage.record(exchange);
    journal.record(exchange);
    if (!judged.has(exchange.operation.id)) return;
    for (const { id, inspect } of plan.passiveChecks) {
      const message = inspect(exchange);
      if (message === undefined) findings.pass(id, exchange.operation.id);
      else findings.fail(id, exchange.operation.id, { message, exchanges: [exchange] });
    }
  };
}

/** A check that crashed is a bug of the judge, or follows from unusable responses. Neither is a pass. */
function recordCrash(check: CheckInfo, { plan, findings }: Run, error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  const isSkipped = error instanceof PreconditionError && error.verdict === 'skipped';
  const record = isSkipped ? findings.skip : findings.inconclusive;
  for (const { id } of plan.operations) record(check.id, id, reason);
}

/** Resolves when the run is interrupted. */
const abortOf = (signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => signal?.addEventListener('abort', () => resolve(), { once: true }));

/** Checks that did not run because the backend stopped answering are inconclusive. */
function recordStop(
  { plan, findings }: Run,
  unfinished: readonly ActiveCheck[],
  { message, unanswered }: StoppedError,
): void {
  const requests = new Set(unanswered.map(({ request }) => request));
  findings.retract(({ exchanges }) => exchanges.some(({ request }) => requests.has(request)));
  const [first] = unanswered;
  for (const { id } of plan.operations) {
    for (const check of unfinished) findings.inconclusive(check.id, id, message);
    const refused = first?.operation.id === id ? first : undefined;
    findings.replaceByInconclusive('pos.works', id, message, refused);
  }
}

/** Runs the checks one after the other, until all are done, the run is interrupted or the backend stops answering. */
async function runActiveChecks(run: Run, runCheck: (check: ActiveCheck) => Promise<void>): Promise<void> {
  const { options, plan, findings, coverage, monitored } = run;
  const abort = abortOf(options.signal);
  for (const [done, check] of plan.activeChecks.entries()) {
    if (options.signal?.aborted) break;
    const faults = findings.all().filter(({ verdict }) => verdict === 'fail').length;
    const [of, calls] = [plan.activeChecks.length, coverage.calls()];
    options.onProgress?.({ check: check.id, done, of, calls, faults });
    const finished = runCheck(check).catch((error: unknown) => recordCrash(check, run, error));
    await Promise.race([finished, abort]);
    const stopped = await monitored.check();
    if (!stopped) continue;
    recordStop(run, plan.activeChecks.slice(done), stopped);
    break;
  }
}

/**
 * Finds out which operations are not built.
 * @throws {UnreachableError} if no operation answers as an openmall backend does.
 */
async function surveyBackend(
  { parallel = PARALLEL_SURVEY }: JudgeOptions,
  target: Target,
  monitored: MonitoredTarget,
): Promise<Survey> {
  const refused = await assertReachable(target).catch((error: unknown) => error);
  if (refused instanceof NoAnswerError) throw refused;
  const survey = await surveyTarget(monitored.target, allOperations, parallel);
  // The calls of the probe may be among those that are not built.
  if (refused !== undefined && !survey.hasAnswered) throw refused;
  return survey;
}

/**
 * Judges a backend. The run takes seconds with `quick` and minutes otherwise.
 * @throws {UnreachableError} if nothing answers at `baseUrl`, or not an openmall backend.
 * @throws {UsageError} for a name in `only` that selects nothing.
 */
export async function judge(options: JudgeOptions): Promise<RunResult> {
  const started = Date.now();
  const whole = createPlan(options);
  const target = targetOf(options);
  const monitored = monitorTarget(target);
  const findings = createFindings(() => monitored.stopped() !== undefined);
  const coverage = createCoverage();
  const { notBuilt, unanswered } = await surveyBackend(options, target, monitored);
  const plan = withoutOperations(whole, notBuilt);
  const journal = createJournal();
  options.control?.observe?.(journal.recordControl);
  const run: Run = { options, plan, findings, coverage, journal, monitored };
  const inspect = createInspector(run);
  unanswered.forEach(inspect);
  const client = createApiClient(monitored.target, inspect, options.control, new Set(notBuilt.keys()));
  const { seed, control, buyers: given = [] } = options;
  const setup = createSetup(client, { given, seed, control });
  const shared = {
    setup,
    prepared: createPreparedCalls(setup),
    journal,
    operations: plan.operations,
    seed: options.seed,
    runs: runsOf(options),
    isQuick: options.quick === true,
    coverageOf: coverage.of,
  };
  await runActiveChecks(run, (check) => check.run(createCheckContext(check.id, shared, findings)));
  return {
    baseUrl: options.baseUrl,
    actionSuffix: options.actionSuffix,
    seed: options.seed,
    options: summarizeOptions(options),
    isInterrupted: options.signal?.aborted === true,
    startedAt: new Date(started).toISOString(),
    ms: Date.now() - started,
    operations: whole.operations,
    notBuilt,
    isOfSomeOperations: plan.isOfSomeOperations,
    checks: [...plan.passiveChecks, ...plan.activeChecks, ...plan.slowChecks],
    stoppedAfter: monitored.stopped()?.after,
    findings: findings.all(),
    leftOut: new Map([
      ...plan.slowChecks.map(({ id }) => [id, 'left out by --quick'] as const),
      ...findings.leftOut(),
    ]),
    coverage,
    proven: setup.proven,
  };
}
