interface Decimal {
  readonly digits: bigint;
  readonly places: number;
}

/** Converts a finite number to its decimal notation: 1.15 is 115 with two decimal places. */
function decimalOf(value: number): Decimal {
  const [mantissa = '0', exponent = '0'] = value.toString().split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  return { digits: BigInt(whole + fraction), places: fraction.length - Number(exponent) };
}

/**
 * Whether a number is a multiple of another in decimal arithmetic. In floating point, 1.15 is not a multiple of 0.01.
 * @example isExactMultiple(1.15, 0.01) // true
 */
export function isExactMultiple(value: number, of: number): boolean {
  if (!Number.isFinite(value)) return false;
  const [a, b] = [decimalOf(value), decimalOf(of)];
  const places = BigInt(Math.max(a.places, b.places, 0));
  const scale = ({ digits, places: own }: Decimal) => digits * 10n ** (places - BigInt(own));
  return scale(a) % scale(b) === 0n;
}
