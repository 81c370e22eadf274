/** The keys that a language must have: those of English, with the plural forms of the language. */
import { stemOf, type Finding, type Sentences } from './locale-files.ts';

/** The plural categories of numbers below 1000, and all categories of the language (some have one for millions). */
export function pluralForms(tag: string): {
  readonly needed: readonly string[];
  readonly allowed: readonly string[];
} {
  const rules = new Intl.PluralRules(tag);
  const allowed = rules.resolvedOptions().pluralCategories;
  const used = new Set(['other']);
  for (let count = 0; count < 1000; count++) used.add(rules.select(count));
  return { needed: allowed.filter((form) => used.has(form)), allowed };
}

/** The first integers of a plural category. */
function numbersOf(tag: string, form: string): number[] {
  const rules = new Intl.PluralRules(tag);
  return Array.from({ length: 200 }, (_, count) => count).filter((count) => rules.select(count) === form);
}

/** Whether a plural category has a single number, so that its text may leave the number out. */
export const isOneNumber = (tag: string, form: string): boolean => numbersOf(tag, form).length === 1;

/** Whether a plural category has no number above 1, as `one` in French. */
export const isOneOrLess = (tag: string, form: string): boolean =>
  numbersOf(tag, form).every((count) => count <= 1);

/** The required and the optional keys of a file. */
function keysFor(tag: string, english: Sentences) {
  const { needed, allowed } = pluralForms(tag);
  const required = new Set<string>();
  const optional = new Set<string>();
  for (const key of english.keys()) {
    const { stem, category } = stemOf(key);
    if (!category) required.add(key);
    else {
      for (const form of needed) required.add(`${stem}_${form}`);
      for (const form of allowed) optional.add(`${stem}_${form}`);
    }
  }
  return { required, optional };
}

export function checkKeys(
  namespace: string,
  tag: string,
  sentences: Sentences,
  english: Sentences,
): Finding[] {
  const { required, optional } = keysFor(tag, english);
  const missing = [...required].filter((key) => !sentences.has(key));
  const unknown = [...sentences.keys()].filter((key) => !required.has(key) && !optional.has(key));
  return [
    ...missing.map((key) => ({ key: `${namespace}.${key}`, message: 'is missing' })),
    ...unknown.map((key) => ({
      key: `${namespace}.${key}`,
      message: stemOf(key).category
        ? `is a plural that this language does not have (it has ${[...pluralForms(tag).allowed].join(', ')})`
        : 'is not in the English file',
    })),
  ];
}
