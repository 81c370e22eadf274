/** The 21 languages, in the order of the category table. */
// prettier-ignore
export const LANGUAGES = [
  'en', 'cn', 'tw', 'ja', 'de', 'ms', 'af', 'th', 'el', 'pt', 'es', 'fr', 'ru', 'it', 'tr', 'ko', 'ph', 'ar', 'id', 'hi', 'vi',
] as const;
export type Language = (typeof LANGUAGES)[number];

/** Languages in which names of goods, colors and materials are composed. */
export const COMPOSED_LANGUAGES = ['en', 'cn', 'de', 'es', 'fr', 'ja'] as const;
export type ComposedLanguage = (typeof COMPOSED_LANGUAGES)[number];

export type Names = Readonly<Partial<Record<Language, string>>> & { readonly en: string };
export type ComposedNames = Readonly<Record<ComposedLanguage, string>>;

function split(row: string, count: number): string[] {
  const parts = row.split('|').map((part) => part.trim());
  if (parts.length !== count || parts.some((part) => part === ''))
    throw new RangeError(`Expected ${count} names: ${row}`);
  return parts;
}

/**
 * Parses names in all 21 languages: `en|cn|tw|…`.
 *
 * @throws RangeError if one is missing.
 */
export function parseAllNames(row: string): Names {
  const parts = split(row, LANGUAGES.length);
  return Object.fromEntries(LANGUAGES.map((lang, i) => [lang, parts[i]])) as Names; // split has counted them
}

/**
 * Parses `en|cn|de|es|fr|ja`.
 *
 * @throws RangeError if one is missing.
 */
export function parseNames(row: string): ComposedNames {
  const parts = split(row, COMPOSED_LANGUAGES.length);
  return Object.fromEntries(COMPOSED_LANGUAGES.map((lang, i) => [lang, parts[i]])) as ComposedNames; // split has counted them
}
