import { localeTag } from '../../../shared/i18n/language.ts';

export type LengthUnit = 'centimeter' | 'inch';

const CM_PER_INCH = 2.54;
const numbers = new Intl.NumberFormat(localeTag, { maximumFractionDigits: 1 });
const units = (unit: LengthUnit) =>
  new Intl.NumberFormat(localeTag, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 });
const formats = { centimeter: units('centimeter'), inch: units('inch') };

const inUnit = (cm: number, unit: LengthUnit): number => (unit === 'inch' ? cm / CM_PER_INCH : cm);

/** The short name of a unit in the language of the page, such as `cm`. */
export const unitName = (unit: LengthUnit): string =>
  formats[unit].formatToParts(1).find(({ type }) => type === 'unit')?.value ?? unit;

/** A length with its unit: 24.5 cm. */
export const formatLength = (cm: number, unit: LengthUnit = 'centimeter'): string =>
  formats[unit].format(inUnit(cm, unit));

/** A range of lengths without the unit: 78–82; a single number if both ends are the same. */
export function formatRange(from: number, to: number, unit: LengthUnit): string {
  const [first, last] = [numbers.format(inUnit(from, unit)), numbers.format(inUnit(to, unit))];
  return first === last ? first : `${first}–${last}`;
}
