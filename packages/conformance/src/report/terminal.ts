/** The verdict as text: each fault with the call that shows it, then what could not be judged, then the sum. */
import { conclusionOf, optionsOf } from './conclusion.ts';
import type { Told, ToldFault, ToldOperation } from './report-model.ts';

const marks = { pass: '✓', fail: '✗', skipped: '-', unproven: '?' } as const;
/** A law that many operations break is told in full for the first few. */
const toldInFull = 5;

function faultLines({ operation, says, logins, calls, isKnown }: ToldFault): string[] {
  const last = calls.at(-1);
  return [
    `    ${operation} ${says}${isKnown ? ' (known)' : ''}`,
    ...logins.map((line) => `      ${line}`),
    ...calls.map(({ curl }) => `      ${curl}`),
    ...(last ? [`      → HTTP ${last.status} ${last.answer.slice(0, 240).replaceAll('\n', ' ')}`] : []),
  ];
}

function lawLines(faults: readonly ToldFault[]): string[] {
  const [first] = faults;
  if (!first) return [];
  const { check, level, source, law } = first;
  const rest = faults.slice(toldInFull).map(({ operation }) => operation);
  return [
    '',
    `${marks.fail} ${check} (${level}, ${source}): ${law}`,
    ...faults.slice(0, toldInFull).flatMap(faultLines),
    ...(rest.length > 0 ? [`    … and ${rest.length} more: ${rest.join(', ')}`] : []),
  ];
}

function whyLines({ operations, isBrokenOff, stoppedAfter }: Told): string[] {
  // A run that ended early leaves many untried, which its last line tells once; what did succeed has other lines.
  const isTold = ({ why, refused, successes }: ToldOperation): boolean =>
    stoppedAfter === undefined ? why === undefined && (isBrokenOff || successes > 0) : refused === undefined;
  const open = operations.filter(
    (one) => one.verdict === 'skipped' || (one.verdict === 'unproven' && !isTold(one)),
  );
  return open.flatMap(({ verdict, path, why, refused }) => [
    `${marks[verdict]} ${path}: ${why ?? 'was not tried'}`,
    ...(refused ? [`      ${refused.curl}`] : []),
  ]);
}

/** What never succeeded, or was not tried before the run ended, is listed by operation. */
function inconclusiveLines({ inconclusive, operations, stoppedAfter }: Told): string[] {
  if (stoppedAfter !== undefined) return [];
  const neverSucceeded = new Set(operations.filter(({ why }) => why !== undefined).map(({ id }) => id));
  return inconclusive.flatMap((finding) => {
    const { check, level, source, law, why, refused } = finding;
    const names = finding.operations.filter((id) => !neverSucceeded.has(id));
    if (names.length === 0) return [];
    return [
      `${marks.unproven} ${check} (${level}, ${source}) is inconclusive: ${law}`,
      `    ${names.join(', ')}: ${why}`,
      ...(refused ? [`      ${refused.curl}`] : []),
    ];
  });
}

function goneLines({ gone }: Told): string[] {
  if (gone.length === 0) return [];
  const [faults, them] = gone.length === 1 ? ['known fault is', 'it'] : ['known faults are', 'them'];
  return [
    `${gone.length} ${faults} gone: strike ${them} out by --write-baseline`,
    ...gone.map((one) => `    ${one}`),
  ];
}

export function terminalReport(told: Told): string {
  const { checks, faults, counts, operations, calls, seconds, seed, states } = told;
  const { pass, fail, skipped, unproven } = counts;
  const whys = whyLines(told);
  const inconclusive = inconclusiveLines(told);
  const seen = states.map(
    ({ machine, seen: some, unseen }) => `${machine} ${some.length}/${some.length + unseen.length}`,
  );
  return [
    ...checks.flatMap(({ id }) => lawLines(faults.filter(({ check }) => check === id))),
    ...(whys.length > 0 ? ['', ...whys] : []),
    ...(inconclusive.length > 0 ? ['', ...inconclusive] : []),
    '',
    `${operations.length} operations: ${pass} pass, ${fail} fail, ${skipped} skipped, ${unproven} inconclusive`,
    `${checks.length} checks, ${calls} calls, ${seconds} s, seed ${seed}`,
    `states seen: ${seen.join(', ')}`,
    `options: ${optionsOf(told)}`,
    ...goneLines(told),
    `The backend ${conclusionOf(told)}.`,
  ].join('\n');
}
