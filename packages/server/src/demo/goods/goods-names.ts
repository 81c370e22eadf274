import type { Feature } from '../words/features.ts';
import { OTHER_LANGUAGES, titlePattern } from '../translations/translations.ts';
import type { Names } from '../words/languages.ts';

/** "Vegan-Leather" before "Leather Belt" would say leather twice, "Slim-Fit" before "Slim Chinos" slim. */
export function withoutEcho(feature: string, noun: string): string {
  const [first = '', ...rest] = noun.split(' ');
  return feature.split(/[ -]/).includes(first) && rest.length > 0 ? rest.join(' ') : noun;
}

/** A "Kompaktkamera" is compact as it is. */
const isSaid = (feature: string, noun: string): boolean => noun.toLowerCase().includes(feature.toLowerCase());

const titled = (pattern: string, parts: Readonly<Record<string, string>>): string =>
  pattern
    .replace(/\{(\w+)\}/g, (_, part: string) => parts[part] ?? '')
    .replace(/ {2,}/g, ' ')
    .trim();

/** "Alfama Washed-Linen Midi Dress", and the same in every language that has words for it. */
export function goodsNames(line: string, { names: feature }: Feature, noun: Names): Names {
  const others = OTHER_LANGUAGES.flatMap((lang) => {
    const [adjective, kind] = [feature[lang], noun[lang]];
    if (adjective === undefined || kind === undefined) return [];
    const parts = { line, feature: isSaid(adjective, kind) ? '' : adjective, noun: kind };
    return [[lang, titled(titlePattern(lang), parts)]];
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
