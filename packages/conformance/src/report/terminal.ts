/** The report as text: faults with their calls, then what could not be judged, then the totals. */
import { describeConclusion, describeOptions } from './conclusion.ts';
import type { Report, ReportedFault, ReportedOperation } from './report-model.ts';

const marks = { pass: '✓', fail: '✗', skipped: '-', inconclusive: '?' } as const;
/** If a check fails for more operations, only their names are listed. */
const MAX_FULL_FAULTS = 5;

function faultLines({ operation, message, logins, calls, isBaselined }: ReportedFault): string[] {
  const last = calls.at(-1);
  return [
    `    ${operation} ${message}${isBaselined ? ' (baseline)' : ''}`,
    ...logins.map((line) => `      ${line}`),
    ...calls.map(({ curl }) => `      ${curl}`),
    ...(last ? [`      → HTTP ${last.status} ${last.answer.slice(0, 240).replaceAll('\n', ' ')}`] : []),
  ];
}

function checkLines(faults: readonly ReportedFault[]): string[] {
  const [first] = faults;
  if (!first) return [];
  const { check, level, source, requirement } = first;
  const rest = faults.slice(MAX_FULL_FAULTS).map(({ operation }) => operation);
  return [
    '',
    `${marks.fail} ${check} (${level}, ${source}): ${requirement}`,
    ...faults.slice(0, MAX_FULL_FAULTS).flatMap(faultLines),
    ...(rest.length > 0 ? [`    … and ${rest.length} more: ${rest.join(', ')}`] : []),
  ];
}

/** The operations that never succeeded. A run that ended early left many untried, which its last line says once. */
function operationLines({ operations, isInterrupted, stoppedAfter }: Report): string[] {
  const isExplained = ({ reason, refused, successes }: ReportedOperation): boolean =>
    stoppedAfter === undefined
      ? reason === undefined && (isInterrupted || successes > 0)
      : refused === undefined;
  const listed = operations.filter(
    (operation) =>
      operation.verdict === 'skipped' || (operation.verdict === 'inconclusive' && !isExplained(operation)),
  );
  return listed.flatMap(({ verdict, path, reason, refused }) => [
    `${marks[verdict]} ${path}: ${reason ?? 'was not tried'}`,
    ...(refused ? [`      ${refused.curl}`] : []),
  ]);
}

/** Operations that never succeeded have lines of their own. */
function inconclusiveLines({ inconclusive, operations, stoppedAfter }: Report): string[] {
  if (stoppedAfter !== undefined) return [];
  const neverSucceeded = new Set(operations.filter(({ reason }) => reason !== undefined).map(({ id }) => id));
  return inconclusive.flatMap((finding) => {
    const { check, level, source, requirement, reason, refused } = finding;
    const names = finding.operations.filter((id) => !neverSucceeded.has(id));
    if (names.length === 0) return [];
    return [
      `${marks.inconclusive} ${check} (${level}, ${source}) is inconclusive: ${requirement}`,
      `    ${names.join(', ')}: ${reason}`,
      ...(refused ? [`      ${refused.curl}`] : []),
    ];
  });
}

function fixedLines({ fixed }: Report): string[] {
  if (fixed.length === 0) return [];
  const [faults, them] = fixed.length === 1 ? ['fault', 'it'] : ['faults', 'them'];
  return [
    `${fixed.length} baseline ${faults} fixed: remove ${them} with --write-baseline`,
    ...fixed.map((entry) => `    ${entry}`),
  ];
}

export function terminalReport(report: Report): string {
  const { checks, faults, counts, operations, calls, seconds, seed, states } = report;
  const { pass, fail, skipped } = counts;
  const untried = operationLines(report);
  const inconclusive = inconclusiveLines(report);
  const covered = states.map(
    ({ machine, seen, unseen }) => `${machine} ${seen.length}/${seen.length + unseen.length}`,
  );
  return [
    ...checks.flatMap(({ id }) => checkLines(faults.filter(({ check }) => check === id))),
    ...(untried.length > 0 ? ['', ...untried] : []),
    ...(inconclusive.length > 0 ? ['', ...inconclusive] : []),
    '',
    `${operations.length} operations: ${pass} pass, ${fail} fail, ${skipped} skipped, ${counts.inconclusive} inconclusive`,
    `${checks.length} checks, ${calls} calls, ${seconds} s, seed ${seed}`,
    `states seen: ${covered.join(', ')}`,
    `options: ${describeOptions(report)}`,
    ...fixedLines(report),
    `The backend ${describeConclusion(report)}.`,
  ].join('\n');
}
