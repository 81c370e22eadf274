/** Faults that a baseline knows: by check and operation, and by what they say without what differs from run to run. */
import type { Finding } from './check.ts';

const keyOf = ({ check, operation }: Pick<Finding, 'check' | 'operation'>): string => `${check} ${operation}`;

/** Without quoted values, random inputs, walks, numbers and ids. */
const variable: readonly (readonly [RegExp, string])[] = [
  // A long value is cut, so that its quotes and braces may stay open.
  [/, but is (?:"(?:[^"\\]|\\.)*"|[^;]*|.*?…)(?=; |$)/gs, ''],
  [/"(?:[^"\\]|\\.)*"/g, '"…"'],
  [/\{[^{}]*\}/g, '{…}'],
  [/ \(after: [^)]*\)/g, ''],
  [/ = [^,]*/g, ' = …'],
  [/\b(?=[\w-]*\d)[\w-]{8,}/g, '#'],
  [/\d+(\.\d+)?/g, '#'],
];

/** A fault may repeat an answer, of any length. */
const longest = 2_000;

/** What a fault says, so that two runs can be compared: one answer may break several rules of one law. */
export function wordsOf(says: string): readonly string[] {
  // Quotes first, since a value may hold what parts the words.
  const words = variable.reduce(
    (text, [pattern, mark]) => text.replaceAll(pattern, mark),
    says.slice(0, longest),
  );
  return [...new Set(words.split('; ').map((one) => one.trim()))];
}

/** The entries of a baseline that excuse a finding with these words. */
export const entriesOf = (finding: Pick<Finding, 'check' | 'operation'>, says: string): readonly string[] =>
  wordsOf(says).map((words) => `${keyOf(finding)}: ${words}`);

/** An entry without words is of an old baseline, and excuses whatever the check finds at the operation. */
export const isKnown = (
  finding: Pick<Finding, 'check' | 'operation'>,
  says: string,
  known: ReadonlySet<string>,
): boolean => known.has(keyOf(finding)) || entriesOf(finding, says).every((entry) => known.has(entry));

/** The entries that no longer excuse anything, of what this run has looked at. */
export function goneOf(findings: readonly Finding[], known: ReadonlySet<string>): readonly string[] {
  const looked = new Map(findings.map((finding) => [keyOf(finding), finding]));
  return [...known].filter((entry) => {
    const finding = looked.get(entry.split(': ')[0] ?? '');
    if (finding?.verdict === 'pass') return true;
    if (finding?.verdict !== 'fail' || !entry.includes(': ')) return false;
    return !(finding.faults ?? []).some(({ says }) => entriesOf(finding, says).includes(entry));
  });
}
