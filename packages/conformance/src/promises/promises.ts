/** What the descriptions of the operations promise, sentence by sentence, and the checks that judge it. */
import { readFileSync } from 'node:fs';
import listed from './promises.json' with { type: 'json' };

export interface Promised {
  readonly operation: string;
  readonly sentence: string;
  /** The checks that judge it; empty if none does. */
  readonly checks: readonly string[];
  /** Why no check judges it; undefined if one does. */
  readonly reason?: string;
}

/** Sentences that many operations share. */
const shared: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^Needs a token\.$/, ['auth.none', 'auth.garbage', 'auth.ended']],
  [/^(Anyone|Visitors) may call/, ['auth.visitor', 'pos.works']],
  [/^A visitor gets 0/, ['auth.polls']],
  [/^Nobody else can see/, ['sec.lists', 'sec.foreign']],
  [/^Records of other users/, ['sec.foreign', 'sec.existence']],
  [/^Nothing changes\.$/, ['ord.refund-shares', 'ord.return-quote']],
];
/** The first sentence of a read says what it answers. */
const ANSWERS = /^(Answers|Lists|Counts|Reads|Finds) /;
const answerChecks = ['pos.works', 'env.data'];

const table = listed as Readonly<Record<string, Readonly<Record<string, readonly string[] | string>>>>;

interface Bundle {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly operationId: string; readonly description: string }>>>
  >;
}

const bundle = new URL('../../../../openapi/dist/openapi.json', import.meta.url);

/** The sentences of each operation, in the order of the contract. */
function sentences(): readonly (readonly [operation: string, sentence: string])[] {
  const { paths } = JSON.parse(readFileSync(bundle, 'utf8')) as Bundle;
  return Object.values(paths).flatMap((methods) =>
    Object.values(methods).flatMap(({ operationId, description }) =>
      description
        .replaceAll(/\s+/g, ' ')
        .trim()
        .split(/(?<=[.])\s+(?=[A-Z*`])/)
        .map((sentence) => [operationId, sentence] as const),
    ),
  );
}

/** The entry of a sentence; undefined if the table has none. */
function find(operation: string, sentence: string): Promised | undefined {
  const own = table[operation]?.[sentence];
  if (typeof own === 'string') return { operation, sentence, checks: [], reason: own };
  const common = shared.find(([pattern]) => pattern.test(sentence))?.[1];
  const checks = own ?? common ?? (ANSWERS.test(sentence) ? answerChecks : undefined);
  return checks && { operation, sentence, checks };
}

export function readPromises(): { readonly found: readonly Promised[]; readonly missing: readonly string[] } {
  const all = sentences();
  const found = all.map(([operation, sentence]) => find(operation, sentence));
  const missing = all.filter((_, index) => !found[index]).map((entry) => entry.join(': '));
  return { found: found.filter((entry) => entry !== undefined), missing };
}

/** Entries of sentences that the contract does not have any more. */
export function staleEntries(): readonly string[] {
  const known = new Set(sentences().map((entry) => entry.join(': ')));
  const entries = Object.entries(table).flatMap(([operation, own]) =>
    Object.keys(own).map((sentence) => `${operation}: ${sentence}`),
  );
  return entries.filter((entry) => !known.has(entry));
}

/** The page `docs/promises.md`. */
export function promisesPage(): string {
  const { found } = readPromises();
  const judged = found.filter(({ checks }) => checks.length > 0).length;
  const operations = Map.groupBy(found, ({ operation }) => operation);
  const lineOf = ({ sentence, checks, reason }: Promised): string =>
    checks.length > 0
      ? `- ${sentence} → ${checks.map((id) => `\`${id}\``).join(', ')}`
      : `- ${sentence} → not judged: ${reason}`;
  const sections = [...operations].map(
    ([operation, own]) => `## ${operation}\n\n${own.map(lineOf).join('\n')}\n`,
  );
  return [
    '# Promises and checks',
    '',
    '<!-- Generated from the contract and packages/conformance/src/promises/promises.json by its test with -u. Do not edit. -->',
    '',
    'What the description of each operation promises, and the checks of the judge that fail where it is not kept.',
    '',
    `${judged} of ${found.length} sentences are judged.`,
    '',
    ...sections,
  ].join('\n');
}
