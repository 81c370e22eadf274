/** Everything that can be found wrong with the words of a language without reading it. */
import { languages, tagOf, type LangCode } from '../../packages/web/src/shared/i18n/languages.ts';
import { contractKeys } from './contract-keys.ts';
import { keyFindings } from './keys.ts';
import { lengthFindings } from './lengths.ts';
import { letterFindings } from './letters.ts';
import { markFindings } from './marks.ts';
import { mixedQuotes, typographyFindings } from './typography.ts';
import { untranslatedFindings } from './untranslated.ts';
import { allSaid, unusedFindings } from './unused.ts';
import { namespacesOf, pairsOf, readSentences, type Finding, type Pair } from './words.ts';

export interface Judgement {
  readonly code: LangCode;
  readonly sentences: number;
  /** How many of the English namespaces it has, and how many there are. */
  readonly has: number;
  readonly of: number;
  readonly findings: readonly Finding[];
}

/** The English files are the measure: of them it is asked whether all their keys are used. */
function englishFindings(): Finding[] {
  const said = allSaid();
  const byContract = contractKeys();
  return namespacesOf('en').flatMap((namespace) => {
    const keys = byContract[namespace];
    const english = new Map([...readSentences('en', namespace)].filter(([key]) => !keys?.has(key)));
    return unusedFindings(namespace, english, said);
  });
}

function translationFindings(code: LangCode, own: readonly string[]): { findings: Finding[]; pairs: Pair[] } {
  const tag = tagOf(code);
  const findings: Finding[] = [];
  const pairs: Pair[] = [];
  if (own.length === 0) return { findings: [{ at: code, says: 'has no file of words yet' }], pairs };
  for (const namespace of namespacesOf('en')) {
    if (!own.includes(namespace)) {
      findings.push({
        at: namespace,
        says: `is missing as a whole: write ${code}/${namespace}.json`,
      });
      continue;
    }
    const [english, sentences] = [readSentences('en', namespace), readSentences(code, namespace)];
    const these = pairsOf(namespace, sentences, english);
    pairs.push(...these);
    findings.push(...keyFindings(namespace, tag, sentences, english), ...markFindings(tag, these, english));
  }
  return { findings, pairs };
}

export function judge(code: LangCode): Judgement {
  const all = namespacesOf('en');
  const own = namespacesOf(code);
  const { findings, pairs } = translationFindings(code, own);
  const strangers = own.filter((namespace) => !all.includes(namespace));
  const text = [
    ...strangers.map((at) => ({ at, says: 'is a file that English does not have' })),
    ...typographyFindings(code, pairs),
    ...mixedQuotes(code, pairs),
    ...letterFindings(code, pairs),
    ...(code === 'en' ? englishFindings() : untranslatedFindings(code, pairs)),
    ...(code === 'en' ? [] : lengthFindings(code, pairs)),
  ];
  const has = all.filter((namespace) => own.includes(namespace)).length;
  return { code, sentences: pairs.length, has, of: all.length, findings: [...findings, ...text] };
}

export const judgeAll = (): Judgement[] => languages.map(({ code }) => judge(code));
