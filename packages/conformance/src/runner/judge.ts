/** Runs the checks against one backend and collects what they find. */
import { PreconditionError } from '../setup/precondition-error.ts';
import type { StoppedError } from '../target/liveness.ts';
import { createCheckContext } from './check-context.ts';
import type { ActiveCheck, CheckInfo } from './check.ts';
import type { JudgeOptions } from './judge-options.ts';
import { createPlan } from './plan.ts';
import { prepareRun, type Run } from './prepare-run.ts';
import { runChecks } from './run-checks.ts';
import { summarizeOptions } from './run-options.ts';
import type { RunResult } from './run-result.ts';

/** A check that crashed is a bug of the judge, or follows from unusable responses. Neither is a pass. */
function recordCrash(check: CheckInfo, { plan, findings }: Run, error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  const isSkipped = error instanceof PreconditionError && error.verdict === 'skipped';
  const record = isSkipped ? findings.skip : findings.inconclusive;
  for (const { id } of plan.operations) record(check.id, id, reason);
}

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

/**
 * Judges a backend. The run takes seconds with `quick` and minutes otherwise.
 * @throws {UnreachableError} if nothing answers at `baseUrl`, or not an openmall backend.
 * @throws {UsageError} for a name in `only` that selects nothing.
 */
export async function judge(options: JudgeOptions): Promise<RunResult> {
  const started = Date.now();
  const whole = createPlan(options);
  const { run, setup, context, survey, isSlowNetwork } = await prepareRun(options, whole);
  const { plan, findings, coverage, monitored } = run;
  await runChecks({
    options,
    checks: plan.activeChecks,
    findings,
    coverage,
    monitored,
    isSlowNetwork,
    runCheck: (check) =>
      check
        .run(createCheckContext(check.id, context, findings))
        .catch((error: unknown) => recordCrash(check, run, error)),
    onStop: (unfinished, stopped) => recordStop(run, unfinished, stopped),
  });
  return {
    baseUrl: options.baseUrl,
    actionSuffix: options.actionSuffix,
    seed: options.seed,
    options: summarizeOptions(options),
    isInterrupted: options.signal?.aborted === true,
    startedAt: new Date(started).toISOString(),
    ms: Date.now() - started,
    operations: whole.operations,
    notBuilt: survey.notBuilt,
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
