/** The report of a run in plain values. JSON, JUnit, HTML and the baseline are written from it. */
import type { OperationVerdict, Verdict } from '../runner/finding.ts';
import type { Outcome } from '../runner/run-result.ts';
import type { RunOptionsSummary } from '../runner/run-options.ts';
import type { Cause } from './causes.ts';
import type { MachineCoverage } from '../runner/coverage/state-coverage.ts';

type Level = 'must' | 'should';

export interface ReportedCall {
  /** The call as one line for a shell. */
  readonly curl: string;
  /** The HTTP status. */
  readonly status: number;
  readonly answer: string;
  readonly ms: number;
  /** Calls with the same number are made at once. */
  readonly race?: number;
  /** A call of the control contract. */
  readonly isControl?: boolean;
  /** What was sent and received, without secrets. */
  readonly sent?: SentCall;
}

export interface SentCall {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly responseHeaders: Readonly<Record<string, string>>;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
}

export interface ReportedFault {
  readonly check: string;
  readonly operation: string;
  readonly level: Level;
  readonly requirement: string;
  readonly source: string;
  readonly message: string;
  /** Lines for a shell that set the variables of the calls. */
  readonly logins: readonly string[];
  readonly calls: readonly ReportedCall[];
  /** The finding of which this one is a consequence. */
  readonly explainedBy?: Cause;
  /** In the baseline, so it does not fail the run. */
  readonly isBaselined: boolean;
  /** The baseline entries for this fault and for all others of the same check and operation. */
  readonly entries: readonly string[];
}

export interface ReportedOperation {
  readonly id: string;
  readonly path: string;
  readonly method: string;
  readonly origin: string;
  /** The area of the contract, such as `orders`. */
  readonly area: string;
  readonly verdict: OperationVerdict;
  /** Why the operation never succeeded. */
  readonly reason?: string;
  /** The call that a conforming backend grants. */
  readonly refused?: ReportedCall;
  readonly calls: number;
  readonly successes: number;
  readonly errorsSeen: readonly string[];
  readonly errorsUnseen: readonly string[];
  readonly fieldsSeen: readonly string[];
  readonly fieldsUnseen: readonly string[];
  readonly medianMs: number;
  readonly p95Ms: number;
}

export type OperationCounts = Readonly<Record<OperationVerdict, number>>;

/** The progress of one area of the contract. */
export interface ReportedArea {
  readonly name: string;
  readonly operations: number;
  readonly counts: OperationCounts;
}

export interface ReportedCheck {
  readonly id: string;
  readonly area: string;
  readonly level: Level;
  readonly requirement: string;
  readonly source: string;
  readonly verdict: Verdict;
  /** Why it was skipped or is inconclusive. */
  readonly reason?: string;
  /** What it could not judge, although the rest of it passed. */
  readonly leftOut?: string;
  /** How many operations have each verdict of this check. */
  readonly operations: Readonly<Record<Verdict, number>>;
}

/** A check that could not tell: neither a pass nor a fault. */
export interface InconclusiveCheck {
  readonly check: string;
  readonly level: Level;
  readonly requirement: string;
  readonly source: string;
  readonly reason: string;
  readonly operations: readonly string[];
  /** The finding of which this one is a consequence. */
  readonly explainedBy?: Cause;
  /** The call whose response is the reason. */
  readonly refused?: ReportedCall;
}

export interface Report {
  /** The version of the contract. */
  readonly contract: string;
  readonly baseUrl: string;
  readonly seed: number;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  readonly seconds: number;
  readonly outcome: Outcome;
  readonly options: RunOptionsSummary;
  /** Whether a baseline was given. */
  readonly baseline: boolean;
  /** Baseline entries whose faults this run looked for and did not find. */
  readonly fixed: readonly string[];
  /** Whether the run was ended before every check had run. */
  readonly isInterrupted: boolean;
  /** The number of the last call that was answered, if the backend stopped answering. */
  readonly stoppedAfter?: number;
  readonly calls: number;
  /** Every check of the run, also those that were left out, each with what it came to. */
  readonly checks: readonly ReportedCheck[];
  readonly checkCounts: Readonly<Record<Verdict, number>>;
  readonly counts: OperationCounts;
  readonly operations: readonly ReportedOperation[];
  /** How far each area of the contract is. */
  readonly areas: readonly ReportedArea[];
  /** What to do next, the most effective first. */
  readonly nextSteps: readonly string[];
  /** The baseline entries for what is not built or could not be judged. */
  readonly openEntries: readonly string[];
  /** Which states of the contract's state machines were seen. */
  readonly states: readonly MachineCoverage[];
  readonly faults: readonly ReportedFault[];
  /** Each check and reason once, with the operations that are concerned. */
  readonly inconclusive: readonly InconclusiveCheck[];
  /** What each check found about each operation. */
  readonly verdicts: readonly {
    readonly check: string;
    readonly operation: string;
    readonly verdict: Verdict;
    readonly reason?: string;
    /** What the check could not judge about the operation, although the rest passed. */
    readonly leftOut?: string;
  }[];
}
