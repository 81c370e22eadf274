/** The outcome of a run, and what it comes to. */
import type { OperationId } from '@openmall/sdk';
import type { Operation } from '../contract/operations.ts';
import type { Asked } from './run-options.ts';
import type { Address } from '../target/target.ts';
import type { CheckFacts, Finding, Verdict } from './check.ts';
import { isKnown } from './baseline-match.ts';
import type { Sightings } from './coverage.ts';

export interface Judgement extends Address {
  readonly seed: number;
  readonly asked: Asked;
  /** Ended before every check had run. */
  readonly isBrokenOff: boolean;
  readonly startedAt: string;
  readonly ms: number;
  /** The last call that was answered, where the backend stopped answering before the run was over. */
  readonly stoppedAfter: number | undefined;
  readonly operations: readonly Operation[];
  readonly checks: readonly CheckFacts[];
  readonly findings: readonly Finding[];
  readonly sightings: Sightings;
  readonly proven: ReadonlySet<OperationId>;
}

export type Outcome = 'clean' | 'faults' | 'unproven';
/** design §9: 0 clean, 1 faults, 2 could not judge. */
export const exitCodes: Readonly<Record<Outcome, number>> = { clean: 0, faults: 1, unproven: 2 };

/**
 * One operation's verdict: the worst of its findings that must hold. It is `unproven` (inconclusive) where the operation
 * never succeeded, and where a check that must hold could not tell. A fault of a `should` is reported, but fails nothing.
 */
export function verdictOf(judgement: Judgement, id: OperationId): Verdict {
  const must = new Set(judgement.checks.filter(({ level }) => level === 'must').map((check) => check.id));
  const own = judgement.findings.filter(({ operation, check }) => operation === id && must.has(check));
  if (own.some(({ verdict }) => verdict === 'fail')) return 'fail';
  if (judgement.stoppedAfter !== undefined) return 'unproven';
  if (own.some(({ verdict }) => verdict === 'unproven')) return 'unproven';
  if (judgement.proven.has(id)) return 'pass';
  const tried = own.find(({ check }) => check === 'pos.works');
  return tried?.verdict === 'skipped' ? 'skipped' : 'unproven';
}

/** What the run comes to; faults that a baseline knows fail nothing. */
export function outcomeOf(judgement: Judgement, known: ReadonlySet<string> = new Set()): Outcome {
  const must = new Set(judgement.checks.filter(({ level }) => level === 'must').map(({ id }) => id));
  const isNew = (finding: Finding): boolean =>
    must.has(finding.check) && (finding.faults ?? []).some(({ says }) => !isKnown(finding, says, known));
  if (judgement.findings.some(isNew)) return 'faults';
  if (judgement.isBrokenOff) return 'unproven';
  const verdicts = judgement.operations.map(({ id }) => verdictOf(judgement, id));
  return verdicts.includes('unproven') ? 'unproven' : 'clean';
}
