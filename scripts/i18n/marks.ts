/** Places for values and marks of links: the same ones as in English, however the sentence is built. */
import { isAtMostOne, isOneNumber } from './keys.ts';
import { stemOf, type Finding, type Pair, type Sentences } from './words.ts';

const place = /\{\{\s*(\w+)\s*(?:,\s*(\w+)\s*)?\}\}/g;
const tag = /<(\/?\w+)\s*\/?>/g;

export const placesIn = (text: string): string[] =>
  [...text.matchAll(place)]
    .map(([, name, format]) => (format ? `{{${name}, ${format}}}` : `{{${name}}}`))
    .toSorted();
const tagsIn = (text: string): string[] => [...text.matchAll(tag)].map(([written]) => written).toSorted();
/** What is left when values and marks are taken out. */
export const bare = (text: string): string => text.replace(place, '').replace(tag, '');
/** A sentence as it is shown, with a figure for every value. */
export const filled = (text: string): string => text.replace(place, '0').replace(tag, '');

const listed = (marks: readonly string[]): string => (marks.length ? marks.join(' ') : 'none');
const isSame = (one: readonly string[], other: readonly string[]): boolean => one.join() === other.join();
const isCount = (mark: string): boolean => /^\{\{count\b/.test(mark);

/** A stray brace or bracket is a mark that was broken in translation. */
function brokenFindings({ at, text }: Pair): Finding[] {
  const rest = bare(text);
  return /[{}]|<\/|<\w/.test(rest) ? [{ at, says: `holds a broken mark: “${text}”` }] : [];
}

export function markFindings(languageTag: string, pairs: readonly Pair[], english: Sentences): Finding[] {
  return pairs.flatMap((pair) => {
    const { at, text, english: model } = pair;
    if (model === undefined) return [];
    const { stem, category } = stemOf(at.slice(at.indexOf('.') + 1));
    const general = (category && english.get(`${stem}_other`)) ?? model;
    const wanted = [placesIn(general)];
    // "One item" may leave the number out, and an English sentence for one thing may have left out more.
    if (category && isAtMostOne(languageTag, category)) wanted.push(placesIn(model));
    if (category && isOneNumber(languageTag, category))
      wanted.push(placesIn(general).filter((mark) => !isCount(mark)));
    const has = placesIn(text);
    const places = wanted.some((marks) => isSame(marks, has))
      ? []
      : [{ at, says: `has the values ${listed(has)} where English has ${listed(wanted[0] ?? [])}` }];
    const tags = isSame(tagsIn(text), tagsIn(model))
      ? []
      : [{ at, says: `has the marks ${listed(tagsIn(text))} where English has ${listed(tagsIn(model))}` }];
    return [...brokenFindings(pair), ...places, ...tags];
  });
}
