import { truncate, type Amount } from './exact.ts';

// TypeScript's name for the decimal strings that Intl accepts besides numbers.
type Decimal = Intl.StringNumericLiteral;

const formatters = new Map<string, Intl.NumberFormat>();

function formatter(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${options.style ?? ''} ${options.maximumFractionDigits ?? ''}`;
  const cached = formatters.get(key);
  if (cached) return cached;
  const created = new Intl.NumberFormat(locale, { ...options, roundingMode: 'trunc' });
  formatters.set(key, created);
  return created;
}

/**
 * Formats dollars with dollar sign, thousands separators and two decimals. Truncates and never rounds.
 * @throws Error if the amount is not a number.
 * @example formatDollars(1234.999) // $1,234.99
 */
export function formatDollars(amount: Amount, locale = 'en-US'): string {
  const truncated = truncate(amount, 2);
  // -0.001 truncates to zero, which has no sign.
  const visible = Number(truncated) === 0 ? '0' : truncated;
  return formatter(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(visible as Decimal);
}

/**
 * Formats an amount of a coin with thousands separators and all its decimals, at most ten.
 * @throws Error if the amount is not a number.
 */
export function formatCoin(amount: Amount, locale = 'en-US'): string {
  const truncated = truncate(amount, 10);
  return formatter(locale, { maximumFractionDigits: 10 }).format(
    (Number(truncated) === 0 ? '0' : truncated) as Decimal,
  );
}
