/**
 * A pseudo-language: English with accents, 40 % longer and in brackets. It shows what is cut off, what has no room and
 * which text is not in a locale file. For development and the gallery; no build contains it.
 */
import type { Translations } from './src/shared/i18n/translation-files.ts';

const PLAIN = 'AaBCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz';
const ACCENTED = 'ÁáƁÇçĐđÉéĜĝĤĥÍíĴĵĶķĻļÑñÓóŔŕŠšŢţÚúŴŵÝýŽž';
const accents = new Map([...PLAIN].map((letter, at) => [letter, [...ACCENTED][at] ?? letter]));
const FILLER = 'one two three four five six seven eight nine ten eleven twelve';
/** Values and marks of links stay as they are. */
const MARKS = /(\{\{[^}]*\}\}|<\/?\w+>)/;
const SHARE = 0.4;

/** Marks that turn the letters between them round, as in a language that is read from the right. */
const TURN = '\u202e';
const TURN_BACK = '\u202c';

function sentence(text: string, isTurned: boolean): string {
  const pieces = text.split(MARKS).map((piece) => {
    if (MARKS.test(piece) || piece.trim() === '') return piece;
    const strange = [...piece].map((letter) => accents.get(letter) ?? letter).join('');
    return isTurned ? `${TURN}${strange}${TURN_BACK}` : strange;
  });
  const longer = FILLER.slice(0, Math.ceil(text.length * SHARE)).trimEnd();
  return `[${pieces.join('')} ${longer}]`;
}

/** A locale file in the pseudo-language: `en-XA` by the usual name, `ar-XB` where it is turned. */
export function pseudoTranslations(translations: Translations, isTurned: boolean): Translations {
  const strange = (value: Translations[string]): Translations[string] => {
    if (typeof value === 'string') return sentence(value, isTurned);
    if (Array.isArray(value)) return value.map((part: Translations) => pseudoTranslations(part, isTurned));
    return pseudoTranslations(value as Translations, isTurned);
  };
  return Object.fromEntries(Object.entries(translations).map(([key, value]) => [key, strange(value)]));
}
