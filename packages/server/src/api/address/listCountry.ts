import { listCountries } from '../../domain/addresses/places.ts';
import type { Handler } from '../handler.ts';
import { localeOf } from '../wire/locale.ts';

export const addressListCountry: Handler<'addressListCountry'> = async ({ input, lang }) => {
  const countries = listCountries(localeOf(lang), input.countryName);
  return {
    data: countries.map(({ id, name, callingCode }) => ({ id, countryName: name, areaCode: callingCode })),
  };
};
