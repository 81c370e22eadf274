/** The report as text: faults with their calls, then what could not be judged, then the totals. */
import { countOf, describeConclusion, describeOptions } from './conclusion.ts';
import { openFigures } from './areas.ts';
import type { Cause } from './causes.ts';
import { foldMessage } from './fold-message.ts';
import { explained, ownFaults, ownInconclusive } from './fold-findings.ts';
import { lastAnswer, shellOf } from './shell.ts';
import type { Report, ReportedFault, ReportedOperation } from './report-model.ts';

const marks = { pass: '✓', fail: '✗', skipped: '-', inconclusive: '?', notBuilt: '○' } as const;
/** If a check fails for more operations, only their names are listed. */
const MAX_FULL_FAULTS = 5;

function explainedLines(report: Report, cause: Cause): string[] {
  const names = explained(report, cause);
  return names.length > 0 ? [`      explains: ${names.join(', ')}`] : [];
}

function faultLines(report: Report, fault: ReportedFault): string[] {
  const { operation, message, calls, isBaselined } = fault;
  const { summary, lines } = foldMessage(message);
  const last = lastAnswer(calls);
  return [
    `    #${report.faults.indexOf(fault) + 1} ${operation} ${summary}${isBaselined ? ' (baseline)' : ''}`,
    ...lines.map((line) => `      ${line}`),
    ...shellOf(fault).map((line) => `      ${line}`),
    ...(last ? [`      → HTTP ${last.status} ${last.answer.slice(0, 240).replaceAll('\n', ' ')}`] : []),
    ...explainedLines(report, fault),
  ];
}

function checkLines(report: Report, faults: readonly ReportedFault[]): string[] {
  const [first] = faults;
  if (!first) return [];
  const { check, level, source, requirement } = first;
  const rest = faults.slice(MAX_FULL_FAULTS).map(({ operation }) => operation);
  return [
    '',
    `${marks.fail} ${check} (${level}, ${source}): ${requirement}`,
    ...faults.slice(0, MAX_FULL_FAULTS).flatMap((fault) => faultLines(report, fault)),
    ...(rest.length > 0 ? [`    … and ${rest.length} more: ${rest.join(', ')}`] : []),
  ];
}

/** The operations that never succeeded. A run that ended early left many untried, which its last line says once. */
function operationLines(report: Report): string[] {
  const { operations, isInterrupted, stoppedAfter } = report;
  const isExplained = ({ reason, refused, successes }: ReportedOperation): boolean =>
    stoppedAfter === undefined
      ? reason === undefined && (isInterrupted || successes > 0)
      : refused === undefined;
  const listed = operations.filter(
    (operation) =>
      operation.verdict === 'skipped' || (operation.verdict === 'inconclusive' && !isExplained(operation)),
  );
  return listed.flatMap(({ id, verdict, path, reason, refused }) => [
    `${marks[verdict]} ${path}: ${reason ?? 'was not tried'}`,
    ...(refused ? [`      ${refused.curl}`] : []),
    ...explainedLines(report, { check: 'pos.works', operation: id }),
  ]);
}

