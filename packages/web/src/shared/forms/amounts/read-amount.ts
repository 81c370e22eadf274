import { tagOf, formatTagOf, type LangCode } from '../../i18n/languages.ts';

/** The code points of the zeros in the scripts of the 21 languages. The digits 1 to 9 follow each zero. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x0e50, 0xff10];

function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = zeros.find((reading) => code >= reading && code < reading + 10);
  return zero === undefined ? digit : String(code - zero);
}

/** Characters that never separate decimals, normalized to one: spaces of any width, apostrophes and the Arabic mark. */
const ONLY_GROUPS = /[\s'’٬\u200e\u200f\u061c]/gu;

/** Digits and separators, normalized: `'` only groups, `.` and `,` may group or separate decimals. */
const normalize = (text: string): string =>
  text
    .trim()
    .replace(/[\u200e\u200f\u061c]/g, '')
    .replace(/\p{Nd}/gu, plainDigit)
    .replaceAll('．', '.')
    .replaceAll('，', ',')
    .replace(ONLY_GROUPS, "'");

/** Groups of thousands, and of lakhs as in Hindi. */
const GROUPED = /^(?:[1-9]\d{0,2}([.,'])\d{3}(?:\1\d{3})*|[1-9]\d?([,'])(?:\d{2}\2)+\d{3})$/;

function wholeOf(text: string): string | undefined {
  if (/^\d+$/.test(text)) return text;
  return GROUPED.test(text) ? text.replace(/\D/g, '') : undefined;
}

/** The number that results when the last separator begins the decimals. */
function withDecimals(text: string, separator: string): string | undefined {
  const at = text.lastIndexOf(separator);
  if (at < 0) return undefined;
  const before = text.slice(0, at);
  const after = text.slice(at + 1);
  if (before.includes(separator) || !/^\d*$/.test(after) || before + after === '') return undefined;
  const whole = before === '' ? '0' : wholeOf(before);
  if (whole === undefined) return undefined;
  return after === '' ? whole : `${whole}.${after}`;
}

const hasPointDecimals = (language: LangCode): boolean =>
  [tagOf(language), formatTagOf(language)].some((tag) =>
    new Intl.NumberFormat(tag).formatToParts(0.5).some(({ value }) => value === '.'),
  );

interface Reading {
  readonly language: LangCode;
  /** How many decimals the field takes. */
  readonly places: number;
}

/**
 * The possible amounts of a typed text, with a decimal point: none if it is not an amount, two if it is ambiguous. A
 * single separator before three digits is ambiguous: the mall writes $1,500.00 in every language, but many languages
 * write 1.500,00.
 */
export function readAmount(text: string, { language, places }: Reading): readonly string[] {
  const plain = normalize(text).replace('٫', '.');
  const whole = wholeOf(plain);
  if (text.includes('٫')) return [withDecimals(plain, '.')].filter((reading) => reading !== undefined);
  const separator = /[.,]/.exec(plain)?.[0];
  if (whole !== undefined && separator === undefined) return [whole];
  const decimal = [withDecimals(plain, '.'), withDecimals(plain, ',')].find(
    (reading) => reading !== undefined,
  );
  if (whole === undefined) return decimal === undefined ? [] : [decimal];
  if (decimal === undefined) return [whole];
  if (hasPointDecimals(language)) {
    if (separator === '.') return [decimal];
    if (places <= 2) return [whole];
  }
  return [whole, decimal];
}
