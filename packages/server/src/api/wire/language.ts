import type { Lang } from '@openmall/sdk';
import { countryById } from '../../domain/addresses/countries.ts';
import { localeOf } from '../../domain/locales.ts';
import type { Names } from '../../db/schema/tables.ts';

const names = new Map<Lang, Intl.DisplayNames>();

function namesIn(lang: Lang): Intl.DisplayNames {
  const cached = names.get(lang) ?? new Intl.DisplayNames([localeOf(lang), 'en'], { type: 'region' });
  names.set(lang, cached);
  return cached;
}

/** A country's name in the caller's language. */
export const countryName = (code: string, lang: Lang): string => namesIn(lang).of(code) ?? code;

/** The name of a listed country in the caller's language. A country without id keeps the text that the user wrote. */
export function countryOf(id: number, written: string, lang: Lang): string {
  const country = countryById(id);
  return country ? countryName(country.code, lang) : written;
}

/** The text in the caller's language, or in English. */
export const textIn = (names: Names, lang: Lang): string => names[lang] ?? names.en;

/** Texts of the desk. Only languages of the wire are stored. */
export const inLanguages = <Text extends { readonly lang: string }>(
  texts: readonly Text[],
): (Text & { lang: Lang })[] => texts.map((text) => ({ ...text, lang: text.lang as Lang })); // As above.
