import { language } from '../../i18n/language.ts';
import { readAmount } from './read-amount.ts';

/** The prefix of a text that is not an amount yet. No rule of the contract accepts it as a number. */
const OPEN = '?';

export interface TypedAmount {
  readonly text: string;
  /** The value in the form: the amount with a decimal point, or a text that fails every check. */
  readonly value: string;
  /** Several readings if the text is ambiguous in this language. */
  readonly readings: readonly string[];
}

/** Drops zeros beyond the decimals that a field takes: 1.500 dollars are 1.50. */
const trim = (amount: string, places: number): string => {
  const [whole = '', decimals = ''] = amount.split('.');
  const kept = decimals.slice(places).replace(/0+$/, '');
  const short = decimals.slice(0, places) + kept;
  return short === '' ? whole : `${whole}.${short}`;
};

/** The text of an amount field and its readings in the current language. */
export function typeAmount(text: string, places: number): TypedAmount {
  const readings = readAmount(text, { language, places }).map((reading) => trim(reading, places));
  const [first, ...others] = readings;
  if (text.trim() === '') return { text, value: '', readings };
  const value = first !== undefined && others.length === 0 ? first : `${OPEN}${text}`;
  return { text, value, readings };
}
