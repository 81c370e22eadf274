import { maskPhone } from '@openmall/sdk';

/** Calling codes of countries whose leading 0 is dialled from abroad too: Italy, the Vatican and San Marino. */
const KEEPS_ZERO = new Set(['39', '378']);

/** Converts the digits of other scripts to 0 to 9. */
export function plainDigits(text: string): string {
  return text.normalize('NFKC').replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String(code - zero);
  });
}

/**
 * Converts a typed number to the contract's format: digits only, without the area code (after `+` or `00`) and without
 * the trunk prefix 0.
 */
export function phoneNumberOf(typed: string, areaCode: string): string {
  const digits = plainDigits(typed).replaceAll(/[\s()./\p{Pd}\u200e\u200f\u202a-\u202e]/gu, '');
  const abroad = ['+', '00'].map((sign) => `${sign}${areaCode}`).find((start) => digits.startsWith(start));
  const national = abroad === undefined ? digits : digits.slice(abroad.length);
  return KEEPS_ZERO.has(areaCode) ? national : national.replace(/^0+/, '');
}

/** The masked phone with a `+` before the area code. The first and the last three digits stay visible (spec §5). */
export const maskedPhone = (phone: string): string => `+${maskPhone(phone)}`;
