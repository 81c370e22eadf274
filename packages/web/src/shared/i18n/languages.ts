/**
 * The 21 languages: `code` is the value in the API and `?lang=` (spec §1), `tag` the BCP 47 tag for browsers and Intl.
 */
export const languages = [
  { code: 'en', tag: 'en', name: 'English' },
  { code: 'cn', tag: 'zh-Hans', name: '简体中文' },
  { code: 'tw', tag: 'zh-Hant', name: '繁體中文' },
  { code: 'ja', tag: 'ja', name: '日本語' },
  { code: 'ko', tag: 'ko', name: '한국어' },
  { code: 'de', tag: 'de', name: 'Deutsch' },
  { code: 'fr', tag: 'fr', name: 'Français' },
  { code: 'es', tag: 'es', name: 'Español' },
  { code: 'pt', tag: 'pt', name: 'Português' },
  { code: 'it', tag: 'it', name: 'Italiano' },
  { code: 'el', tag: 'el', name: 'Ελληνικά' },
  { code: 'ru', tag: 'ru', name: 'Русский' },
  { code: 'tr', tag: 'tr', name: 'Türkçe' },
  { code: 'ar', tag: 'ar', name: 'العربية' },
  { code: 'hi', tag: 'hi', name: 'हिन्दी' },
  { code: 'th', tag: 'th', name: 'ไทย' },
  { code: 'vi', tag: 'vi', name: 'Tiếng Việt' },
  { code: 'id', tag: 'id', name: 'Bahasa Indonesia' },
  { code: 'ms', tag: 'ms', name: 'Bahasa Melayu' },
  { code: 'ph', tag: 'fil', name: 'Filipino' },
  { code: 'af', tag: 'af', name: 'Afrikaans' },
] as const;

export type LangCode = (typeof languages)[number]['code'];

/** The right-to-left languages of the specification. Of these, the store has only Arabic. */
const rightToLeft: ReadonlySet<string> = new Set(['ar', 'ur', 'fa', 'pr']);

export const directionOf = (code: string): 'ltr' | 'rtl' => (rightToLeft.has(code) ? 'rtl' : 'ltr');

export const isLangCode = (value: unknown): value is LangCode => languages.some(({ code }) => code === value);

export const tagOf = (code: LangCode): string =>
  languages.find((language) => language.code === code)?.tag ?? 'en';

/**
 * Overrides of number and date formats where browsers differ from shops: Arabic shops write figures in 0–9, and Thai
 * delivery labels have the Gregorian year.
 */
const shopHabits: Partial<Record<LangCode, string>> = { ar: 'ar-u-nu-latn', th: 'th-u-ca-gregory' };

/** The tag for all formats of Intl. */
export const formatTagOf = (code: LangCode): string => shopHabits[code] ?? tagOf(code);
