/**
 * English as a stranger: accented, 40 % longer and in brackets, so that a look at a page tells what has no room, what is
 * cut off, and what no file of words says. For development and the gallery; no build ever holds it.
 */
import type { Words } from './src/shared/i18n/translate.ts';

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

/** A file of words in the pseudo-language: `en-XA` by the usual name, `ar-XB` where it is turned. */
export function pseudoWords(words: Words, isTurned: boolean): Words {
  const strange = (value: Words[string]): Words[string] => {
    if (typeof value === 'string') return sentence(value, isTurned);
    if (Array.isArray(value)) return value.map((part: Words) => pseudoWords(part, isTurned));
    return pseudoWords(value as Words, isTurned);
  };
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, strange(value)]));
}
