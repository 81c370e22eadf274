import { listStates } from '../../domain/addresses/places.ts';
import type { Handler } from '../handler.ts';
import { localeOf } from '../wire/locale.ts';

export const addressListState: Handler<'addressListState'> = async ({ input, lang }) => {
  const states = listStates(input.countryId, localeOf(lang), input.stateName);
  return { data: states.map(({ id, name }) => ({ id, stateName: name })) };
};
