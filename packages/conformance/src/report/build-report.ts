import { contractVersion, type Operation } from '../contract/operations.ts';
import {
  baselineEntries,
  fixedSinceBaseline,
  isBaselined,
  openEntries,
} from '../runner/baseline/baseline-match.ts';
import type { OperationId } from '@openmall/sdk';
import { areasOf, countOperations } from './areas.ts';
import { causeOfCall, causeOfInconclusive } from './causes.ts';
import { controlLines, stepsOf } from './shell.ts';
import { nextSteps } from './next-steps.ts';
import { checkVerdicts, countVerdicts } from '../runner/check-verdicts.ts';
import type { Finding } from '../runner/finding.ts';
import { outcomeOf, verdictOf, type RunResult } from '../runner/run-result.ts';
import { curlOf, loginLine, withoutSecrets } from '../target/curl.ts';
import { passwordsOf, type Exchange, type Secret } from '../target/exchange.ts';
import type {
  InconclusiveCheck,
  Report,
  ReportedCall,
  ReportedCheck,
  ReportedFault,
  ReportedOperation,
  SentCall,
} from './report-model.ts';

const MAX_ANSWER_LENGTH = 2_000;
/** No sequence of calls is longer than this. */
const MAX_CALLS = 24;

/** Reports are passed around, so they contain no tokens of logins. */
const withoutTokens = ({ text }: Exchange): string =>
  text.replace(/"(token|session_token|sliderPass)":"[^"]*"/g, '"$1":"…"');

/** A backend may repeat a password, and reports never show one that was given. */
function withoutPasswords(text: string, exchange: Exchange): string {
  const hide = (line: string, { name, value }: Secret): string =>
    value === '' ? line : line.replaceAll(JSON.stringify(value).slice(1, -1), `$${name}`);
  return passwordsOf(exchange).reduce(hide, text);
}

function sentCall(exchange: Exchange): SentCall {
  const { request, headers, at } = exchange;
  // The variables are not for a shell here, so they need no quotes around them.
  const hide = (text: string): string => withoutSecrets(text, exchange).replaceAll(/'"(\$\w+)"'/g, '$1');
  return {
    method: request.method,
    url: hide(request.url),
    headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, hide(value)])),
    ...(request.body !== undefined && { body: hide(request.body) }),
    responseHeaders: Object.fromEntries([...headers].filter(([name]) => name !== 'set-cookie')),
    startedAt: new Date(performance.timeOrigin + at).toISOString(),
  };
}

const describeCall = (exchange: Exchange, race?: number): ReportedCall => ({
  curl: curlOf(exchange),
  ...(race !== undefined && { race }),
  sent: sentCall(exchange),
  status: exchange.status,
  answer:
    exchange.networkError ?? withoutPasswords(withoutTokens(exchange), exchange).slice(0, MAX_ANSWER_LENGTH),
  ms: Math.round(exchange.ms),
});

function describeFault(result: RunResult, baseline: ReadonlySet<string>, finding: Finding): ReportedFault[] {
  const { faults = [], check: id, operation } = finding;
  // A new fault is shown rather than one in the baseline.
  const fault = faults.find(({ message }) => !isBaselined(finding, message, baseline)) ?? faults[0];
  const check = result.checks.find((candidate) => candidate.id === id);
  if (!fault || !check) return [];
  const cause = causeOfCall(result, finding, fault.exchanges.at(-1));
  const exchanges = fault.exchanges.slice(-MAX_CALLS);
  const callers = new Map(
    fault.exchanges.flatMap(({ caller }) => (caller ? [[caller.label, caller] as const] : [])),
  );
  return [
    {
      check: id,
      operation,
      level: check.level,
      requirement: check.requirement,
      source: check.source,
      ...(cause && { explainedBy: cause }),
      message: fault.exchanges.reduce(withoutPasswords, fault.message),
      logins: [
        ...[...callers.values()].map((caller) => loginLine(caller, result)),
        ...((fault.control ?? []).some(({ command }) => command === undefined)
          ? controlLines(result.baseUrl)
          : []),
      ],
      calls: stepsOf(exchanges, fault.control ?? [], describeCall),
      isBaselined: isBaselined(finding, fault.message, baseline),
      entries: [...new Set(faults.flatMap(({ message }) => baselineEntries(finding, message)))],
    },
  ];
}

