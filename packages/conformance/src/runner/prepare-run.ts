/** Prepares a run: surveys the backend and creates what the checks share. */
import type { OperationId } from '@openmall/sdk';
import { operations as allOperations } from '../contract/operations.ts';
import { createApiClient } from '../setup/api-client.ts';
import { createPreparedCalls } from '../setup/prepared-calls.ts';
import { createSetup, type Setup } from '../setup/setup.ts';
import type { Exchange } from '../target/exchange.ts';
import { monitorTarget, type MonitoredTarget } from '../target/liveness.ts';
import { assertReachable, NoAnswerError } from '../target/probe.ts';
import { surveyTarget, type Survey } from '../target/survey.ts';
import type { Target } from '../target/target.ts';
import type { CheckContextOptions } from './check-context.ts';
import { createCoverage, type Coverage } from './coverage/coverage.ts';
import { createFindings, type Findings } from './findings.ts';
import { createJournal, type Journal } from './journal.ts';
import { targetOf, type JudgeOptions } from './judge-options.ts';
import { withoutOperations, type Plan } from './plan.ts';

/** How many operations are surveyed at once. */
const PARALLEL_SURVEY = 32;
/** How many operations a check judges at once: a small server stays busy without a queue. */
const [PARALLEL, PARALLEL_IF_SLOW] = [4, 24];

/** Random inputs per property test. */
const runsOf = ({ quick }: JudgeOptions): number => (quick ? 5 : 25);

export interface Run {
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

/** A network that delays every call by more makes a run of one call after the other take minutes. */
const SLOW_MS = 60;
/** Fewer calls may all be slow because the machine is busy. */
const MIN_TIMES = 10;

/**
 * Finds out which operations are not built.
 * @throws {UnreachableError} if no operation answers as an openmall backend does.
 */
async function surveyBackend(
  { parallel = PARALLEL_SURVEY, surveyed = [] }: JudgeOptions,
  target: Target,
  monitored: MonitoredTarget,
): Promise<Survey> {
  const refused = await assertReachable(target).catch((error: unknown) => error);
  if (refused instanceof NoAnswerError) throw refused;
  const unknown = allOperations.filter(({ id }) => !surveyed.includes(id));
  const survey = await surveyTarget(monitored.target, unknown, parallel);
  // The calls of the probe may be among those that are not built.
  if (refused !== undefined && !survey.hasAnswered) throw refused;
  return survey;
}

/** What the checks of a run work with. */
interface PreparedRun {
  readonly run: Run;
  readonly setup: Setup;
  readonly context: CheckContextOptions;
  readonly survey: Survey;
  readonly isSlowNetwork: boolean;
}

/** @throws {UnreachableError} if nothing answers, or not an openmall backend. */
export async function prepareRun(options: JudgeOptions, whole: Plan): Promise<PreparedRun> {
  const target = targetOf(options);
  const monitored = monitorTarget(target);
  const findings = createFindings(() => monitored.stopped() !== undefined);
  const coverage = createCoverage();
  const survey = await surveyBackend(options, target, monitored);
  const { notBuilt, unanswered } = survey;
  // A busy machine delays many calls, and a slow network all of them.
  const isSlowNetwork = survey.times.length > MIN_TIMES && Math.min(...survey.times) > SLOW_MS;
  const plan = withoutOperations(whole, notBuilt);
  const { seed, control, quick, objects, buyers: given = [] } = options;
  const journal = createJournal();
  control?.observe?.(journal.recordControl);
  const run: Run = { options, plan, findings, coverage, journal, monitored };
  const inspect = createInspector(run);
  unanswered.forEach(inspect);
  const client = createApiClient(monitored.target, inspect, control, {
    notBuilt: new Set(notBuilt.keys()),
    hanging: unanswered.filter(({ isTimeout }) => isTimeout).map(({ operation }) => operation.id),
  });
  const setup = createSetup(client, { given, seed, control, objects });
  const context = {
    setup,
    prepared: createPreparedCalls(setup),
    journal,
    operations: plan.operations,
    seed,
    runs: runsOf(options),
    isQuick: quick === true,
    parallel: options.parallel ?? (isSlowNetwork ? PARALLEL_IF_SLOW : PARALLEL),
    coverageOf: coverage.of,
  };
  return { run, setup, context, survey, isSlowNetwork };
}
