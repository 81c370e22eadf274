/** Sentences of the store by the name of their file and their key, with long values put into them. */
import { messageValues } from '@openmall/sdk/validators';
import type { ParseKeys } from 'i18next';
import { textOr } from '../../../src/shared/i18n/i18n.ts';
import { localeTag } from '../../../src/shared/i18n/language.ts';
import type { Namespace } from '../../../src/shared/i18n/resources.d.ts';
import type { Translations } from '../../../src/shared/i18n/translation-files.ts';
import { samples } from './samples.ts';

/** `wallet.withdraw.done`; a key that no English file has does not compile. */
export type Word = { [N in Namespace]: `${N}.${ParseKeys<N>}` }[Namespace];

const files: Readonly<Record<string, Translations>> = import.meta.glob(
  '../../../src/shared/i18n/locales/en/*.json',
  {
    eager: true,
    import: 'default',
  },
);
const english = Object.entries(files).map(([path, words]) => ({
  namespace: path.replace(/^.*\/|\.json$/g, '') as Namespace,
  words,
}));

export const namespaces: readonly Namespace[] = english.map(({ namespace }) => namespace);

const bounds: Readonly<Record<string, object | undefined>> = messageValues;

/** One value is another sentence than the next: those of a validator are its own. */
export function textOf(word: string, count?: number): string {
  const [namespace, key] = word.split(/\.(.*)/s) as [Namespace, string];
  const values = { ...samples, ...bounds[word], ...(count !== undefined && { count }) };
  const text = textOr(namespace, key, key, values);
  const missing = /\{\{\s*(\w+)/.exec(text)?.[1];
  if (missing) throw new Error(`samples.ts has nothing to put at {{${missing}}} of ${word}.`);
  return text;
}

function leaves(words: Translations[string] | undefined, path: readonly string[]): readonly string[] {
  if (typeof words === 'string') return [path.join('.')];
  if (typeof words !== 'object' || Array.isArray(words)) return [];
  return Object.entries(words).flatMap(([key, inner]) => leaves(inner, [...path, key]));
}
const keys = english.flatMap(({ namespace, words }) => leaves(words, [namespace]));

/** All words of a namespace, as its English file has them. */
export const allOf = (namespace: Namespace): readonly string[] =>
  keys.filter((key) => key.startsWith(`${namespace}.`) && !/_\w+$/.test(key));

/** One number for each plural of the language. */
function counts(): readonly number[] {
  const rules = new Intl.PluralRules(localeTag);
  // Some languages say only of a part that it is “other”.
  const tried = [1.5, 0, 1, 2, 3, 5, 11, 21, 100, 1_000_000];
  return rules.resolvedOptions().pluralCategories.flatMap((category) => {
    const found = tried.findLast((count) => rules.select(count) === category);
    return found === undefined ? [] : [found];
  });
}

/** Every sentence that counts something, with each of its plurals. */
export const countedWords = (): readonly string[] =>
  keys
    .filter((key) => key.endsWith('_other'))
    .map((key) => key.replace(/_other$/, ''))
    .flatMap((key) => counts().map((count) => textOf(key, count)));
