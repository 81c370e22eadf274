import type { Lang } from '@openmall/sdk';

/** The locale of `Intl` of each language of the wire. */
const LOCALES: Readonly<Record<Lang, string>> = {
  en: 'en',
  cn: 'zh-CN',
  tw: 'zh-TW',
  ja: 'ja',
  de: 'de',
  ms: 'ms',
  af: 'af',
  th: 'th',
  el: 'el',
  pt: 'pt',
  es: 'es',
  fr: 'fr',
  ru: 'ru',
  it: 'it',
  tr: 'tr',
  ko: 'ko',
  ph: 'fil',
  ar: 'ar',
  id: 'id',
  hi: 'hi',
  vi: 'vi',
};

export const LANGS = Object.keys(LOCALES) as readonly Lang[]; // The keys of the record are the languages.

export const isLang = (lang: string): lang is Lang => Object.hasOwn(LOCALES, lang);

export const localeOf = (lang: Lang): string => LOCALES[lang];
