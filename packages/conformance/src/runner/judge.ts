/** Judges one target: runs the checks and gathers what they find. */
import type { OperationId } from '@openmall/sdk';
import { observations as allObservations, trials as allTrials } from '../checks/all-checks.ts';
import { operations as allOperations, type Operation } from '../contract/operations.ts';
import { labelOf, passwordOf, type Exchange } from '../target/exchange.ts';
import { createTarget, type Target, type TargetOptions } from '../target/target.ts';
import type { GivenAccount } from '../setup/accounts.ts';
import type { Control } from '../setup/control.ts';
import { Unmet } from '../setup/precondition-error.ts';
import { createWire } from '../setup/api-client.ts';
import { createWorld } from '../setup/setup.ts';
import { askedOf } from './run-options.ts';
import type { CheckFacts, Observation, Trial } from './check.ts';
import { openCourt } from './check-context.ts';
import { createFindings, type Findings } from './findings.ts';
import { knock } from './probe.ts';
import { meantIds } from '../selection/select-names.ts';
import { createRecord, type Sightings } from './coverage.ts';
import type { Judgement } from './judgement.ts';
import { watchOver, type Stopped, type Watched } from './liveness.ts';

export { Unreachable } from './probe.ts';

export interface JudgeOptions extends TargetOptions {
  readonly buyers?: readonly GivenAccount[];
  readonly seed: number;
  readonly quick?: boolean;
  /** Also the operations that the specification does not list. */
  readonly extensions?: boolean;
  /** Ids of checks or operations, or beginnings of them; everything where empty. */
  readonly only?: readonly string[];
  readonly control?: Control | undefined;
  readonly onProgress?: (progress: Progress) => void;
  /** Ends the run where it is; the judgement then holds what was found so far. */
  readonly signal?: AbortSignal;
}

export interface Progress {
  readonly check: string;
  readonly done: number;
  readonly of: number;
  readonly calls: number;
  readonly faults: number;
}

/** Random inputs of a property; `--quick` asks fewer. */
const runsOf = ({ quick }: JudgeOptions): number => (quick ? 5 : 25);

/** The backend under judgement; passwords that were given are never shown. */
export const targetOf = (options: JudgeOptions): Target =>
  createTarget({
    ...options,
    secrets: (options.buyers ?? []).map(({ password }, index) => passwordOf(labelOf(index), password)),
  });

export const isMeant = (name: string, only: readonly string[]): boolean =>
  only.some((start) => name.startsWith(start));

interface Docket {
  readonly operations: readonly Operation[];
  readonly observations: readonly Observation[];
  readonly trials: readonly Trial[];
}

/** The names of `only` as ids, or a usage error: before a run, since a run of everything takes minutes. */
export function chosenOf({ only = [], extensions, quick }: JudgeOptions): readonly string[] {
  const all = [...allObservations, ...allTrials, ...allOperations];
  const isInRun = (one: (typeof all)[number]): boolean =>
    'origin' in one ? extensions === true || one.origin === 'spec' : !(quick && 'slow' in one && one.slow);
  const { inRun = [], leftOut = [] } = Object.groupBy(all, (one) => (isInRun(one) ? 'inRun' : 'leftOut'));
  return meantIds(only, { inRun, leftOut });
}

function docketOf(options: JudgeOptions): Docket {
  const { extensions, quick } = options;
  const only = chosenOf(options);
  const operations = allOperations.filter(({ origin }) => extensions || origin === 'spec');
  const trials = allTrials.filter(({ slow }) => !quick || !slow);
  if (only.length === 0) return { operations, trials, observations: allObservations };
  const named = operations.filter(({ id }) => isMeant(id, only));
  const chosen = trials.filter(({ id }) => isMeant(id, only));
  const watched = allObservations.filter(({ id }) => isMeant(id, only));
  const [first, ...others] = trials;
  const isByCheck = chosen.length > 0 || watched.length > 0;
  // What never succeeds proves nothing, so the first trial runs in any case; what is watched shows itself in any trial.
  const needed = watched.length > 0 ? others : others.filter((trial) => chosen.includes(trial));
  return {
    operations: named.length > 0 ? named : operations,
    trials: isByCheck && first ? [first, ...needed] : trials,
    observations: isByCheck ? watched : allObservations,
  };
}