/** A server that has the path for another method says 405. */
function notBuiltReason({ notBuilt }: RunResult, id: OperationId): string {
  const answer = notBuilt.get(id);
  if (!answer || answer.envelope?.code !== undefined) return 'answers notImplemented';
  return answer.status === 405
    ? `answers HTTP 405: is it built for another method than ${answer.request.method}?`
    : `answers HTTP ${answer.status}`;
}

function describeOperation(result: RunResult, operation: Operation): ReportedOperation {
  const { id, path, method, origin, tag, errors, fields } = operation;
  const coverage = result.coverage.of(id);
  const reached = result.findings.find(
    (finding) => finding.check === 'pos.works' && finding.operation === id,
  );
  const verdict = verdictOf(result, id);
  return {
    id,
    path,
    method,
    origin,
    area: tag,
    verdict,
    ...(verdict === 'notBuilt' && { reason: notBuiltReason(result, id) }),
    ...(verdict !== 'pass' && reached?.reason !== undefined && { reason: reached.reason }),
    ...(verdict !== 'pass' && reached?.refused && { refused: describeCall(reached.refused) }),
    calls: coverage.calls,
    successes: coverage.successes,
    errorsSeen: coverage.errors,
    errorsUnseen: errors.filter((key) => !coverage.errors.includes(key)),
    fieldsSeen: Object.keys(fields).filter((name) => coverage.fields.includes(name)),
    fieldsUnseen: Object.keys(fields).filter((name) => !coverage.fields.includes(name)),
    medianMs: Math.round(coverage.medianMs),
    p95Ms: Math.round(coverage.p95Ms),
  };
}

function listInconclusive(result: RunResult): readonly InconclusiveCheck[] {
  const { checks, findings } = result;
  const inconclusive = findings.filter(({ verdict }) => verdict === 'inconclusive');
  const groups = Map.groupBy(inconclusive, ({ check, reason }) => `${check} ${reason}`);
  return [...groups.values()].flatMap((group): InconclusiveCheck[] => {
    const [finding] = group;
    const check = checks.find(({ id }) => id === finding?.check);
    if (!finding || !check) return [];
    const { level, requirement, source, id } = check;
    const operations = group.map(({ operation }) => operation);
    const cause = causeOfInconclusive(result, finding);
    const explained = cause && { explainedBy: cause };
    const refused = finding.refused && { refused: describeCall(finding.refused) };
    return [
      {
        check: id,
        level,
        requirement,
        source,
        reason: finding.reason ?? '',
        operations,
        ...explained,
        ...refused,
      },
    ];
  });
}

function describeChecks(result: RunResult): readonly ReportedCheck[] {
  const infos = new Map(result.checks.map((info) => [info.id, info]));
  return checkVerdicts(result).flatMap(({ check, counts, ...verdict }): ReportedCheck[] => {
    const info = infos.get(check);
    if (!info) return [];
    const { id, area, requirement, source } = info;
    return [{ id, area, requirement, source, ...verdict, operations: counts }];
  });
}

/** Builds the report of a run. `baseline` holds the entries of known faults, if a baseline was given. */
export function buildReport(result: RunResult, baseline?: ReadonlySet<string>): Report {
  const known = baseline ?? new Set<string>();
  const operations = result.operations.map((operation) => describeOperation(result, operation));
  const checks = describeChecks(result);
  const faults = result.findings
    .filter(({ verdict }) => verdict === 'fail')
    .flatMap((finding) => describeFault(result, known, finding));
  const isWhole = !result.isInterrupted && result.stoppedAfter === undefined;
  return {
    contract: contractVersion,
    baseUrl: result.baseUrl,
    seed: result.seed,
    startedAt: result.startedAt,
    seconds: Math.round(result.ms / 100) / 10,
    outcome: outcomeOf(result, known),
    options: result.options,
    baseline: baseline !== undefined,
    // A run that ended early did not look for every fault.
    fixed: isWhole ? fixedSinceBaseline(result, known) : [],
    isInterrupted: result.isInterrupted,
    ...(result.stoppedAfter !== undefined && { stoppedAfter: result.stoppedAfter }),
    calls: result.coverage.calls(),
    checks,
    checkCounts: countVerdicts(checks),
    counts: countOperations(operations),
    operations,
    areas: areasOf(operations),
    states: result.coverage.states(),
    faults,
    openEntries: openEntries(result),
    nextSteps: nextSteps({ operations, faults, result }),
    inconclusive: listInconclusive(result),
    verdicts: result.findings.map(({ check, operation, verdict, reason, leftOut }) => ({
      check,
      operation,
      verdict,
      ...(reason !== undefined && { reason }),
      ...(leftOut !== undefined && { leftOut }),
    })),
  };
}
