import { type LangCode, languages } from '@openmall/web/languages';

/** A field of the texts of a record, in each language. */
export interface TextField<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly hint?: string;
  /** The maximum number of characters. */
  readonly max: number;
  readonly isRequired: boolean;
  readonly multiline?: boolean;
}

/** What the form holds: the texts by language and field. */
export type TextValues<Name extends string> = Readonly<
  Partial<Record<LangCode, Readonly<Record<Name, string>>>>
>;

type Texts<Name extends string> = readonly ({ readonly lang: LangCode } & Readonly<Record<Name, string>>)[];

export const valuesOfTexts = <Name extends string>(texts: Texts<Name>): TextValues<Name> =>
  Object.fromEntries(texts.map((text) => [text.lang, text])) as TextValues<Name>; // By language, as the wire has it.

const isBlank = (text: string | undefined): boolean => (text ?? '').trim() === '';

/** The languages in which somebody has written something, English first. */
export const writtenLanguages = <Name extends string>(
  values: TextValues<Name>,
  fields: readonly TextField<Name>[],
): readonly LangCode[] =>
  languages
    .map(({ code }) => code)
    .filter((code) => fields.some(({ name }) => !isBlank(values[code]?.[name])));

/** The texts to send: those of the languages in use. */
export const textsOfValues = <Name extends string>(
  values: TextValues<Name>,
  fields: readonly TextField<Name>[],
): ({ lang: LangCode } & Record<Name, string>)[] =>
  writtenLanguages(values, fields).map((lang) => {
    const texts = fields.map(({ name }) => [name, (values[lang]?.[name] ?? '').trim()]);
    return { lang, ...Object.fromEntries(texts) } as { lang: LangCode } & Record<Name, string>; // Each field is set.
  });

export type TextErrors<Name extends string> = Partial<Record<LangCode, Partial<Record<Name, string>>>>;

function faultOf<Name extends string>(
  { isRequired, max }: TextField<Name>,
  text: string | undefined,
): string | undefined {
  if (isRequired && isBlank(text)) return 'form.required';
  return (text ?? '').length > max ? 'content.tooLong' : undefined;
}

/** English is needed, and a language that has one text needs all required ones. Empty without an error. */
export function textErrors<Name extends string>(
  values: TextValues<Name>,
  fields: readonly TextField<Name>[],
): { texts?: TextErrors<Name> } {
  const used = new Set<LangCode>(['en', ...writtenLanguages(values, fields)]);
  const found: TextErrors<Name> = {};
  for (const lang of used)
    for (const field of fields) {
      const fault = faultOf(field, values[lang]?.[field.name]);
      if (fault) found[lang] = { ...found[lang], [field.name]: fault } as Partial<Record<Name, string>>; // A field.
    }
  return Object.keys(found).length > 0 ? { texts: found } : {};
}
