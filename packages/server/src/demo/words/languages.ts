import { splitNames } from '../../domain/catalog/categories/all-names.ts';

/** Languages in which names of goods, colors and materials are composed. */
export const COMPOSED_LANGUAGES = ['en', 'cn', 'de', 'es', 'fr', 'ja'] as const;
export type ComposedLanguage = (typeof COMPOSED_LANGUAGES)[number];

export type ComposedNames = Readonly<Record<ComposedLanguage, string>>;

/**
 * Parses `en|cn|de|es|fr|ja`.
 *
 * @throws RangeError if one is missing.
 */
export function parseNames(row: string): ComposedNames {
  const parts = splitNames(row, COMPOSED_LANGUAGES.length);
  return Object.fromEntries(COMPOSED_LANGUAGES.map((lang, i) => [lang, parts[i]])) as ComposedNames; // splitNames has counted them
}
