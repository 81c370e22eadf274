import { directionOf } from './languages.ts';

const commas: Readonly<Record<string, string>> = { ar: '، ', zh: '、', ja: '、' };
/** These name the larger place first, and set no comma. */
const countryFirst: ReadonlySet<string> = new Set(['zh', 'ja', 'ko']);
/** Makes what follows begin at the right, also where it begins with a name in Latin letters. */
const RIGHT_TO_LEFT_MARK = '\u200f';

/** How a language sets names beside each other. */
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
