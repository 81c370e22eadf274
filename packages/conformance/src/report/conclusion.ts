/** One sentence that claims no more than the run covered. */
import type { Report } from './report-model.ts';

/** Options that may be given several times. Their values may be secrets. */
const listedOptions = ({
  buyers,
  headers = [],
  hooks = [],
  objects,
}: Report['options']): readonly string[] => [
  ...(objects ? ['--states …'] : []),
  ...hooks.map((name) => `--on ${name}=…`),
  ...buyers.map((name) => `--buyer ${name}:…`),
  ...headers.map((name) => `--header '${name}: …'`),
];

/** The options of the run as on the command line, without secrets. */
export function describeOptions({ options, baseline }: Report): string {
  const { quick, extensions, control, allowMissing, only, actionSuffix, tokenTransport = 'query' } = options;
  const parts = [
    quick && '--quick',
    extensions && '--extensions',
    control && '--control …',
    allowMissing && '--allow-missing',
    only.length > 0 && `--only ${only.join(',')}`,
    ...listedOptions(options),
    actionSuffix !== undefined && `--action-suffix ${actionSuffix}`,
    tokenTransport !== 'query' && `--token-transport ${tokenTransport}`,
    baseline && '--baseline …',
  ];
  return parts.filter((part) => typeof part === 'string').join(' ') || 'none';
}

const joinParts = (parts: readonly (string | false)[]): string =>
  parts.filter((part) => part !== false).join(', ');

function describeFaults({ faults }: Report): string {
  const baselined = faults.filter(({ isBaselined }) => isBaselined).length;
  const minor = faults.filter(({ isBaselined, level }) => !isBaselined && level === 'should').length;
  const exceptions = joinParts([
    baselined > 0 && `${baselined} in the baseline`,
    minor > 0 && `${minor} in checks marked should`,
  ]);
  if (exceptions === '') return 'no fault';
  return minor > 0 ? `no failing fault (${exceptions})` : `no new fault (${exceptions})`;
}

/** Why "no fault" does not mean that the backend conforms. */
const describeLimits = ({
  options: { quick, only, control, hooks, objects },
  counts: { skipped, notBuilt },
  checkCounts,
}: Report): string =>
  joinParts([
    quick && '--quick',
    only.length > 0 && `--only ${only.join(',')}`,
    !control && (hooks === undefined ? 'no control' : `hooks for ${hooks.join(', ')} only`),
    objects !== undefined && `given ${objects.join(', ')}`,
    notBuilt > 0 && `${countOf(notBuilt, 'operation')} not built`,
    skipped > 0 && `${countOf(skipped, 'operation')} skipped`,
    checkCounts.skipped > 0 && `${countOf(checkCounts.skipped, 'check')} skipped`,
  ]);

export const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** The `must` checks that passed without judging all that they are about, such as an order by a field that all rows share. */
const partlyJudged = ({ checks }: Report): Report['checks'] =>
  checks.filter(({ level, leftOut }) => level === 'must' && leftOut !== undefined);

/** Why the run ended early. */
function describeEnd({ isInterrupted, stoppedAfter }: Report): string | undefined {
  if (stoppedAfter !== undefined) return `it stopped answering after call ${stoppedAfter}`;
  return isInterrupted ? 'the run was interrupted' : undefined;
}

/** A backend in the making violates nothing by what it does not have yet. */
function failureOf({ faults, counts, operations }: Report): string {
  const hasNewFault = faults.some(({ level, isBaselined }) => level === 'must' && !isBaselined);
  return hasNewFault || counts.notBuilt === 0
    ? 'violates the contract'
    : `shows no new fault, but ${counts.notBuilt} of ${operations.length} operations are not built`;
}

/** Completes "The backend …". */
export function describeConclusion(report: Report): string {
  const { outcome } = report;
  const ended = describeEnd(report);
  const found = describeFaults(report);
  const limits = describeLimits(report);
  if (outcome === 'faults') return [failureOf(report), ended].filter((part) => part !== undefined).join('; ');
  if (ended !== undefined) return `shows ${found} so far; ${ended}`;
  if (outcome === 'inconclusive') return `shows ${found}, but some checks are inconclusive`;
  if (limits !== '') return `shows ${found} within the limits of this run: ${limits}`;
  if (found !== 'no fault') return `shows ${found}`;
  const partly = partlyJudged(report).length;
  return partly === 0
    ? 'conforms to the contract'
    : `conforms to the contract, with ${countOf(partly, 'check')} judged in part`;
}
