import { directionOf } from './languages.ts';

const commas: Readonly<Record<string, string>> = { ar: '، ', zh: '、', ja: '、' };
/** Languages that name the larger place first, without a comma. */
const countryFirst: ReadonlySet<string> = new Set(['zh', 'ja', 'ko']);
/** A mark that makes the following text right-to-left, even if it begins with a Latin name. */
const RIGHT_TO_LEFT_MARK = '\u200f';

/** Creates functions that join names in the style of a language. */
export function makeRows(tag: string) {
  const language = tag.replace(/-.*/, '');
  const comma = commas[language] ?? ', ';
  const begun = (text: string) => (directionOf(language) === 'rtl' ? RIGHT_TO_LEFT_MARK + text : text);
  return {
    /** Joins names of one kind: "Colour, Size". */
    names: (names: readonly string[]): string => begun(names.join(comma)),
    /** Joins a city and its country: "Lisboa, Portugal". Without a city, returns the country. */
    place: (city: string | undefined, country: string): string => {
      if (!city) return country;
      return countryFirst.has(language) ? `${country} ${city}` : begun(`${city}${comma}${country}`);
    },
  };
}
