import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deskErrorCatalog as errorCatalog } from '@openmall/sdk/desk';
import type { FailureKey } from '../../domain/domain-error.ts';

/** The text of an error in a language of the wire, such as `de`. Unknown languages get English. */
export type ErrorTexts = (key: FailureKey, lang: string | undefined) => string;

const LOCALES = fileURLToPath(new URL('../../../../web/src/shared/i18n/locales/', import.meta.url));

type Texts = Readonly<Record<string, string>>;

const read = (lang: string): Texts =>
  JSON.parse(readFileSync(`${LOCALES}${lang}/errors.json`, 'utf8')) as Texts; // `npm run check` compares its keys.

/** Reads the error texts of all languages, which the store shows too. */
export function readErrorTexts(): ErrorTexts {
  const texts = new Map(readdirSync(LOCALES).map((lang): [string, Texts] => [lang, read(lang)]));
  return (key, lang) => texts.get(lang ?? '')?.[key] ?? errorCatalog[key].text;
}