function watch(docket: Docket, findings: Findings, sightings: Sightings): (exchange: Exchange) => void {
  const judged = new Set<OperationId>(docket.operations.map(({ id }) => id));
  return (exchange) => {
    sightings.see(exchange);
    if (!judged.has(exchange.operation.id)) return;
    for (const { id, look } of docket.observations) {
      const says = look(exchange);
      if (says === undefined) findings.pass(id, exchange.operation.id);
      else findings.fail(id, exchange.operation.id, { says, exchanges: [exchange] });
    }
  };
}

/** A check that fell over is the judge's own fault or follows from answers of no usable shape; neither is a pass. */
function noteFall(check: CheckFacts, docket: Docket, findings: Findings, error: unknown): void {
  const why = error instanceof Error ? error.message : String(error);
  const verdict = error instanceof Unmet && error.verdict === 'skipped' ? findings.skip : findings.unproven;
  for (const { id } of docket.operations) verdict(check.id, id, why);
}

/** Resolves when the run is broken off. */
const abortOf = (signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => signal?.addEventListener('abort', () => resolve(), { once: true }));

interface Ended {
  readonly docket: Docket;
  readonly findings: Findings;
  /** The trials that were not run to their end. */
  readonly open: readonly Trial[];
}

/** What a backend that stopped answering was not asked is no fault of it, and no pass. */
function noteEnd({ docket, findings, open }: Ended, { message, lost }: Stopped): void {
  const requests = new Set(lost.map(({ request }) => request));
  findings.withdraw(({ exchanges }) => exchanges.some(({ request }) => requests.has(request)));
  const [last] = lost;
  for (const { id } of docket.operations) {
    for (const trial of open) findings.unproven(trial.id, id, message);
    findings.reopen('pos.works', id, message, last?.operation.id === id ? last : undefined);
  }
}

interface Run {
  readonly options: JudgeOptions;
  readonly docket: Docket;
  readonly findings: Findings;
  readonly sightings: Sightings;
  readonly watched: Watched;
}

/** All trials one after the other, or as many as the backend lives to see. */
async function runTrials(
  { options, docket, findings, sightings, watched }: Run,
  tryIt: (trial: Trial) => Promise<void>,
): Promise<void> {
  const abort = abortOf(options.signal);
  for (const [done, trial] of docket.trials.entries()) {
    if (options.signal?.aborted) break;
    const faults = findings.all().filter(({ verdict }) => verdict === 'fail').length;
    const [of, calls] = [docket.trials.length, sightings.calls()];
    options.onProgress?.({ check: trial.id, done, of, calls, faults });
    const tried = tryIt(trial).catch((error: unknown) => noteFall(trial, docket, findings, error));
    await Promise.race([tried, abort]);
    const stopped = await watched.check();
    if (!stopped) continue;
    noteEnd({ docket, findings, open: docket.trials.slice(done) }, stopped);
    break;
  }
}

export async function judge(options: JudgeOptions): Promise<Judgement> {
  const started = Date.now();
  const docket = docketOf(options);
  const target = targetOf(options);
  await knock(target);
  const watched = watchOver(target);
  const findings = createFindings(() => watched.stopped() !== undefined);
  const sightings = createRecord();
  const wire = createWire(watched.target, watch(docket, findings, sightings));
  const world = createWorld(wire, {
    given: options.buyers ?? [],
    seed: options.seed,
    control: options.control,
  });
  const facts = {
    world,
    operations: docket.operations,
    seed: options.seed,
    runs: runsOf(options),
    isQuick: options.quick === true,
    seen: sightings.of,
  };
  const run = { options, docket, findings, sightings, watched };
  await runTrials(run, (trial) => trial.run(openCourt(trial, facts, findings)));
  return {
    baseUrl: options.baseUrl,
    actionSuffix: options.actionSuffix,
    seed: options.seed,
    asked: askedOf(options),
    isBrokenOff: options.signal?.aborted === true,
    startedAt: new Date(started).toISOString(),
    ms: Date.now() - started,
    operations: docket.operations,
    checks: [...docket.observations, ...docket.trials],
    stoppedAfter: watched.stopped()?.after,
    findings: findings.all(),
    sightings,
    proven: world.proven,
  };
}
