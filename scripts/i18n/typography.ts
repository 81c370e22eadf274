/** Typography of each language: spaces, quotes, ellipses, punctuation. */
import { isLangCode, tagOf } from '@openmall/web/languages';
import { withSampleValues } from './placeholders.ts';
import type { Finding, Translation } from './locale-files.ts';

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

/** Quotation marks of each language. The first pair is preferred. */
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
/** Quotation marks. ’ is an apostrophe too, so only the opening ‘ is checked. */
const ALL_QUOTES = /[“”„«»「」『』‚‘]/g;

const hanCodes = ['cn', 'tw', 'ja'];
const CJK = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]';
const halfBesideHan = new RegExp(`${CJK}[,;:!?()]|[,;:!?()]${CJK}|${CJK}\\.(?!\\w)`, 'u');
const FULL_WIDTH = /[\u3000-\u3002\uff01-\uff60]/u;

function quoteFindings(code: string, text: string): string[] {
  const allowed = new Set((quotesOf[code] ?? english).flat());
  const wrong = [...new Set(text.match(ALL_QUOTES) ?? [])].filter((mark) => !allowed.has(mark));
  const usual = (quotesOf[code] ?? english)[0]?.join('…') ?? '';
  return [
    ...(text.includes('"') ? [`uses straight quotes instead of ${usual}`] : []),
    ...wrong.map((mark) => `uses ${mark}, which is not a quotation mark of this language (${usual})`),
  ];
}

function blankFindings(code: string, text: string): string[] {
  const found: string[] = [];
  if (text !== text.trim()) found.push('begins or ends with a space');
  if (/[ \u00a0]{2}|\t/.test(text)) found.push('has two spaces in a row');
  if (/[\u200b-\u200d\ufeff\u00ad]/.test(text) && code !== 'hi' && code !== 'th')
    found.push('has an invisible character');
  if (text !== text.normalize('NFC')) found.push('is not in the composed form of Unicode (NFC)');
  if (code === 'fr' && /[^\s\u00a0\u202f\d?!][;:!?»](?!\/)|«(?![\u00a0\u202f])| [;:!?»]/.test(text))
    found.push('needs a no-break space (U+202F or U+00A0) before ; : ! ? » and after «');
  if (code !== 'fr' && / [,;:!?.](?!\w)/.test(text)) found.push('has a space before a punctuation mark');
  return found;
}

/** Finds punctuation of another script. */
function punctuationFindings(code: string, text: string): string[] {
  const sample = withSampleValues(text);
  if (hanCodes.includes(code))
    return halfBesideHan.test(sample)
      ? ['uses half-width punctuation between full-width characters (，。：！？（）)']
      : [];
  if (FULL_WIDTH.test(sample)) return ['uses full-width punctuation'];
  if (code === 'ar' && /\p{Script=Arabic}\s*[,;?]|[,;?]\s*\p{Script=Arabic}/u.test(sample))
    return ['uses , ; ? where Arabic has ، ؛ ؟'];
  if (code === 'el' && /\p{Script=Greek}\?/u.test(sample)) return ['uses ? where Greek has ;'];
  if (code === 'es' && (/\?/.test(sample) !== /¿/.test(sample) || /!/.test(sample) !== /¡/.test(sample)))
    return ['misses the opening ¿ or ¡ of its ? or !'];
  return [];
}

/** Percentages have the format of `Intl`. Placeholders are already formatted, so no percent sign may follow them. */
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
        ? `adds a percent sign to ${value}, which formatRate already adds`
        : `writes ${share} where this language writes ${model}`,
    );
}

/** Checks that a text ends with an ellipsis or a full stop if the English text does. */
function endFindings(code: string, text: string, model: string): string[] {
  const [trimmed, englishEnd] = [text.trim(), model.trim()];
  if (/\.\.\.|。。|。。。/.test(trimmed)) return ['uses dots instead of …'];
  if (trimmed.endsWith('…') !== englishEnd.endsWith('…'))
    return [`${englishEnd.endsWith('…') ? 'misses' : 'has'} the … at its end`];
  if (code === 'th') return [];
  const isSentence = (sample: string) => /[.。।!！؟?？;]["”’»」』“)）]?$/.test(sample);
  if (/[.]$/.test(englishEnd) && !isSentence(trimmed)) return ['misses the full stop that English has'];
  if (!isSentence(englishEnd) && /[.。।]$/.test(trimmed) && !/(?<!\p{L})\p{L}{1,5}\.$/u.test(trimmed))
    return ['has a full stop that English does not have'];
  return [];
}

export function checkTypography(code: string, translations: readonly Translation[]): Finding[] {
  return translations.flatMap(({ key, text, english: model }) => {
    if (text.trim() === '') return [{ key, message: 'is empty' }];
    const sample = withSampleValues(text);
    return [
      ...blankFindings(code, text),
      ...quoteFindings(code, sample),
      ...punctuationFindings(code, text),
      ...shareFindings(code, text),
      ...(model === undefined ? [] : endFindings(code, text, model)),
    ].map((message) => ({ key, message: `${message}: “${text}”` }));
  });
}

/** A language should use one pair of quotation marks throughout. */
export function checkMixedQuotes(code: string, translations: readonly Translation[]): Finding[] {
  const pairs = (quotesOf[code] ?? english).filter(([open]) => open !== '‘' && open !== '『' && open !== '‚');
  const used = pairs.map(([open]) => translations.filter(({ text }) => text.includes(open)));
  if (used.filter((found) => found.length > 0).length < 2) return [];
  const rarest =
    used.filter((found) => found.length > 0).toSorted((left, right) => left.length - right.length)[0] ?? [];
  return rarest.map(({ key, text }) => ({
    key,
    message: `uses other quotation marks than the rest: “${text}”`,
  }));
}
