import { listCities } from '../../domain/addresses/places.ts';
import type { Handler } from '../handler.ts';
import { localeOf } from '../wire/locale.ts';

export const addressListCity: Handler<'addressListCity'> = async ({ input, lang }) => {
  const cities = listCities(input.stateId, localeOf(lang), input.cityName);
  return { data: cities.map(({ id, name }) => ({ id, cityName: name })) };
};
