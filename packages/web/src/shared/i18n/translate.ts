import type { Values } from './keys.ts';
import { directionOf } from './languages.ts';

/** A file of words: sentences by key, in groups; texts of several parts are lists. */
export interface Words {
  readonly [key: string]: string | Words | readonly Words[];
}
type Found = Words[string] | undefined;

const PLACE = /\{\{\s*(\w+)(,\s*number)?\s*\}\}/g;

const isList = (found: Words | readonly Words[]): found is readonly Words[] => Array.isArray(found);

function find(words: Words | undefined, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<Found>((at, name) => (typeof at === 'object' && !isList(at) ? at[name] : undefined), words);
  return typeof found === 'string' ? found : undefined;
}

/** Finds and completes the sentences of one language. Files are in the form of i18next, version 4. */
export function makeTranslator(tag: string) {
  const plurals = new Intl.PluralRules(tag);
  const numbers = new Intl.NumberFormat(tag);
  // Between words that run from the right, an amount would lose its sign to the other side.
  const isolated =
    directionOf(tag.replace(/-.*/, '')) === 'rtl' ? (value: string) => `\u2068${value}\u2069` : String;

  const sentence = (words: Words | undefined, key: string, count: number | undefined): string | undefined => {
    if (count === undefined) return find(words, key);
    // Some languages have a form for millions that no sentence of a shop needs.
    return find(words, `${key}_${plurals.select(count)}`) ?? find(words, `${key}_other`) ?? find(words, key);
  };

  /** The sentence of a key; the key itself where there is none. */
  return (words: Words | undefined, key: string, values: Values = {}): string => {
    const text = sentence(words, key, values.count) ?? key;
    return text.replace(PLACE, (written: string, name: string, asNumber: string | undefined) => {
      const value = values[name];
      if (value === undefined) return written;
      return isolated(asNumber ? numbers.format(Number(value)) : String(value));
    });
  };
}
