/** `npm run i18n [-- --lang de,fr] [-- --namespace wallet]`: what is wrong with the words of the store, by language. */
import { parseArgs } from 'node:util';
import { isLangCode, languages, type LangCode } from '../../packages/web/src/shared/i18n/languages.ts';
import { judge, type Judgement } from './judge.ts';

const usage = `npm run i18n                       all 21 languages
npm run i18n -- --lang de,fr       some of them
npm run i18n -- --namespace wallet one file of each
npm run i18n -- --brief            figures only
A word that is the same in a language is listed, with the reason, in scripts/i18n/staying/<language>.json.`;

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

const isWanted = (at: string): boolean =>
  !values.namespace || at === values.namespace || at.startsWith(`${values.namespace}.`);

function print({ code, sentences, has, of, findings }: Judgement): number {
  const found = findings.filter(({ at }) => isWanted(at));
  const whole = has === of ? '' : `, ${has} of ${of} namespaces`;
  console.log(
    `${found.length === 0 ? 'ok  ' : 'FAIL'}  ${code.padEnd(2)}  ${sentences} sentences${whole}, ${found.length} findings`,
  );
  if (!values.brief) for (const { at, says } of found) console.log(`      ${at} ${says}`);
  return found.length;
}

if (values.help) console.log(usage);
else {
  let found = 0;
  for (const code of wanted()) found += print(judge(code));
  process.exitCode = found ? 1 : 0;
}
