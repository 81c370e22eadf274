import { directionOf } from './languages.ts';

const commas: Readonly<Record<string, string>> = { ar: '، ', zh: '、', ja: '、' };
/** Languages that name the larger place first, without a comma. */
const countryFirst: ReadonlySet<string> = new Set(['zh', 'ja', 'ko']);
/** A mark that makes the following text right-to-left, even if it begins with a Latin name. */
const RIGHT_TO_LEFT_MARK = '\u200f';

/** The separator of names in a language. */
export function makeRows(tag: string) {
  const language = tag.replace(/-.*/, '');
  const comma = commas[language] ?? ', ';
  const begun = (text: string) => (directionOf(language) === 'rtl' ? RIGHT_TO_LEFT_MARK + text : text);
  return {
    /** Several of a kind: "Colour, Size". */
    names: (names: readonly string[]): string => begun(names.join(comma)),
    /** "Lisboa, Portugal", or the country alone. */
    place: (city: string | undefined, country: string): string => {
      if (!city) return country;
      return countryFirst.has(language) ? `${country} ${city}` : begun(`${city}${comma}${country}`);
    },
  };
}
