/** Reads the locale files: the texts of each language and namespace, by key. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

const locales = new URL('../../packages/web/src/shared/i18n/locales/', import.meta.url);

/** The texts of mails, which the server writes: one file for each language. */
export const MAIL = 'mail';
const mailTexts = new URL('../../packages/server/src/domain/mail/texts/', import.meta.url);

/** The texts of the back office: one file for each language. */
export const OFFICE = 'office';
const officeTexts = new URL('../../packages/office/src/shared/i18n/locales/', import.meta.url);

/** Texts by key. Items of a list have their index in the key: `topics.about.parts.0.head`. */
export type Sentences = ReadonlyMap<string, string>;

export interface Finding {
  /** `namespace.key`, or the namespace if the finding is about the whole file. */
  readonly key: string;
  readonly message: string;
}

/** A text and the English text of the same key, if there is one. */
export interface Translation {
  readonly key: string;
  readonly text: string;
  readonly english: string | undefined;
}

const PLURAL_ENDING = /_(zero|one|two|few|many|other)$/;

/** Splits a key into its stem and its plural category. */
export function stemOf(key: string): { readonly stem: string; readonly category?: string } {
  const category = PLURAL_ENDING.exec(key)?.[1];
  return category ? { stem: key.replace(PLURAL_ENDING, ''), category } : { stem: key };
}

export function sentencesIn(texts: unknown, path = ''): [string, string][] {
  if (typeof texts === 'string') return [[path, texts]];
  if (typeof texts !== 'object' || texts === null) return [[path, '']];
  return Object.entries(texts).flatMap(([name, inner]) =>
    sentencesIn(inner, path ? `${path}.${name}` : name),
  );
}

const folderOf = (code: string): URL => new URL(`${code}/`, locales);

export const namespacesOf = (code: string): string[] =>
  existsSync(folderOf(code))
    ? [
        ...readdirSync(folderOf(code))
          .filter((file) => file.endsWith('.json'))
          .map((file) => file.slice(0, -'.json'.length)),
        ...[MAIL, OFFICE].filter((namespace) => existsSync(localeFile(code, namespace))),
      ].toSorted()
    : [];

export function localeFile(code: string, namespace: string): URL {
  if (namespace === MAIL) return new URL(`${code}.json`, mailTexts);
  if (namespace === OFFICE) return new URL(`${code}/${namespace}.json`, officeTexts);
  return new URL(`${namespace}.json`, folderOf(code));
}

export const readSentences = (code: string, namespace: string): Sentences =>
  new Map(sentencesIn(JSON.parse(readFileSync(localeFile(code, namespace), 'utf8'))));

/** Pairs every text with its English text. A plural form that English does not have is paired with the form `other`. */
export function translationsOf(namespace: string, sentences: Sentences, english: Sentences): Translation[] {
  return [...sentences].map(([key, text]) => {
    const { stem, category } = stemOf(key);
    const englishText = english.get(key) ?? (category && english.get(`${stem}_other`));
    return { key: `${namespace}.${key}`, text, english: englishText };
  });
}

/** Writes a JSON file as Prettier formats it. */
export async function writeJson(file: URL, value: unknown): Promise<void> {
  const options = await resolveConfig(fileURLToPath(file));
  writeFileSync(file, await format(JSON.stringify(value), { ...options, parser: 'json' }));
}
