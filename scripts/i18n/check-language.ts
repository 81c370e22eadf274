/** Runs all automatic checks of the texts of a language. */
import { languages, tagOf, type LangCode } from '@openmall/web/languages';
import { contractKeys, keysOfZones } from './contract-keys.ts';
import { checkKeys } from './keys.ts';
import { checkLengths } from './lengths.ts';
import { checkCharacters } from './characters.ts';
import { checkPlaceholders } from './placeholders.ts';
import { checkMixedQuotes, checkTypography } from './typography.ts';
import { checkUntranslated } from './untranslated.ts';
import { isUntranslated, readMarks } from './untranslated-marks.ts';
import { codeOf, readKeyUsage, checkUnusedKeys } from './unused-keys.ts';
import {
  MAIL,
  OFFICE,
  namespacesOf,
  translationsOf,
  readSentences,
  type Finding,
  type Translation,
} from './locale-files.ts';

export interface LanguageReport {
  readonly code: LangCode;
  readonly sentences: number;
  /** The number of its namespaces, and of the English namespaces. */
  readonly has: number;
  readonly of: number;
  readonly findings: readonly Finding[];
}

/** English is the reference: its keys must all be used. */
function englishFindings(): Finding[] {
  const usages = new Map<string, ReturnType<typeof readKeyUsage>>();
  const usageOf = (folder: string) => {
    const usage = usages.get(folder) ?? readKeyUsage(folder);
    usages.set(folder, usage);
    return usage;
  };
  const byContract = contractKeys();
  // Tests of the server compare the texts of mails with the mails that it sends.
  const office = readSentences('en', OFFICE);
  const unnamed = [...keysOfZones()].filter((key) => !office.has(key));
  const shown = namespacesOf('en').filter((namespace) => namespace !== MAIL);
  const unused = shown.flatMap((namespace) => {
    const keys = byContract[namespace];
    const english = new Map([...readSentences('en', namespace)].filter(([key]) => !keys?.has(key)));
    return checkUnusedKeys(namespace, english, usageOf(codeOf(namespace)));
  });
  return [...unused, ...unnamed.map((key) => ({ key: `${OFFICE}.${key}`, message: 'is missing' }))];
}

function translationFindings(
  code: LangCode,
  ownNamespaces: readonly string[],
): { findings: Finding[]; translations: Translation[] } {
  const tag = tagOf(code);
  const findings: Finding[] = [];
  const translations: Translation[] = [];
  if (ownNamespaces.length === 0)
    return { findings: [{ key: code, message: 'has no locale file yet' }], translations };
  for (const namespace of namespacesOf('en')) {
    if (!ownNamespaces.includes(namespace)) {
      findings.push({
        key: namespace,
        message: `is missing: add ${code}/${namespace}.json`,
      });
      continue;
    }
    const [english, sentences] = [readSentences('en', namespace), readSentences(code, namespace)];
    const namespaceTranslations = translationsOf(namespace, sentences, english);
    translations.push(...namespaceTranslations);
    findings.push(
      ...checkKeys(namespace, tag, sentences, english),
      ...checkPlaceholders(tag, namespaceTranslations, english),
    );
  }
  return { findings, translations };
}

export function checkLanguage(code: LangCode): LanguageReport {
  const namespaces = namespacesOf('en');
  const ownNamespaces = namespacesOf(code);
  const { findings, translations: all } = translationFindings(code, ownNamespaces);
  const marks = readMarks(code);
  const translations = all.filter((translation) => !isUntranslated(translation, marks));
  const untranslated = all.filter((translation) => isUntranslated(translation, marks));
  const unknownNamespaces = ownNamespaces.filter((namespace) => !namespaces.includes(namespace));
  const text = [
    ...untranslated.map(({ key, text: english }) => ({
      key,
      message: `is not translated yet: “${english}”`,
    })),
    ...unknownNamespaces.map((key) => ({ key, message: 'does not exist in English' })),
    ...checkTypography(code, translations),
    ...checkMixedQuotes(code, translations),
    ...checkCharacters(code, translations),
    ...(code === 'en' ? englishFindings() : checkUntranslated(code, translations)),
    ...(code === 'en' ? [] : checkLengths(code, translations)),
  ];
  const has = namespaces.filter((namespace) => ownNamespaces.includes(namespace)).length;
  return { code, sentences: all.length, has, of: namespaces.length, findings: [...findings, ...text] };
}

export const checkAllLanguages = (): LanguageReport[] => languages.map(({ code }) => checkLanguage(code));