/** Operations that never succeeded have lines of their own. */
function inconclusiveLines(report: Report): string[] {
  const { operations, stoppedAfter } = report;
  if (stoppedAfter !== undefined) return [];
  const neverSucceeded = new Set(operations.filter(({ reason }) => reason !== undefined).map(({ id }) => id));
  return ownInconclusive(report).flatMap((finding) => {
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
    `${fixed.length} baseline ${faults} fixed: remove ${them} with --write-baseline or --ratchet`,
    ...fixed.map((entry) => `    ${entry}`),
  ];
}

const countsText = ({ pass, fail, skipped, inconclusive }: Report['checkCounts']): string =>
  `${pass} pass, ${fail} fail, ${skipped} skipped, ${inconclusive} inconclusive`;

/** Longer lists of checks with one reason end with their number. */
const MAX_NAMES = 6;

/** Each reason once, with the checks that it concerns. */
function reasonLines(mark: string, what: string, rows: readonly (readonly [string, string])[]): string[] {
  const groups = [...Map.groupBy(rows, ([reason]) => reason)];
  return groups.map(([reason, group]) => {
    const names = group.slice(0, MAX_NAMES).map(([, id]) => id);
    const more = group.length > MAX_NAMES ? `, and ${group.length - MAX_NAMES} more` : '';
    return `${mark} ${countOf(group.length, 'check')} ${what}: ${reason} (${names.join(', ')}${more})`;
  });
}

/** The checks that judged nothing or only a part, so that their silence is not taken for a pass. */
function unjudgedLines({ checks, inconclusive }: Report): string[] {
  const explained = new Set(inconclusive.map(({ check }) => check));
  const silent = checks.filter(({ id, verdict }) => verdict === 'inconclusive' && !explained.has(id));
  const skipped = checks.filter(({ verdict }) => verdict === 'skipped');
  const partly = checks.filter(({ leftOut }) => leftOut !== undefined);
  return [
    ...reasonLines(
      marks.inconclusive,
      'inconclusive',
      silent.map(({ id, reason = '' }) => [reason, id]),
    ),
    ...reasonLines(
      marks.skipped,
      'skipped',
      skipped.map(({ id, reason = '' }) => [reason, id]),
    ),
    ...reasonLines(
      marks.skipped,
      'judged in part',
      partly.map(({ id, leftOut = '' }) => [leftOut, id]),
    ),
  ];
}

/** The progress by area, with one line for each operation that is not built. */
function areaLines({ areas, operations, counts }: Report): string[] {
  if (counts.notBuilt === 0) return [];
  const width = Math.max(...areas.map(({ name }) => name.length));
  return areas.flatMap(({ name, operations: total, counts: own }) => {
    const open = openFigures(own);
    const progress = `${name.padEnd(width)}  ${own.pass} of ${total} pass${open && ` (${open})`}`;
    const missing = operations.filter(({ area, verdict }) => area === name && verdict === 'notBuilt');
    return [
      progress,
      ...missing.map(({ path, reason }) => `    ${marks.notBuilt} ${path} is not built: ${reason ?? ''}`),
    ];
  });
}

const nextLines = ({ nextSteps }: Report): string[] =>
  nextSteps.length === 0 ? [] : ['next:', ...nextSteps.map((step, index) => `  ${index + 1}. ${step}`)];

export function terminalReport(report: Report): string {
  const { checks, counts, operations, calls, seconds, seed, states } = report;
  const faults = ownFaults(report);
  const unjudged = unjudgedLines(report);
  const areas = areaLines(report);
  const untried = operationLines(report);
  const inconclusive = inconclusiveLines(report);
  const covered = states.map(
    ({ machine, seen, unseen }) => `${machine} ${seen.length}/${seen.length + unseen.length}`,
  );
  return [
    ...checks.flatMap(({ id }) =>
      checkLines(
        report,
        faults.filter(({ check }) => check === id),
      ),
    ),
    ...(untried.length > 0 ? ['', ...untried] : []),
    ...(inconclusive.length > 0 ? ['', ...inconclusive] : []),
    ...(unjudged.length > 0 ? ['', ...unjudged] : []),
    ...(areas.length > 0 ? ['', ...areas] : []),
    '',
    `${operations.length} operations: ${countsText(counts)}${counts.notBuilt > 0 ? `, ${counts.notBuilt} not built` : ''}`,
    `${checks.length} checks: ${countsText(report.checkCounts)}`,
    `${calls} calls, ${seconds} s, seed ${seed}`,
    `states seen: ${covered.join(', ')}`,
    `options: ${describeOptions(report)}`,
    ...fixedLines(report),
    ...nextLines(report),
    `The backend ${describeConclusion(report)}.`,
  ].join('\n');
}
