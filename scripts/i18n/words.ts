/** The locale files as they are: of each language and namespace its sentences by key. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

export const locales = new URL('../../packages/web/src/shared/i18n/locales/', import.meta.url);

/** Sentences by key; of a text that is a list, with the place in it: `topics.about.parts.0.head`. */
export type Sentences = ReadonlyMap<string, string>;

export interface Finding {
  /** `namespace.key`, or the namespace where a whole file is meant. */
  readonly at: string;
  readonly says: string;
}

/** A sentence and what stands in its place in the English file, where there is one. */
export interface Pair {
  readonly at: string;
  readonly text: string;
  readonly english: string | undefined;
}

const pluralEnding = /_(zero|one|two|few|many|other)$/;

/** The key without the ending of a plural, and that ending. */
export function stemOf(key: string): { readonly stem: string; readonly category?: string } {
  const category = pluralEnding.exec(key)?.[1];
  return category ? { stem: key.replace(pluralEnding, ''), category } : { stem: key };
}

export function sentencesIn(words: unknown, path = ''): [string, string][] {
  if (typeof words === 'string') return [[path, words]];
  if (typeof words !== 'object' || words === null) return [[path, '']];
  return Object.entries(words).flatMap(([name, inner]) =>
    sentencesIn(inner, path ? `${path}.${name}` : name),
  );
}

const folderOf = (code: string): URL => new URL(`${code}/`, locales);

export const namespacesOf = (code: string): string[] =>
  existsSync(folderOf(code))
    ? readdirSync(folderOf(code))
        .filter((file) => file.endsWith('.json'))
        .map((file) => file.slice(0, -'.json'.length))
        .toSorted()
    : [];

export const readSentences = (code: string, namespace: string): Sentences =>
  new Map(sentencesIn(JSON.parse(readFileSync(new URL(`${namespace}.json`, folderOf(code)), 'utf8'))));

/** Every sentence beside its English one; of a plural that English does not have, beside its general form. */
export function pairsOf(namespace: string, sentences: Sentences, english: Sentences): Pair[] {
  return [...sentences].map(([key, text]) => {
    const { stem, category } = stemOf(key);
    const model = english.get(key) ?? (category && english.get(`${stem}_other`));
    return { at: `${namespace}.${key}`, text, english: model };
  });
}
