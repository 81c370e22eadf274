import type { Feature } from '../words/features.ts';
import type { Names, Words } from '../words/languages.ts';

/** "Vegan-Leather" before "Leather Belt" would say leather twice. */
function withoutEcho(feature: string, noun: string): string {
  const last = feature.split(/[ -]/).at(-1);
  const [first, ...rest] = noun.split(' ');
  return last === first && rest.length > 0 ? rest.join(' ') : noun;
}

/** "Alfama Washed-Linen Midi Dress", and the same in the languages that compose alike. */
export function goodsNames(line: string, { names: feature }: Feature, noun: Words): Names {
  const trailing = (lang: 'de' | 'es' | 'fr'): string => `${noun[lang]} ${line} ${feature[lang]}`;
  return {
    en: `${line} ${feature.en} ${withoutEcho(feature.en, noun.en)}`,
    cn: `${line} ${feature.cn}${noun.cn}`,
    ja: `${line} ${feature.ja}${noun.ja}`,
    de: trailing('de'),
    es: trailing('es'),
    fr: trailing('fr'),
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
