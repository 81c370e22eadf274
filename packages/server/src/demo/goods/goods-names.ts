import type { Feature } from '../words/features.ts';
import { OTHER_LANGUAGES, titlePattern } from '../translations/translations.ts';
import type { Names } from '../words/languages.ts';

/** "Vegan-Leather" before "Leather Belt" would say leather twice. */
function withoutEcho(feature: string, noun: string): string {
  const last = feature.split(/[ -]/).at(-1);
  const [first, ...rest] = noun.split(' ');
  return last === first && rest.length > 0 ? rest.join(' ') : noun;
}

/** "Alfama Washed-Linen Midi Dress", and the same in every language that has words for it. */
export function goodsNames(line: string, { names: feature }: Feature, noun: Names): Names {
  const others = OTHER_LANGUAGES.flatMap((lang) => {
    const parts = { line, feature: feature[lang], noun: noun[lang] };
    return parts.feature === undefined || parts.noun === undefined
      ? []
      : [[lang, titlePattern(lang).replace(/\{(line|feature|noun)\}/g, (_, part) => parts[part as 'line'])]];
  });
  return {
    en: `${line} ${feature.en} ${withoutEcho(feature.en, noun.en)}`,
    ...Object.fromEntries(others),
  };
}

const STAYS_CAPITAL = /[A-Z]{2}|\d|^(Wi-Fi|Hi-Res|Chef|Oxford|A-Line)/;

/** Inside a sentence: "washed-linen midi dress", but "LED bulb". */
export const inSentence = (title: string): string =>
  title
    .split(' ')
    .map((word) => (STAYS_CAPITAL.test(word) ? word : word.toLowerCase()))
    .join(' ');

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
