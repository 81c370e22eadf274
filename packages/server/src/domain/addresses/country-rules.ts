import { isPossiblePhoneNumber } from 'libphonenumber-js/min';
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';
import { DomainError } from '../domain-error.ts';
import { countryById } from './countries.ts';

/**
 * Whether a phone number, digits with its area code first, has a length that its country uses. Whether its range is
 * assigned is not asked: ranges open every month, and a copy of the list that is older must not refuse them.
 */
export const isPossiblePhone = (digits: string): boolean =>
  isPossiblePhoneNumber(`+${digits.replaceAll(' ', '')}`);

/** @throws {DomainError} `phoneInvalid`. */
export function assertPossiblePhone(digits: string): void {
  if (!isPossiblePhone(digits)) throw new DomainError('phoneInvalid');
}

/**
 * Of an e-mail address or a phone number, checks the phone number.
 * @throws {DomainError} `phoneInvalid`.
 */
export function assertPossibleTarget(target: string): void {
  if (!target.includes('@')) assertPossiblePhone(target);
}

/** Codes that postal services deliver to and the library does not know, without spaces and hyphens. */
const ALSO_KNOWN: Readonly<Record<string, RegExp>> = {
  // From before 1998, and still what most people write.
  AR: /^\d{4}$/,
  // Forces abroad.
  GB: /^BFPO\d{1,4}$/,
  KH: /^\d{6}$/,
  // Since 2015, beside the older ones.
  KZ: /^[A-Z]\d{2}[A-Z]\d[A-Z]\d$/,
  MN: /^\d{6}$/,
  NI: /^\d{5}$/,
  // With the additional number.
  SA: /^\d{9}$/,
  SV: /^\d{4}$/,
};

/** A text with a space, or a hyphen, at each place: the library accepts one way to write a code. */
function spellings(compact: string): readonly string[] {
  const places = Array.from({ length: compact.length - 1 }, (_, index) => index + 1);
  const split = (place: number) =>
    [' ', '-'].map((sign) => compact.slice(0, place) + sign + compact.slice(place));
  return [compact, ...places.flatMap(split)];
}

/** Whether a country has this postcode, whatever its case and spacing, with or without letters of the country first. */
export function isPossiblePostcode(postcode: string, country: string): boolean {
  if (!postcodeValidatorExistsForCountry(country)) return true;
  const upper = postcode.toUpperCase();
  const compact = upper.replaceAll(/[^A-Z0-9]/g, '');
  const bare = upper.replace(/^[A-Z]{1,3}-/, '').replaceAll(/[^A-Z0-9]/g, '');
  const forms = [
    ...new Set([compact, bare, compact.replace(new RegExp(`^${country}`), ''), country + compact]),
  ];
  return forms.some(
    (form) =>
      ALSO_KNOWN[country]?.test(form) === true ||
      spellings(form).some((spelling) => postcodeValidator(spelling, country)),
  );
}

/** @throws {DomainError} `postcodeInvalid` if the country is known and has no such postcode. */
export function assertPossiblePostcode(postcode: string, countryId: number): void {
  const country = countryById(countryId);
  if (postcode === '' || !country) return;
  if (!isPossiblePostcode(postcode, country.code)) throw new DomainError('postcodeInvalid');
}
