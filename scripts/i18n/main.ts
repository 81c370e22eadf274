/** `npm run i18n [-- --lang de,fr] [-- --namespace wallet]`: checks the translations of the store. */
import { parseArgs } from 'node:util';
import { isLangCode, languages, type LangCode } from '@openmall/web/languages';
import { checkLanguage, type LanguageReport } from './check-language.ts';

const usage = `npm run i18n                       check all languages
npm run i18n -- --lang de,fr       check some languages
npm run i18n -- --namespace wallet check one namespace
npm run i18n -- --brief            print the counts only
A word that is the same in a language is listed, with the reason, in scripts/i18n/sameAsEnglish/<language>.json.`;

const { values } = parseArgs({
  options: {
    lang: { type: 'string' },
    namespace: { type: 'string' },
    brief: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

function wanted(): readonly LangCode[] {
  if (!values.lang) return languages.map(({ code }) => code);
  return values.lang.split(',').map((code) => {
    if (!isLangCode(code)) throw new Error(`Not a language of the store: ${code}`);
    return code;
  });
}

const isWanted = (key: string): boolean =>
  !values.namespace || key === values.namespace || key.startsWith(`${values.namespace}.`);

function print({ code, sentences, has, of, findings }: LanguageReport): number {
  const found = findings.filter(({ key }) => isWanted(key));
  const whole = has === of ? '' : `, ${has} of ${of} namespaces`;
  console.log(
    `${found.length === 0 ? 'ok  ' : 'FAIL'}  ${code.padEnd(2)}  ${sentences} texts${whole}, ${found.length} findings`,
  );
  if (!values.brief) for (const { key, message } of found) console.log(`      ${key} ${message}`);
  return found.length;
}

if (values.help) console.log(usage);
else {
  let found = 0;
  for (const code of wanted()) found += print(checkLanguage(code));
  process.exitCode = found ? 1 : 0;
}
