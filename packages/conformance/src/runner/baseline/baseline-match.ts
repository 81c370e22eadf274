/** Compares faults with a baseline: by check, operation and message, without what differs from run to run. */
import type { OperationId } from '@openmall/sdk';
import type { Finding } from '../finding.ts';

/** What a run judged. */
interface Judged {
  readonly findings: readonly Finding[];
  readonly operations: readonly { readonly id: OperationId }[];
  readonly notBuilt: ReadonlyMap<OperationId, unknown>;
}

type FindingId = Pick<Finding, 'check' | 'operation'>;

const keyOf = ({ check, operation }: FindingId): string => `${check} ${operation}`;

/** Quoted values, random inputs, sequences of actions, numbers and ids. */
const variableParts: readonly (readonly [RegExp, string])[] = [
  // A long value is cut off, so its quotes and braces may be unbalanced.
  [/, but is (?:"(?:[^"\\]|\\.)*"|[^;]*|.*?…)(?=; |$)/gs, ''],
  [/"(?:[^"\\]|\\.)*"/g, '"…"'],
  [/\{[^{}]*\}/g, '{…}'],
  [/ \(after: [^)]*\)/g, ''],
  [/ \(and \d+ rows? alike\)/g, ''],
  [/ = [^,]*/g, ' = …'],
  [/\b(?=[\w-]*\d)[\w-]{8,}/g, '#'],
  [/\d+(\.\d+)?/g, '#'],
];

/** A message may quote a response of any length. */
const MAX_LENGTH = 16_000;

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

/** The entry of an operation that is not built yet. */
export const notBuiltEntry = (operation: OperationId): string => `not built: ${operation}`;
/** The entry of a check that could not tell. */
export const inconclusiveEntry = (finding: FindingId): string => `inconclusive: ${keyOf(finding)}`;

/** The entries of everything that a run could not judge. */
export const openEntries = ({ findings, notBuilt, operations }: Judged): readonly string[] => [
  ...operations.filter(({ id }) => notBuilt.has(id)).map(({ id }) => notBuiltEntry(id)),
  ...findings.filter(({ verdict }) => verdict === 'inconclusive').map(inconclusiveEntry),
];

/** Whether the baseline has the fault. An entry without a message, as in old baselines, stands for every fault. */
export const isBaselined = (finding: FindingId, message: string, baseline: ReadonlySet<string>): boolean =>
  baseline.has(keyOf(finding)) || baselineEntries(finding, message).every((entry) => baseline.has(entry));

/** The entries of the baseline that this run looked for and did not find. */
export function fixedSinceBaseline(
  { findings, operations, notBuilt }: Judged,
  baseline: ReadonlySet<string>,
): readonly string[] {
  const inspected = new Map(findings.map((finding) => [keyOf(finding), finding]));
  const built = new Set(operations.filter(({ id }) => !notBuilt.has(id)).map(({ id }) => notBuiltEntry(id)));
  const judged = new Set(
    findings.filter(({ verdict }) => verdict === 'pass' || verdict === 'fail').map(inconclusiveEntry),
  );
  return [...baseline].filter((entry) => {
    if (built.has(entry) || judged.has(entry)) return true;
    const finding = inspected.get(entry.split(': ')[0] ?? '');
    if (finding?.verdict === 'pass') return true;
    if (finding?.verdict !== 'fail' || !entry.includes(': ')) return false;
    return !(finding.faults ?? []).some(({ message }) => baselineEntries(finding, message).includes(entry));
  });
}
