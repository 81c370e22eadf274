/** Compares faults with a baseline: by check, operation and message, without what differs from run to run. */
import type { Finding } from '../finding.ts';

type FindingId = Pick<Finding, 'check' | 'operation'>;

const keyOf = ({ check, operation }: FindingId): string => `${check} ${operation}`;

/** Quoted values, random inputs, sequences of actions, numbers and ids. */
const variableParts: readonly (readonly [RegExp, string])[] = [
  // A long value is cut off, so its quotes and braces may be unbalanced.
  [/, but is (?:"(?:[^"\\]|\\.)*"|[^;]*|.*?…)(?=; |$)/gs, ''],
  [/"(?:[^"\\]|\\.)*"/g, '"…"'],
  [/\{[^{}]*\}/g, '{…}'],
  [/ \(after: [^)]*\)/g, ''],
  [/ = [^,]*/g, ' = …'],
  [/\b(?=[\w-]*\d)[\w-]{8,}/g, '#'],
  [/\d+(\.\d+)?/g, '#'],
];

/** A message may quote a response of any length. */
const MAX_LENGTH = 2_000;

/** The parts of a fault message, comparable between runs. One response may break several rules of one check. */
export function normalizeMessage(message: string): readonly string[] {
  // Quoted values first, since they may contain the separator.
  const text = variableParts.reduce(
    (rest, [pattern, placeholder]) => rest.replaceAll(pattern, placeholder),
    message.slice(0, MAX_LENGTH),
  );
  return [...new Set(text.split('; ').map((part) => part.trim()))];
}

/** The entries of a baseline that stand for a finding with this message. */
export const baselineEntries = (finding: FindingId, message: string): readonly string[] =>
  normalizeMessage(message).map((part) => `${keyOf(finding)}: ${part}`);

/** Whether the baseline has the fault. An entry without a message, as in old baselines, stands for every fault. */
export const isBaselined = (finding: FindingId, message: string, baseline: ReadonlySet<string>): boolean =>
  baseline.has(keyOf(finding)) || baselineEntries(finding, message).every((entry) => baseline.has(entry));

/** The entries of the baseline whose faults this run looked for and did not find. */
export function fixedSinceBaseline(
  findings: readonly Finding[],
  baseline: ReadonlySet<string>,
): readonly string[] {
  const inspected = new Map(findings.map((finding) => [keyOf(finding), finding]));
  return [...baseline].filter((entry) => {
    const finding = inspected.get(entry.split(': ')[0] ?? '');
    if (finding?.verdict === 'pass') return true;
    if (finding?.verdict !== 'fail' || !entry.includes(': ')) return false;
    return !(finding.faults ?? []).some(({ message }) => baselineEntries(finding, message).includes(entry));
  });
}
