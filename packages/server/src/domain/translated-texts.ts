import { DomainError } from './domain-error.ts';

/** The texts of a record in one language, such as its name and description. */
export type Translation<Field extends string> = { readonly lang: string } & Readonly<Record<Field, string>>;

export type ByLanguage = Readonly<Record<string, string>>;

/**
 * Asserts that the texts have English, which every other language falls back to, and no language twice.
 * @throws {DomainError} `parameterError`.
 */
export function assertTranslations(texts: readonly { readonly lang: string }[]): void {
  const languages = new Set(texts.map(({ lang }) => lang));
  if (!languages.has('en') || languages.size !== texts.length) throw new DomainError('parameterError');
}

/** One field of the texts by language, as a column stores it. Blank texts are left out. */
export const textsByLanguage = <Field extends string>(
  texts: readonly Translation<Field>[],
  field: Field,
): ByLanguage =>
  Object.fromEntries(
    texts.flatMap((text) => {
      const value = text[field].trim();
      return value === '' ? [] : [[text.lang, value]];
    }),
  );

/** The texts of some columns in each language that one of them has, English first. */
export function translationsOf<Field extends string>(
  columns: Readonly<Record<Field, ByLanguage>>,
): readonly Translation<Field>[] {
  const fields = Object.keys(columns) as Field[];
  const languages = new Set(['en', ...fields.flatMap((field) => Object.keys(columns[field]))]);
  return [...languages].map((lang) => {
    const texts = fields.map((field) => [field, columns[field][lang] ?? '']);
    return { lang, ...Object.fromEntries(texts) } as Translation<Field>; // Each field has just been set.
  });
}
