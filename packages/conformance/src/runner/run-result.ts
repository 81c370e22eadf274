/** The result of a run, and its outcome. */
import type { OperationId } from '@openmall/sdk';
import type { Operation } from '../contract/operations.ts';
import type { Address } from '../target/target.ts';
import { inconclusiveEntry, isBaselined, notBuiltEntry } from './baseline/baseline-match.ts';
import type { CheckInfo } from './check.ts';
import { checkVerdicts } from './check-verdicts.ts';
import type { Coverage } from './coverage/coverage.ts';
import type { Exchange } from '../target/exchange.ts';
import type { Finding, OperationVerdict } from './finding.ts';
import type { RunOptionsSummary } from './run-options.ts';

export interface RunResult extends Address {
  readonly seed: number;
  readonly options: RunOptionsSummary;
  /** Whether the run was ended before every check had run. */
  readonly isInterrupted: boolean;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  /** How long the run took, in milliseconds. */
  readonly ms: number;
  /** The number of the last call that was answered, if the backend stopped answering during the run. */
  readonly stoppedAfter: number | undefined;
  readonly operations: readonly Operation[];
  /** The operations that are not built, each with the answer that says so. */
  readonly notBuilt: ReadonlyMap<OperationId, Exchange>;
  /** Whether `--only` selected the operations, so that many checks have nothing to judge. */
  readonly isOfSomeOperations: boolean;
  readonly checks: readonly CheckInfo[];
  readonly findings: readonly Finding[];
  /** Why checks without findings were left out, by check. */
  readonly leftOut: ReadonlyMap<string, string>;
  readonly coverage: Coverage;
  /** The operations that succeeded at least once. */
  readonly proven: ReadonlySet<OperationId>;
}

export type Outcome = 'clean' | 'faults' | 'inconclusive';
/** design §9: 0 clean, 1 faults, 2 could not judge. */
export const exitCodes: Readonly<Record<Outcome, number>> = { clean: 0, faults: 1, inconclusive: 2 };

const mustChecks = ({ checks }: RunResult): ReadonlySet<string> =>
  new Set(checks.filter(({ level }) => level === 'must').map(({ id }) => id));

/**
 * The verdict on one operation: the worst of its `must` findings. It is inconclusive if the operation never succeeded or
 * a `must` check could not tell. Findings of `should` checks are reported, but do not count here.
 */
export function verdictOf(result: RunResult, id: OperationId): OperationVerdict {
  if (result.notBuilt.has(id)) return 'notBuilt';
  const must = mustChecks(result);
  const own = result.findings.filter(({ operation, check }) => operation === id && must.has(check));
  if (own.some(({ verdict }) => verdict === 'fail')) return 'fail';
  if (result.stoppedAfter !== undefined) return 'inconclusive';
  if (own.some(({ verdict }) => verdict === 'inconclusive')) return 'inconclusive';
  if (result.proven.has(id)) return 'pass';
  const reached = own.find(({ check }) => check === 'pos.works');
  return reached?.verdict === 'skipped' ? 'skipped' : 'inconclusive';
}

/** Whether the baseline has what keeps the check or the operation from a verdict. */
function isExpected(result: RunResult, id: OperationId, baseline: ReadonlySet<string>): boolean {
  const must = mustChecks(result);
  const open = result.findings.filter(
    ({ operation, verdict, check }) => operation === id && verdict === 'inconclusive' && must.has(check),
  );
  return open.length > 0 && open.every((finding) => baseline.has(inconclusiveEntry(finding)));
}

/** The outcome of the run. What the baseline has does not fail it. */
export function outcomeOf(result: RunResult, baseline: ReadonlySet<string> = new Set()): Outcome {
  const must = mustChecks(result);
  const isNew = (finding: Finding): boolean =>
    must.has(finding.check) &&
    (finding.faults ?? []).some(({ message }) => !isBaselined(finding, message, baseline));
  if (result.findings.some(isNew)) return 'faults';
  const isMissing = (id: OperationId): boolean =>
    result.notBuilt.has(id) && !baseline.has(notBuiltEntry(id)) && !result.options.allowMissing;
  if (result.operations.some(({ id }) => isMissing(id))) return 'faults';
  if (result.isInterrupted || result.stoppedAfter !== undefined) return 'inconclusive';
  const silent = checkVerdicts(result).some(
    ({ level, verdict, counts }) =>
      level === 'must' && verdict === 'inconclusive' && counts.inconclusive === 0,
  );
  const open = result.operations.filter(({ id }) => verdictOf(result, id) === 'inconclusive');
  return silent || open.some(({ id }) => !isExpected(result, id, baseline)) ? 'inconclusive' : 'clean';
}
