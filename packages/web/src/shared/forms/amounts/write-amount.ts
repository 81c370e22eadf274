import { localeTag } from '../../i18n/language.ts';

const format = new Intl.NumberFormat(localeTag, { minimumFractionDigits: 2, maximumFractionDigits: 10 });

/** Formats an amount in a language, always with decimals, so that it is unambiguous. */
export function writeAmount(amount: string): string {
  const text = format.format(amount as Intl.StringNumericLiteral); // Intl takes decimal strings exactly.
  // Three decimals would be ambiguous again in languages that group by three digits.
  return /[.,]\d{3}$/.test(text) ? `${text}${format.format(0).slice(-1)}` : text;
}
