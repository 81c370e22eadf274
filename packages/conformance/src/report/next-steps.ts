/** What a team should do next: what explains most of the report comes first. */
import { foldMessage } from './fold-message.ts';
import type { Area } from '../runner/check.ts';
import type { RunResult } from '../runner/run-result.ts';
import type { ReportedFault, ReportedOperation } from './report-model.ts';

interface Judged {
  readonly operations: readonly ReportedOperation[];
  readonly faults: readonly ReportedFault[];
  readonly result: RunResult;
}

const MAX_STEPS = 5;

/** The start of the reasons of what waits for an operation, as the client of the judge writes them. */
const WAITS_FOR = /needs (\/\S+), which (is not built|did not answer in time)/;

/** The operations that most others wait for. */
function blockers({ operations }: Judged): readonly string[] {
  const waiting = operations.flatMap(({ reason = '' }) => {
    const [, path, why] = WAITS_FOR.exec(reason) ?? [];
    return path === undefined || why === undefined ? [] : [[path, why] as const];
  });
  return [...Map.groupBy(waiting, ([path]) => path).entries()]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([path, group]) => {
      const does = group[0]?.[1] === 'is not built' ? 'Build' : 'Let';
      const how = does === 'Build' ? path : `${path} answer in time`;
      return `${does} ${how}: ${group.length} other operation${group.length === 1 ? ' waits' : 's wait'} for it.`;
    });
}

/** What others build on comes first: the format of answers, then who may do what, then money. */
const areaOrder: readonly Area[] = [
  'envelope',
  'authentication',
  'ownership',
  'orders',
  'wallet',
  'loans',
  'races',
  'leaks',
];

function urgencyOf(check: string, { result }: Judged): number {
  const area = result.checks.find(({ id }) => id === check)?.area;
  const index = area === undefined ? -1 : areaOrder.indexOf(area);
  return index === -1 ? areaOrder.length : index;
}

const MAX_LENGTH = 160;
const shorten = (text: string): string => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text);

/** The checks that fail, the most urgent first, and among these the one that fails for most operations. */
function failing(judged: Judged): readonly string[] {
  const { faults } = judged;
  const open = faults.filter(
    ({ level, isBaselined, explainedBy }) => level === 'must' && !isBaselined && !explainedBy,
  );
  return [...Map.groupBy(open, ({ check }) => check).entries()]
    .sort(([one, a], [other, b]) => urgencyOf(one, judged) - urgencyOf(other, judged) || b.length - a.length)
    .flatMap(([check, [first, ...others]]) => {
      if (!first) return [];
      const more = others.length > 0 ? ` and ${others.length} more` : '';
      return [
        `Fix ${check} (${first.operation}${more}): ${first.requirement} Such as: ${shorten(foldMessage(first.message).summary)}`,
      ];
    });
}

function refused({ operations }: Judged): readonly string[] {
  const never = operations.find(({ verdict, refused: call }) => verdict === 'inconclusive' && call);
  return never ? [`Let a valid call of ${never.path} succeed: ${never.reason ?? 'it never did'}.`] : [];
}

function unbuilt({ operations }: Judged): readonly string[] {
  const next = operations.find(({ verdict }) => verdict === 'notBuilt');
  return next ? [`Build ${next.path}, the next one in the contract (${next.area}).`] : [];
}

/** Steps towards a complete verdict, once nothing fails. */
function widen({ result: { options } }: Judged): readonly string[] {
  if (options.only.length > 0) return ['Judge the rest: leave out --only.'];
  if (options.quick) return ['Judge with all inputs: leave out --quick.'];
  return options.control ? [] : ['Judge shipping, refunds and time as well: --control, see the README.'];
}

export function nextSteps(judged: Judged): readonly string[] {
  const { isInterrupted, stoppedAfter } = judged.result;
  if (isInterrupted || stoppedAfter !== undefined) return [];
  const [blocker, ...otherBlockers] = blockers(judged);
  const first = [
    ...failing(judged).slice(0, 3),
    ...refused(judged),
    ...(blocker === undefined ? [] : [blocker]),
  ];
  const more = [...otherBlockers.slice(0, 1), ...(blocker === undefined ? unbuilt(judged) : [])];
  const steps = [...first, ...more];
  return (steps.length > 0 ? steps : widen(judged)).slice(0, MAX_STEPS);
}
