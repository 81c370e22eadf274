/** `npm run i18n -- --add-language sv --tag sv --name Svenska`: makes all mechanical changes for a new language. */
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLangCode, languages } from '@openmall/web/languages';
import { root } from '../workspace.ts';
import { localeFile, namespacesOf, readSentences, stemOf, writeJson } from './locale-files.ts';
import { pluralForms } from './keys.ts';
import { writeMarks } from './untranslated-marks.ts';

const CONTRACT = 'openapi/components/schemas/scalars.yaml';
const LANGUAGES = 'packages/web/src/shared/i18n/languages.ts';
const SERVER = 'packages/server/src';
const SANDBOX = `${SERVER}/http/payments/sandbox-texts.ts`;
const MAIL = `${SERVER}/domain/mail`;
const DEMO = 'packages/demo/src/page/locales';
/** A test that searches for a product in each language. */
const SEARCHES = `${SERVER}/api/stories/every-script.test.ts`;
/** Files that say how many languages there are. */
const COUNTING = [
  ...['README.md', 'packages/sdk/README.md', 'docs/demo-site.md', 'docs/running.md'],
  ...[CONTRACT, 'openapi/components/parameters.yaml', 'openapi/samples/Lang.json'],
];

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
  const marks: string[] = [];
  for (const namespace of namespacesOf('en')) {
    const english = JSON.parse(readFileSync(localeFile('en', namespace), 'utf8')) as Texts;
    const file = localeFile(code, namespace);
    mkdirSync(new URL('.', file), { recursive: true });
    await writeJson(file, withPluralsOf(tag, english));
    for (const key of readSentences(code, namespace).keys()) marks.push(`${namespace}.${key}`);
  }
  await writeMarks(code, marks);
}

/** Adds the locale, the mails and an English product to search for. */
function addToServer({ code, tag }: NewLanguage): void {
  edit(`${SERVER}/domain/locales.ts`, /\n\};/, (end) => `\n  ${code}: '${tag}',${end}`);
  cpSync(join(root, MAIL, 'texts/en.json'), join(root, MAIL, `texts/${code}.json`));
  edit(
    `${MAIL}/texts.ts`,
    /(?<=with \{ type: 'json' \};\n)\n/,
    (end) => `import ${code} from './texts/${code}.json' with { type: 'json' };\n${end}`,
  );
  edit(`${MAIL}/texts.ts`, /\n\};/, (end) => `\n  ${code},${end}`);
  edit(SEARCHES, /\n\};/, (end) => `\n  ${code}: ['Product ${code} in English', '${code}'],${end}`);
}

/**
 * Makes the changes and returns the remaining manual steps.
 * @throws {Error} if the language exists, or a file no longer has the expected form.
 */
export async function addLanguage(language: NewLanguage): Promise<readonly string[]> {
  assertNew(language);
  const { code, tag, name } = language;
  edit(CONTRACT, /(?<=\nLang:\n {2}type: string\n {2}enum: \[)[^\]]*/, (codes) => `${codes}, ${code}`);
  const count = new RegExp(`\\b${languages.length}(?= languages\\b)`, 'g');
  for (const path of COUNTING) edit(path, count, () => String(languages.length + 1));
  edit(
    LANGUAGES,
    /\n\] as const;/,
    (end) => `\n  { code: '${code}', tag: '${tag}', name: '${name}' },${end}`,
  );
  const [english = ''] = /(?<=\n {2}en: )\{[^}]*\}/.exec(readFileSync(join(root, SANDBOX), 'utf8')) ?? [];
  edit(SANDBOX, /\n\};\s*$/, (end) => `\n  ${code}: ${english},${end}`);
  addToServer(language);
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
    `translate packages/{web,office}/src/shared/i18n/locales/${code} (npm run i18n -- --lang ${code} lists the untranslated texts)`,
    `translate ${MAIL}/texts/${code}.json and ${DEMO}/${code}.json`,
    `translate the last entries of ${SANDBOX} and ${SEARCHES}`,
    `docs/glossary/${code}.md: write down the terms that you choose`,
    'scripts/i18n/typography.ts and lengths.ts: only if quotes, punctuation or text length differ from English',
  ];
}
