/** A judgement in plain values: what JSON, JUnit, HTML and the baseline are written from. */
import { contractVersion } from '../contract/operations.ts';
import { curlOf, loginLine } from '../target/curl.ts';
import { passwordsOf, type Exchange, type Secret } from '../target/exchange.ts';
import type { Asked } from '../runner/run-options.ts';
import type { Finding, Verdict } from '../runner/check.ts';
import { entriesOf, goneOf, isKnown } from '../runner/baseline-match.ts';
import type { MachineCoverage } from '../runner/state-coverage.ts';
import { outcomeOf, verdictOf, type Judgement, type Outcome } from '../runner/judgement.ts';

export interface ToldCall {
  readonly curl: string;
  readonly status: number;
  readonly answer: string;
  readonly ms: number;
}

export interface ToldFault {
  readonly check: string;
  readonly operation: string;
  readonly level: 'must' | 'should';
  readonly law: string;
  readonly source: string;
  readonly says: string;
  /** Lines that fill the variables of the calls. */
  readonly logins: readonly string[];
  readonly calls: readonly ToldCall[];
  /** Known from a baseline, so that it does not fail the run. */
  readonly isKnown: boolean;
  /** What a baseline notes of it, and of all else that the same check found at the same operation. */
  readonly entries: readonly string[];
}

export interface ToldOperation {
  readonly id: string;
  readonly path: string;
  readonly method: string;
  readonly origin: string;
  readonly verdict: Verdict;
  readonly why?: string;
  /** The call that a conformant backend grants. */
  readonly refused?: ToldCall;
  readonly calls: number;
  readonly successes: number;
  readonly errorsSeen: readonly string[];
  readonly errorsUnseen: readonly string[];
  readonly fieldsSeen: readonly string[];
  readonly fieldsUnseen: readonly string[];
  readonly medianMs: number;
  readonly p95Ms: number;
}

/** What a check could not tell, and why: neither a pass nor a fault. */
export interface ToldInconclusive {
  readonly check: string;
  readonly level: 'must' | 'should';
  readonly law: string;
  readonly source: string;
  readonly why: string;
  readonly operations: readonly string[];
  /** The call that was answered in another way than the check needs. */
  readonly refused?: ToldCall;
}

export interface Told {
  readonly contract: string;
  readonly baseUrl: string;
  readonly seed: number;
  readonly startedAt: string;
  readonly seconds: number;
  readonly outcome: Outcome;
  /** The options of the run, and whether a baseline was given. */
  readonly asked: Asked;
  readonly baseline: boolean;
  /** Faults of the baseline that were looked for and not found. */
  readonly gone: readonly string[];
  /** Ended before every check had run. */
  readonly isBrokenOff: boolean;
  /** The last call that was answered, where the backend stopped answering. */
  readonly stoppedAfter?: number;
  readonly calls: number;
  readonly checks: readonly {
    readonly id: string;
    readonly area: string;
    readonly level: string;
    readonly says: string;
    readonly source: string;
  }[];
  readonly counts: Readonly<Record<Verdict, number>>;
  readonly operations: readonly ToldOperation[];
  /** Which states of the contract's machines were seen. */
  readonly states: readonly MachineCoverage[];
  readonly faults: readonly ToldFault[];
  /** Each check and reason once, with the operations that are concerned. */
  readonly inconclusive: readonly ToldInconclusive[];
  /** Which check found what about which operation. */
  readonly verdicts: readonly {
    readonly check: string;
    readonly operation: string;
    readonly verdict: Verdict;
    readonly why?: string;
  }[];
}

const shownLength = 2_000;
/** The calls that lead to a fault are told up to this many; a sequence is never longer. */
const shownCalls = 24;

const callOf = (exchange: Exchange): ToldCall => ({
  curl: curlOf(exchange),
  status: exchange.status,
  answer: exchange.lost ?? withoutPasswords(withoutTokens(exchange), exchange).slice(0, shownLength),
  ms: Math.round(exchange.ms),
});

/** A report is passed around: the tokens that log-ins answer stay out of it. */
const withoutTokens = ({ text }: Exchange): string =>
  text.replace(/"(token|session_token|sliderPass)":"[^"]*"/g, '"$1":"…"');

/** A backend may repeat a password, and reports never show a given one. */
function withoutPasswords(text: string, exchange: Exchange): string {
  const hide = (line: string, { name, value }: Secret): string =>
    value === '' ? line : line.replaceAll(JSON.stringify(value).slice(1, -1), `$${name}`);
  return passwordsOf(exchange).reduce(hide, text);
}

