/** Finds which texts of a language the rendered pages show, and which are on none of them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = (code: string): string =>
  fileURLToPath(new URL(`../../src/shared/i18n/locales/${code}/`, import.meta.url));

/** The texts of a locale file with their keys. */
export function leaves(texts: unknown, path: readonly string[]): readonly (readonly [string, string])[] {
  if (typeof texts === 'string') return [[path.join('.'), texts]];
  if (typeof texts !== 'object' || texts === null) return [];
  return Object.entries(texts).flatMap(([key, inner]) => leaves(inner, [...path, key]));
}

/** Scripts without spaces between words. */
const UNSPACED = /\p{scx=Han}|\p{scx=Hira}|\p{scx=Kana}|\p{scx=Thai}/u;
const letter = String.raw`[\p{L}\p{M}\p{N}]`;

const VALUE = /\{\{[^}]*\}\}|<\/?\w+>/;
const BLANKS = /\s+/g;

/** How a text is searched: first its longest piece, which is fast, then the whole sentence with any values. */
interface TextPattern {
  readonly longest: string;
  /** Compiled on demand: Unicode classes are slow to compile. */
  readonly pattern: () => RegExp;
}

/** Converts a sentence to a pattern. Values match any short text; the pattern matches whole words only. */
function toPattern(sentence: string): TextPattern {
  const pieces = sentence.replaceAll(BLANKS, ' ').split(VALUE);
  // A value at the start or end of a sentence may be longer than its sample.
  const [head = '', tail = ''] = [pieces[0], pieces.at(-1)];
  const inner = pieces.map((piece) => RegExp.escape(piece)).join('.{0,80}?');
  const isUnspaced = UNSPACED.test(sentence);
  const begin = head && !isUnspaced ? `(?<!${letter})` : '';
  const end = tail && !isUnspaced ? `(?!${letter})` : '';
  const longest = pieces.toSorted((one, other) => other.length - one.length)[0] ?? '';
  let made: RegExp | undefined;
  return { longest, pattern: () => (made ??= new RegExp(`${begin}${inner}${end}`, 'u')) };
}

/** Search patterns by key. */
type Search = readonly (readonly [key: string, TextPattern])[];

/** Builds the search patterns for all texts of a language. */
export function searchFor(code: string): Search {
  const language = existsSync(folder(code)) ? code : 'en';
  return readdirSync(folder(language)).flatMap((file) => {
    const texts: unknown = JSON.parse(readFileSync(`${folder(language)}${file}`, 'utf8'));
    return leaves(texts, [file.replace(/\.json$/, '')]).map(
      ([key, sentence]) => [key, toPattern(sentence)] as const,
    );
  });
}

/** The keys of the texts on a page. */
export const keysInText = (search: Search, text: string): readonly string[] =>
  search
    .filter(([, { longest, pattern }]) => text.includes(longest) && pattern().test(text))
    .map(([key]) => key);

/** The keys of a language that are in none of the page texts. */
export function textsNotSeen(code: string, texts: readonly string[]): readonly string[] {
  const search = searchFor(code);
  const all = [...new Set(texts.flatMap((text) => text.split('\n')))].join('\n');
  const seen = new Set(keysInText(search, all));
  return search.map(([key]) => key).filter((key) => !seen.has(key));
}
