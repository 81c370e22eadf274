import { localeTag } from '../i18n/i18n.ts';

/** The zeros of the digits that keyboards of the 21 languages have; the other nine follow each of them. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x0e50, 0xff10];

function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = zeros.find((one) => code >= one && code < one + 10);
  return zero === undefined ? digit : String(code - zero);
}

/** Whether a language writes 12,50 where English writes 12.50. */
const hasComma = (tag: string): boolean =>
  new Intl.NumberFormat(tag).formatToParts(0.5).some(({ value }) => value === ',');

/**
 * Amounts with the point that every amount of the mall is written with, from what a keyboard of the language gives:
 * its comma, its digits, and the points between thousands of what was pasted.
 */
export function makeTypedDecimal(tag: string): (text: string) => string {
  const isComma = hasComma(tag);
  return (text) => {
    const plain = text
      .replace(/\p{Nd}/gu, plainDigit)
      .replace('٫', '.')
      .replaceAll('٬', '');
    if (!isComma || !plain.includes(',')) return plain;
    const at = plain.lastIndexOf(',');
    // A point behind the comma: somebody writes as in English.
    if (plain.indexOf('.') > at) return plain.replaceAll(',', '');
    return `${plain.slice(0, at).replaceAll(/[.,\s]/g, '')}.${plain.slice(at + 1)}`;
  };
}

export const typedDecimal = makeTypedDecimal(localeTag);
