import type { Lang } from '@openmall/sdk';
import type { LoggedStep, OrderWithStore } from '../../domain/orders/read-orders.ts';
import { STOPS } from '../../domain/orders/ship.ts';
import { countryOf } from './country-name.ts';

const isStop = (step: string): boolean => STOPS.some((stop) => stop === step);

/**
 * What else a step of an order has to say, in the caller's language as far as the mall knows it: a carrier names the
 * place of a stop, and where that ends with the country that the order goes to, the mall knows the country.
 */
export function trailDetail(
  { country, country_id: countryId }: OrderWithStore,
  { step, detail }: LoggedStep,
  lang: Lang,
): string {
  if (!country || !isStop(step) || !detail.endsWith(country)) return detail;
  return detail.slice(0, -country.length) + countryOf(countryId, country, lang);
}
