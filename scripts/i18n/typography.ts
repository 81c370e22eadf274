/** How each language writes what is not a letter: blanks, quotes, ellipses, its own marks at the end. */
import { isLangCode, tagOf } from '../../packages/web/src/shared/i18n/languages.ts';
import { filled } from './marks.ts';
import type { Finding, Pair } from './words.ts';

type Quotes = readonly [open: string, close: string];

const english: readonly Quotes[] = [
  ['“', '”'],
  ['‘', '’'],
];
const guillemets: Quotes = ['«', '»'];
const corners: readonly Quotes[] = [
  ['「', '」'],
  ['『', '』'],
];

/** Pairs of quotes that a language uses in print. The first is the usual one. */
const quotesOf: Readonly<Record<string, readonly Quotes[]>> = {
  tw: corners,
  ja: corners,
  de: [
    ['„', '“'],
    ['‚', '‘'],
  ],
  fr: [guillemets, ['“', '”']],
  es: [guillemets, ...english],
  pt: [...english, guillemets],
  it: [guillemets, ...english],
  el: [guillemets, ...english],
  ru: [guillemets, ['„', '“']],
  ar: [guillemets, ...english],
};
/** Signs that quote. The high comma is an apostrophe too, and is judged only as an opening sign. */
const allQuotes = /[“”„«»「」『』‚‘]/g;

const hanCodes = ['cn', 'tw', 'ja'];
const cjk = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]';
const halfBesideHan = new RegExp(`${cjk}[,;:!?()]|[,;:!?()]${cjk}|${cjk}\\.(?!\\w)`, 'u');
const fullWidth = /[\u3000-\u3002\uff01-\uff60]/u;

function quoteFindings(code: string, text: string): string[] {
  const allowed = new Set((quotesOf[code] ?? english).flat());
  const wrong = [...new Set(text.match(allQuotes) ?? [])].filter((sign) => !allowed.has(sign));
  const usual = (quotesOf[code] ?? english)[0]?.join('…') ?? '';
  return [
    ...(text.includes('"') ? [`uses straight quotes where print has ${usual}`] : []),
    ...wrong.map((sign) => `uses ${sign}, which is not a quote of this language (${usual})`),
  ];
}

function blankFindings(code: string, text: string): string[] {
  const found: string[] = [];
  if (text !== text.trim()) found.push('begins or ends with a blank');
  if (/[ \u00a0]{2}|\t/.test(text)) found.push('has two blanks in a row');
  if (/[\u200b-\u200d\ufeff\u00ad]/.test(text) && code !== 'hi' && code !== 'th')
    found.push('holds an invisible sign');
  if (text !== text.normalize('NFC')) found.push('is not in the composed form of Unicode (NFC)');
  if (code === 'fr' && /[^\s\u00a0\u202f\d?!][;:!?»](?!\/)|«(?![\u00a0\u202f])| [;:!?»]/.test(text))
    found.push('needs a narrow or a firm blank (U+202F or U+00A0) before ; : ! ? » and after «');
  if (code !== 'fr' && / [,;:!?.](?!\w)/.test(text)) found.push('has a blank before a mark');
  return found;
}

/** Marks of another script than the language's own. */
function markFindings(code: string, text: string): string[] {
  const words = filled(text);
  if (hanCodes.includes(code))
    return halfBesideHan.test(words)
      ? ['uses half-width marks between full-width signs (，。：！？（）)']
      : [];
  if (fullWidth.test(words)) return ['uses full-width marks'];
  if (code === 'ar' && /\p{Script=Arabic}\s*[,;?]|[,;?]\s*\p{Script=Arabic}/u.test(words))
    return ['uses , ; ? where Arabic has ، ؛ ؟'];
  if (code === 'el' && /\p{Script=Greek}\?/u.test(words)) return ['asks with ? where Greek has ;'];
  if (code === 'es' && (/\?/.test(words) !== /¿/.test(words) || /!/.test(words) !== /¡/.test(words)))
    return ['opens no ¿ or ¡ for the ? or ! at the end'];
  return [];
}

/** Shares are written as `Intl` writes them, with a firm blank where it has one; those of values come with their sign. */
function shareFindings(code: string, text: string): string[] {
  if (!isLangCode(code)) return [];
  const model = new Intl.NumberFormat(tagOf(code), { style: 'percent' })
    .format(0.02)
    .replaceAll('\u200e', '');
  return [...text.matchAll(/(%\s?)?(\{\{[^}]*\}\}|\d+)(\s?%)?/g)]
    .filter(([, before, , after]) => before ?? after)
    .filter(([share, , value = '']) => value.startsWith('{{') || share !== model.replace('2', value))
    .map(([share, , value = '']) =>
      value.startsWith('{{')
        ? `sets a sign to ${value}, which has it from formatRate`
        : `writes ${share} where the language has ${model}`,
    );
}

/** What a sentence ends with tells what it is: said, asked, or under way. */
function endFindings(code: string, text: string, model: string): string[] {
  const [own, theirs] = [text.trim(), model.trim()];
  if (/\.\.\.|。。|。。。/.test(own)) return ['writes … in single dots'];
  if (own.endsWith('…') !== theirs.endsWith('…'))
    return [`${theirs.endsWith('…') ? 'lacks' : 'has'} the … at its end`];
  if (code === 'th') return [];
  const isSentence = (words: string) => /[.。।!！؟?？;]["”’»」』“)）]?$/.test(words);
  if (/[.]$/.test(theirs) && !isSentence(own)) return ['is a whole sentence in English, with a full stop'];
  if (!isSentence(theirs) && /[.。।]$/.test(own) && !/(?<!\p{L})\p{L}{1,5}\.$/u.test(own))
    return ['ends with a full stop that English does not have'];
  return [];
}

export function typographyFindings(code: string, pairs: readonly Pair[]): Finding[] {
  return pairs.flatMap(({ at, text, english: model }) => {
    if (text.trim() === '') return [{ at, says: 'is empty' }];
    const shown = filled(text);
    return [
      ...blankFindings(code, text),
      ...quoteFindings(code, shown),
      ...markFindings(code, text),
      ...shareFindings(code, text),
      ...(model === undefined ? [] : endFindings(code, text, model)),
    ].map((says) => ({ at, says: `${says}: “${text}”` }));
  });
}

/** A language that quotes in two ways was translated by two hands. */
export function mixedQuotes(code: string, pairs: readonly Pair[]): Finding[] {
  const ways = (quotesOf[code] ?? english).filter(([open]) => open !== '‘' && open !== '『' && open !== '‚');
  const used = ways.map(([open]) => pairs.filter(({ text }) => text.includes(open)));
  if (used.filter((found) => found.length > 0).length < 2) return [];
  const fewest =
    used.filter((found) => found.length > 0).toSorted((one, other) => one.length - other.length)[0] ?? [];
  return fewest.map(({ at, text }) => ({ at, says: `quotes in another way than the rest: “${text}”` }));
}