function faultOf(judgement: Judgement, known: ReadonlySet<string>, finding: Finding): ToldFault[] {
  const { faults = [], check: id, operation } = finding;
  // What is new is told rather than what is known.
  const fault = faults.find(({ says }) => !isKnown(finding, says, known)) ?? faults[0];
  const check = judgement.checks.find((one) => one.id === id);
  if (!fault || !check) return [];
  const callers = new Map(
    fault.exchanges.flatMap(({ caller }) => (caller ? [[caller.label, caller] as const] : [])),
  );
  return [
    {
      check: id,
      operation,
      level: check.level,
      law: check.says,
      source: check.source,
      says: fault.exchanges.reduce(withoutPasswords, fault.says),
      logins: [...callers.values()].map((caller) => loginLine(caller, judgement)),
      calls: fault.exchanges.slice(-shownCalls).map(callOf),
      isKnown: isKnown(finding, fault.says, known),
      entries: [...new Set(faults.flatMap(({ says }) => entriesOf(finding, says)))],
    },
  ];
}

function operationOf(judgement: Judgement, index: number): ToldOperation {
  const operation = judgement.operations[index];
  if (!operation) throw new Error(`There is no operation ${index}.`);
  const { id, path, method, origin, errors, fields } = operation;
  const seen = judgement.sightings.of(id);
  const works = judgement.findings.find(
    (finding) => finding.check === 'pos.works' && finding.operation === id,
  );
  const verdict = verdictOf(judgement, id);
  return {
    id,
    path,
    method,
    origin,
    verdict,
    ...(verdict !== 'pass' && works?.why !== undefined && { why: works.why }),
    ...(verdict !== 'pass' && works?.refused && { refused: callOf(works.refused) }),
    calls: seen.calls,
    successes: seen.successes,
    errorsSeen: seen.errors,
    errorsUnseen: errors.filter((key) => !seen.errors.includes(key)),
    fieldsSeen: Object.keys(fields).filter((name) => seen.fields.includes(name)),
    fieldsUnseen: Object.keys(fields).filter((name) => !seen.fields.includes(name)),
    medianMs: Math.round(seen.medianMs),
    p95Ms: Math.round(seen.p95Ms),
  };
}

function inconclusiveOf({ checks, findings }: Judgement): readonly ToldInconclusive[] {
  const open = findings.filter(({ verdict }) => verdict === 'unproven');
  const groups = Map.groupBy(open, ({ check, why }) => `${check} ${why}`);
  return [...groups.values()].flatMap((group): ToldInconclusive[] => {
    const [finding] = group;
    const check = checks.find(({ id }) => id === finding?.check);
    if (!finding || !check) return [];
    const { level, says: law, source, id } = check;
    const operations = group.map(({ operation }) => operation);
    const refused = finding.refused && { refused: callOf(finding.refused) };
    return [{ check: id, level, law, source, why: finding.why ?? '', operations, ...refused }];
  });
}

/** `baseline` are the faults that are known. */
export function tell(judgement: Judgement, baseline?: ReadonlySet<string>): Told {
  const known = baseline ?? new Set<string>();
  const operations = judgement.operations.map((_, index) => operationOf(judgement, index));
  const counts: Record<Verdict, number> = { pass: 0, fail: 0, skipped: 0, unproven: 0 };
  for (const { verdict } of operations) counts[verdict] += 1;
  return {
    contract: contractVersion,
    baseUrl: judgement.baseUrl,
    seed: judgement.seed,
    startedAt: judgement.startedAt,
    seconds: Math.round(judgement.ms / 100) / 10,
    outcome: outcomeOf(judgement, known),
    asked: judgement.asked,
    baseline: baseline !== undefined,
    // Half a run passes what it has not looked at to its end.
    gone:
      judgement.isBrokenOff || judgement.stoppedAfter !== undefined ? [] : goneOf(judgement.findings, known),
    isBrokenOff: judgement.isBrokenOff,
    ...(judgement.stoppedAfter !== undefined && { stoppedAfter: judgement.stoppedAfter }),
    calls: judgement.sightings.calls(),
    checks: judgement.checks.map(({ id, area, level, says, source }) => ({ id, area, level, says, source })),
    counts,
    operations,
    states: judgement.sightings.states(),
    faults: judgement.findings
      .filter(({ verdict }) => verdict === 'fail')
      .flatMap((finding) => faultOf(judgement, known, finding)),
    inconclusive: inconclusiveOf(judgement),
    verdicts: judgement.findings.map(({ check, operation, verdict, why }) => ({
      check,
      operation,
      verdict,
      ...(why !== undefined && { why }),
    })),
  };
}
