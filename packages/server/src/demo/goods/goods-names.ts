import type { Feature } from '../words/features.ts';
import { OTHER_LANGUAGES, titlePattern } from '../translations/translations.ts';
import type { Names } from '../../domain/catalog/categories/all-names.ts';

/** Drops the first word of the noun if the feature contains it: "Vegan-Leather" and "Leather Belt" give "Belt". */
export function withoutRepeatedWord(feature: string, noun: string): string {
  const [first = '', ...rest] = noun.split(' ');
  return feature.split(/[ -]/).includes(first) && rest.length > 0 ? rest.join(' ') : noun;
}

/** True if the noun already contains the feature, as in "Kompaktkamera". */
const includesFeature = (feature: string, noun: string): boolean =>
  noun.toLowerCase().includes(feature.toLowerCase());

const fillPattern = (pattern: string, parts: Readonly<Record<string, string>>): string =>
  pattern
    .replace(/\{(\w+)\}/g, (_, part: string) => parts[part] ?? '')
    .replace(/ {2,}/g, ' ')
    .trim();

/** Composes names such as "Alfama Washed-Linen Midi Dress", in English and every language with a translation. */
export function goodsNames(line: string, { names: feature }: Feature, noun: Names): Names {
  const others = OTHER_LANGUAGES.flatMap((lang) => {
    const [adjective, kind] = [feature[lang], noun[lang]];
    if (adjective === undefined || kind === undefined) return [];
    const parts = { line, feature: includesFeature(adjective, kind) ? '' : adjective, noun: kind };
    return [[lang, fillPattern(titlePattern(lang), parts)]];
  });
  return {
    en: `${line} ${feature.en} ${withoutRepeatedWord(feature.en, noun.en)}`,
    ...Object.fromEntries(others),
  };
}

const STAYS_CAPITAL = /[A-Z]{2}|\d|^(Wi-Fi|Hi-Res|Chef|Oxford|A-Line)/;

/** Lower-cases a title within a sentence: "washed-linen midi dress", but "LED bulb". */
export const inSentence = (title: string): string =>
  title
    .split(' ')
    .map((word) => (STAYS_CAPITAL.test(word) ? word : word.toLowerCase()))
    .join(' ');

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
