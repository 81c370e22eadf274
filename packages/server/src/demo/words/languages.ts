/** The 21 languages, in the order of the category table. */
// prettier-ignore
export const LANGUAGES = [
  'en', 'cn', 'tw', 'ja', 'de', 'ms', 'af', 'th', 'el', 'pt', 'es', 'fr', 'ru', 'it', 'tr', 'ko', 'ph', 'ar', 'id', 'hi', 'vi',
] as const;
export type Language = (typeof LANGUAGES)[number];

/** Languages in which names of goods, colors and materials are composed. */
export const WORD_LANGUAGES = ['en', 'cn', 'de', 'es', 'fr', 'ja'] as const;
export type WordLanguage = (typeof WORD_LANGUAGES)[number];

export type Names = Readonly<Partial<Record<Language, string>>> & { readonly en: string };
export type Words = Readonly<Record<WordLanguage, string>>;

function split(row: string, count: number): string[] {
  const parts = row.split('|').map((part) => part.trim());
  if (parts.length !== count || parts.some((part) => part === ''))
    throw new RangeError(`Expected ${count} names: ${row}`);
  return parts;
}

/** Parses names in all 21 languages: `en|cn|tw|…`. @throws RangeError if one is missing. */
export function allNames(row: string): Names {
  const parts = split(row, LANGUAGES.length);
  return Object.fromEntries(LANGUAGES.map((lang, i) => [lang, parts[i]])) as Names; // split has counted them
}

/** Parses `en|cn|de|es|fr|ja`. @throws RangeError if one is missing. */
export function words(row: string): Words {
  const parts = split(row, WORD_LANGUAGES.length);
  return Object.fromEntries(WORD_LANGUAGES.map((lang, i) => [lang, parts[i]])) as Words; // split has counted them
}
