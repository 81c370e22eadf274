/** Placeholders and tags: a translation has the same ones as the English text, in any order. */
import { isOneOrLess, isOneNumber } from './keys.ts';
import { stemOf, type Finding, type Translation, type Sentences } from './locale-files.ts';

const PLACE = /\{\{\s*(\w+)\s*(?:,\s*(\w+)\s*)?\}\}/g;
const TAG = /<(\/?\w+)\s*\/?>/g;

const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(PLACE)]
    .map(([, name, format]) => (format ? `{{${name}, ${format}}}` : `{{${name}}}`))
    .toSorted();
const tagsIn = (text: string): string[] => [...text.matchAll(TAG)].map(([written]) => written).toSorted();
/** The text without placeholders and tags. */
export const withoutPlaceholders = (text: string): string => text.replace(PLACE, '').replace(TAG, '');
/** The text as it is shown, with a digit for every placeholder. */
export const withSampleValues = (text: string): string => text.replace(PLACE, '0').replace(TAG, '');

const listed = (marks: readonly string[]): string => (marks.length ? marks.join(' ') : 'none');
const isSame = (one: readonly string[], other: readonly string[]): boolean => one.join() === other.join();
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
    const wanted = [placeholdersIn(general)];
    // "One item" may leave the number out, and the English form for one may have left out more.
    if (category && isOneOrLess(languageTag, category)) wanted.push(placeholdersIn(model));
    if (category && isOneNumber(languageTag, category))
      wanted.push(placeholdersIn(general).filter((mark) => !isCount(mark)));
    const has = placeholdersIn(text);
    const places = wanted.some((marks) => isSame(marks, has))
      ? []
      : [
          {
            key,
            message: `has the placeholders ${listed(has)} where English has ${listed(wanted[0] ?? [])}`,
          },
        ];
    const tags = isSame(tagsIn(text), tagsIn(model))
      ? []
      : [{ key, message: `has the tags ${listed(tagsIn(text))} where English has ${listed(tagsIn(model))}` }];
    return [...brokenFindings(translation), ...places, ...tags];
  });
}
