import { COUNTRIES, countryName, type Country } from './countries.ts';
import { REGIONS } from './regions.ts';

export interface Place {
  readonly id: number;
  readonly name: string;
}
type Region = Place & { readonly cities: readonly Place[] };

/** Example: England, the first state of country 826, is 82601; its first city, London, is 8260101. */
const number = (parent: number, index: number) => parent * 100 + index + 1;

function parseRegions({ id, code }: Country): readonly Region[] {
  const text = REGIONS[code];
  if (text === undefined) return [];
  return text.split('; ').map((entry, index) => {
    const [name = '', cities = ''] = entry.split(': ');
    const stateId = number(id, index);
    const named = cities.split(', ').map((city, position) => ({ id: number(stateId, position), name: city }));
    return { id: stateId, name, cities: named };
  });
}

const byCountry = new Map(COUNTRIES.map((country) => [country.id, parseRegions(country)]));

/** Filters places by a text in any letter case and sorts them by the rules of the locale. */
function narrow<Named extends Place>(
  places: readonly Named[],
  text: string | undefined,
  locale: string,
): readonly Named[] {
  const part = text?.toLocaleLowerCase(locale) ?? '';
  const { compare } = new Intl.Collator(locale);
  return places
    .filter(({ name }) => name.toLocaleLowerCase(locale).includes(part))
    .toSorted((a, b) => compare(a.name, b.name));
}

export type NamedCountry = Place & { readonly callingCode: string };

export function listCountries(locale: string, text?: string): readonly NamedCountry[] {
  const named = COUNTRIES.map((country) => ({
    id: country.id,
    name: countryName(country, locale),
    callingCode: country.callingCode,
  }));
  return narrow(named, text, locale);
}

export function listStates(countryId: number, locale: string, text?: string): readonly Place[] {
  return narrow(byCountry.get(countryId) ?? [], text, locale);
}

export function listCities(stateId: number, locale: string, text?: string): readonly Place[] {
  const states = byCountry.get(Math.floor(stateId / 100)) ?? [];
  return narrow(states.find(({ id }) => id === stateId)?.cities ?? [], text, locale);
}
