import { plainDigits } from './typed-phone.ts';

/** The `maxlength` of a name field. Browsers count UTF-16 code units, the contract counts code points. */
export const NAME_UNITS = 128;

/** A person's name as it was typed, in Unicode's composed form, in which its characters are counted. */
export const typedName = (text: string): string => text.trim().normalize('NFC');

/** The number of a document, card or account without the blanks, hyphens, points and slashes it is printed with. */
export const typedNumber = (text: string): string => plainDigits(text).replaceAll(/[\s./()\p{Pd}]/gu, '');

/** A postcode in plain digits, with plain hyphens and without the sign that stands before it in Japan. */
export const typedPostcode = (text: string): string =>
  plainDigits(text)
    .replace(/^\s*〒/u, '')
    .replaceAll(/\p{Pd}/gu, '-')
    .trim();
