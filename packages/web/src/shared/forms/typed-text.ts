import { plainDigits } from './typed-phone.ts';

/** The `maxlength` of a name field. Browsers count UTF-16 code units, the contract counts code points. */
export const NAME_UNITS = 128;

/** Normalizes a typed name to Unicode's composed form, in which its characters are counted. */
export const typedName = (text: string): string => text.trim().normalize('NFC');

/** Removes blanks, hyphens, points and slashes from the number of a document, card or account. */
export const typedNumber = (text: string): string => plainDigits(text).replaceAll(/[\s./()\p{Pd}]/gu, '');

/** Normalizes a postcode: ASCII digits and hyphens, without the Japanese postal mark. */
export const typedPostcode = (text: string): string =>
  plainDigits(text)
    .replace(/^\s*〒/u, '')
    .replaceAll(/\p{Pd}/gu, '-')
    .trim();
