/** `npm run i18n -- --add-language sv --tag sv --name Svenska`: makes all mechanical changes for a new language. */
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLangCode, languages } from '@openmall/web/languages';
import { root } from '../workspace.ts';
import { localeFile, locales, namespacesOf, readSentences, stemOf, writeJson } from './locale-files.ts';
import { pluralForms } from './keys.ts';
import { writeMarks } from './untranslated-marks.ts';

const CONTRACT = 'openapi/components/schemas/scalars.yaml';
const LANGUAGES = 'packages/web/src/shared/i18n/languages.ts';
const SANDBOX = 'packages/server/src/http/payments/sandbox-texts.ts';
const DEMO = 'packages/demo/src/page/locales';

export interface NewLanguage {
  /** The code of the API and of `?lang=`. */
  readonly code: string;
  /** The BCP 47 tag. */
  readonly tag: string;
  /** The name of the language in the language itself. */
  readonly name: string;
}

/** Changes a file. Throws if the pattern does not match, so that no step is skipped silently. */
function edit(path: string, pattern: RegExp, change: (match: string) => string): void {
  const file = join(root, path);
  const text = readFileSync(file, 'utf8');
  if (!pattern.test(text)) throw new Error(`${path} has changed: adapt scripts/i18n/add-language.ts.`);
  writeFileSync(file, text.replace(pattern, change));
}

type Texts = string | readonly Texts[] | { readonly [key: string]: Texts };

const isList = (texts: Texts): texts is readonly Texts[] => Array.isArray(texts);

/** Copies English texts with the plural forms of another language. */
export function withPluralsOf(tag: string, texts: Texts): Texts {
  if (typeof texts === 'string') return texts;
  if (isList(texts)) return texts.map((item) => withPluralsOf(tag, item));
  const entries = Object.entries(texts).flatMap(([key, text]): [string, Texts][] => {
    const { stem, category } = stemOf(key);
    if (category === undefined) return [[key, withPluralsOf(tag, text)]];
    if (category !== 'other') return [];
    return pluralForms(tag).needed.map((form) => [`${stem}_${form}`, texts[`${stem}_${form}`] ?? text]);
  });
  return Object.fromEntries(entries);
}

function assertNew({ code, tag, name }: NewLanguage): void {
  if (!/^[a-z]{2,3}$/.test(code))
    throw new Error(`--add-language: a code of two or three letters, not ${code}`);
  if (isLangCode(code)) throw new Error(`${code} is already a language of the store.`);
  if (Intl.NumberFormat.supportedLocalesOf(tag).length === 0)
    throw new Error(`--tag: Intl does not support ${tag}`);
  if (name.trim() === '')
    throw new Error('--name is required: the name of the language in the language itself');
}

async function copyTexts({ code, tag }: NewLanguage): Promise<void> {
  mkdirSync(new URL(`${code}/`, locales));
  const marks: string[] = [];
  for (const namespace of namespacesOf('en')) {
    const english = JSON.parse(readFileSync(localeFile('en', namespace), 'utf8')) as Texts;
    await writeJson(localeFile(code, namespace), withPluralsOf(tag, english));
    for (const key of readSentences(code, namespace).keys()) marks.push(`${namespace}.${key}`);
  }
  await writeMarks(code, marks);
}

/**
 * Makes the changes and returns the remaining manual steps.
 * @throws {Error} if the language exists, or a file no longer has the expected form.
 */
export async function addLanguage(language: NewLanguage): Promise<readonly string[]> {
  assertNew(language);
  const { code, tag, name } = language;
  const count = languages.length + 1;
  edit(CONTRACT, /(?<=\nLang:\n {2}type: string\n {2}enum: \[)[^\]]*/, (codes) => `${codes}, ${code}`);
  edit(CONTRACT, /One of the \d+ languages of the mall/, () => `One of the ${count} languages of the mall`);
  edit(
    LANGUAGES,
    /\n\] as const;/,
    (end) => `\n  { code: '${code}', tag: '${tag}', name: '${name}' },${end}`,
  );
  const [english = ''] = /(?<=\n {2}en: )\{[^}]*\}/.exec(readFileSync(join(root, SANDBOX), 'utf8')) ?? [];
  edit(SANDBOX, /\n\};\s*$/, (end) => `\n  ${code}: ${english},${end}`);
  cpSync(join(root, DEMO, 'en.json'), join(root, DEMO, `${code}.json`));
  await copyTexts(language);
  const glossary = join(root, 'docs/glossary', `${code}.md`);
  if (!existsSync(glossary))
    writeFileSync(
      glossary,
      `# ${name}\n\nThe terms of the store in this language, with the reasons for choosing them.\n`,
    );
  return [
    'npm run generate',
    `translate packages/web/src/shared/i18n/locales/${code} (npm run i18n -- --lang ${code} lists the untranslated texts)`,
    `translate ${DEMO}/${code}.json and the last entry of ${SANDBOX}`,
    `docs/glossary/${code}.md: write down the terms that you choose`,
    `packages/server/src/domain/mail/texts.ts: import texts/${code}.json`,
    'packages/server/src/api/stories/every-script.test.ts: add the name of a product to search for',
    'scripts/i18n/typography.ts and lengths.ts: only if quotes, punctuation or text length differ from English',
  ];
}
