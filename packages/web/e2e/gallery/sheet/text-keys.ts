/** The texts of the store by namespace and key, with long values in their placeholders. */
import { messageValues } from '@openmall/sdk/validators';
import type { ParseKeys } from 'i18next';
import { textOr } from '../../../src/shared/i18n/i18n.ts';
import { localeTag } from '../../../src/shared/i18n/language.ts';
import type { Namespace } from '../../../src/shared/i18n/resources.d.ts';
import type { Translations } from '../../../src/shared/i18n/translation-files.ts';
import { samples } from './samples.ts';

/** A namespace and a key, such as `wallet.withdraw.done`. A key that is not in the English files does not compile. */
export type TextKey = { [N in Namespace]: `${N}.${ParseKeys<N>}` }[Namespace];

const files: Readonly<Record<string, Translations>> = import.meta.glob(
  '../../../src/shared/i18n/locales/en/*.json',
  {
    eager: true,
    import: 'default',
  },
);
const english = Object.entries(files).map(([path, texts]) => ({
  namespace: path.replace(/^.*\/|\.json$/g, '') as Namespace,
  texts,
}));

export const namespaces: readonly Namespace[] = english.map(({ namespace }) => namespace);

const bounds: Readonly<Record<string, object | undefined>> = messageValues;

/** The text of a key. Texts of validators get the limits of their rules. */
export function textOf(textKey: string, count?: number): string {
  const [namespace, key] = textKey.split(/\.(.*)/s) as [Namespace, string];
  const values = { ...samples, ...bounds[textKey], ...(count !== undefined && { count }) };
  const text = textOr(namespace, key, key, values);
  const missing = /\{\{\s*(\w+)/.exec(text)?.[1];
  if (missing) throw new Error(`samples.ts has no value for {{${missing}}} of ${textKey}.`);
  return text;
}

function leaves(texts: Translations[string] | undefined, path: readonly string[]): readonly string[] {
  if (typeof texts === 'string') return [path.join('.')];
  if (typeof texts !== 'object' || Array.isArray(texts)) return [];
  return Object.entries(texts).flatMap(([key, inner]) => leaves(inner, [...path, key]));
}
const keys = english.flatMap(({ namespace, texts }) => leaves(texts, [namespace]));

/** All text keys of a namespace. */
export const allOf = (namespace: Namespace): readonly string[] =>
  keys.filter((key) => key.startsWith(`${namespace}.`) && !/_\w+$/.test(key));

/** A number for each plural form of the language. */
function counts(): readonly number[] {
  const rules = new Intl.PluralRules(localeTag);
  // In some languages only fractions are "other".
  const tried = [1.5, 0, 1, 2, 3, 5, 11, 21, 100, 1_000_000];
  return rules.resolvedOptions().pluralCategories.flatMap((category) => {
    const found = tried.findLast((count) => rules.select(count) === category);
    return found === undefined ? [] : [found];
  });
}

/** Every text with a count, in each plural form. */
export const countedTexts = (): readonly string[] =>
  keys
    .filter((key) => key.endsWith('_other'))
    .map((key) => key.replace(/_other$/, ''))
    .flatMap((key) => counts().map((count) => textOf(key, count)));
