import { truncate, type Amount } from './exact.ts';

// `undefined` in the type of a decimal string: TypeScript's own name for what Intl takes beside numbers.
type Decimal = Intl.StringNumericLiteral;

const formatters = new Map<string, Intl.NumberFormat>();

function formatter(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${options.style ?? ''} ${options.maximumFractionDigits ?? ''}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, { ...options, roundingMode: 'trunc' });
  formatters.set(key, made);
  return made;
}

/**
 * Dollars as they are shown: dollar sign, thousands separators, two decimals, cut off and never rounded (spec §5).
 * @example formatDollars(1234.999) // $1,234.99
 */
export function formatDollars(amount: Amount, locale = 'en-US'): string {
  const cut = truncate(amount, 2);
  // Cutting -0.001 leaves nothing, which has no sign.
  const shown = Number(cut) === 0 ? '0' : cut;
  return formatter(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(shown as Decimal);
}

/** A coin's amount with all its decimals, at most ten, and thousands separators. */
export function formatCoin(amount: Amount, locale = 'en-US'): string {
  const cut = truncate(amount, 10);
  return formatter(locale, { maximumFractionDigits: 10 }).format((Number(cut) === 0 ? '0' : cut) as Decimal);
}
