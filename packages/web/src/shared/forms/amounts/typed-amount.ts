import { language } from '../../i18n/language.ts';
import { readAmount } from './read-amount.ts';

/** In front of what is no amount yet. No rule of the contract takes it for a number. */
const OPEN = '?';

export interface TypedAmount {
  readonly text: string;
  /** What the form holds: the amount with the point of the mall, or something that no check lets pass. */
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
  const readings = readAmount(text, { language, places }).map((one) => trim(one, places));
  const [first, ...others] = readings;
  if (text.trim() === '') return { text, value: '', readings };
  const value = first !== undefined && others.length === 0 ? first : `${OPEN}${text}`;
  return { text, value, readings };
}
