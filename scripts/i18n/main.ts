/** `npm run i18n -- --help`: checks the translations of the store, adds texts and languages. */
import { parseArgs } from 'node:util';
import { isLangCode, languages, type LangCode } from '@openmall/web/languages';
import { addLanguage } from './add-language.ts';
import { addText } from './add-text.ts';
import { checkLanguage, type LanguageReport } from './check-language.ts';
import { removeOldMarks } from './untranslated-marks.ts';

const USAGE = `npm run i18n                       check all languages
npm run i18n -- --lang de,fr       check some languages
npm run i18n -- --namespace wallet check one namespace
npm run i18n -- --brief            print the counts only
npm run i18n -- --add cart.title "Your cart"                  add a text to all languages, in English
npm run i18n -- --add cart.items "{{count}} item" "{{count}} items"   add a text with plural forms
npm run i18n -- --add-language sv --tag sv --name Svenska     add a language, with its texts in English
Added texts are listed in scripts/i18n/untranslated/<language>.json; npm run check fails until they are translated.
Words that are the same in a language are listed, with the reason, in scripts/i18n/same-as-english/<language>.json.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    add: { type: 'string' },
    'add-language': { type: 'string' },
    tag: { type: 'string' },
    name: { type: 'string', default: '' },
    lang: { type: 'string' },
    namespace: { type: 'string' },
    brief: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

function selectedLanguages(): readonly LangCode[] {
  if (!values.lang) return languages.map(({ code }) => code);
  return values.lang.split(',').map((code) => {
    if (!isLangCode(code)) throw new Error(`Not a language of the store: ${code}`);
    return code;
  });
}

const isSelected = (key: string): boolean =>
  !values.namespace || key === values.namespace || key.startsWith(`${values.namespace}.`);

function print({ code, sentences, has, of, findings }: LanguageReport): number {
  const found = findings.filter(({ key }) => isSelected(key));
  const namespaces = has === of ? '' : `, ${has} of ${of} namespaces`;
  console.log(
    `${found.length === 0 ? 'ok  ' : 'FAIL'}  ${code.padEnd(2)}  ${sentences} texts${namespaces}, ${found.length} findings`,
  );
  if (!values.brief) for (const { key, message } of found) console.log(`      ${key} ${message}`);
  return found.length;
}

async function main(): Promise<number> {
  const { help, add, 'add-language': code, tag, name } = values;
  if (help) console.log(USAGE);
  else if (add !== undefined) {
    await addText(add, positionals);
    console.log(`Added ${add} to ${languages.length} languages. Translate it in all but English.`);
  } else if (code !== undefined) {
    const steps = await addLanguage({ code, tag: tag ?? code, name });
    console.log(`Added ${code}. Remaining steps:`);
    for (const step of steps) console.log(`- ${step}`);
  } else {
    let count = 0;
    for (const language of selectedLanguages()) {
      await removeOldMarks(language);
      count += print(checkLanguage(language));
    }
    return count > 0 ? 1 : 0;
  }
  return 0;
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 2;
});
