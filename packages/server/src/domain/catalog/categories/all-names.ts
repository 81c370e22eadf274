/** The 21 languages, in the order of rows of names. */
// prettier-ignore
export const LANGUAGES = [
  'en', 'cn', 'tw', 'ja', 'de', 'ms', 'af', 'th', 'el', 'pt', 'es', 'fr', 'ru', 'it', 'tr', 'ko', 'ph', 'ar', 'id', 'hi', 'vi',
] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text in some languages, always in English. */
export type Names = Readonly<Partial<Record<Language, string>>> & { readonly en: string };

/** @throws RangeError if the row does not have `count` names. */
export function splitNames(row: string, count: number): string[] {
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
  const parts = splitNames(row, LANGUAGES.length);
  return Object.fromEntries(LANGUAGES.map((lang, i) => [lang, parts[i]])) as Names; // splitNames has counted them
}
