/** Checks that a translation has the same placeholders and tags as the English text, in any order. */
import { isOneOrLess, isOneNumber } from './keys.ts';
import { stemOf, type Finding, type Translation, type Sentences } from './locale-files.ts';

const PLACEHOLDER = /\{\{\s*(\w+)\s*(?:,\s*(\w+)\s*)?\}\}/g;
const TAG = /<(\/?\w+)\s*\/?>/g;

const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER)]
    .map(([, name, format]) => (format ? `{{${name}, ${format}}}` : `{{${name}}}`))
    .toSorted();
const tagsIn = (text: string): string[] => [...text.matchAll(TAG)].map(([tag]) => tag).toSorted();
/** The text without placeholders and tags. */
export const withoutPlaceholders = (text: string): string => text.replace(PLACEHOLDER, '').replace(TAG, '');
/** The text as it is shown, with a digit for every placeholder. */
export const withSampleValues = (text: string): string => text.replace(PLACEHOLDER, '0').replace(TAG, '');

const list = (marks: readonly string[]): string => (marks.length ? marks.join(' ') : 'none');
const isSame = (left: readonly string[], right: readonly string[]): boolean => left.join() === right.join();
const isCount = (mark: string): boolean => /^\{\{count\b/.test(mark);

/** A stray brace or bracket is a placeholder or tag that was broken in translation. */
function brokenFindings({ key, text }: Translation): Finding[] {
  const rest = withoutPlaceholders(text);
  return /[{}]|<\/|<\w/.test(rest) ? [{ key, message: `has a broken placeholder or tag: “${text}”` }] : [];
}

export function checkPlaceholders(
  languageTag: string,
  translations: readonly Translation[],
  english: Sentences,
): Finding[] {
  return translations.flatMap((translation) => {
    const { key, text, english: model } = translation;
    if (model === undefined) return [];
    const { stem, category } = stemOf(key.slice(key.indexOf('.') + 1));
    const general = (category && english.get(`${stem}_other`)) ?? model;
    const allowed = [placeholdersIn(general)];
    // A form for a single number may leave the number out, and the English form may leave out more placeholders.
    if (category && isOneOrLess(languageTag, category)) allowed.push(placeholdersIn(model));
    if (category && isOneNumber(languageTag, category))
      allowed.push(placeholdersIn(general).filter((mark) => !isCount(mark)));
    const actual = placeholdersIn(text);
    const placeholderFindings = allowed.some((marks) => isSame(marks, actual))
      ? []
      : [
          {
            key,
            message: `has the placeholders ${list(actual)} where English has ${list(allowed[0] ?? [])}`,
          },
        ];
    const tags = isSame(tagsIn(text), tagsIn(model))
      ? []
      : [
          {
            key,
            message: `has the tags ${list(tagsIn(text))} where English has ${list(tagsIn(model))}`,
          },
        ];
    return [...brokenFindings(translation), ...placeholderFindings, ...tags];
  });
}
