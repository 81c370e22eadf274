import type { Address, DeliveryEstimate } from '@openmall/sdk';
import { places } from '../../fixtures/places.ts';
import type { StockedStore } from '../../state/stock.ts';
import { DAY } from './show-goods.ts';

/** The country of an estimate for visitors and for buyers without an address. */
export const DEFAULT_COUNTRY = 'US';

/** Working days until a parcel arrives, dispatch included. */
const DAYS = { domestic: [3, 6], abroad: [8, 14] } as const;

export const countryCodeOf = (address: Address | undefined): string | undefined =>
  places.find(({ id }) => id === address?.countryId)?.code;

function addWorkingDays(from: number, count: number): string {
  const isWorkingDay = (at: number) => new Date(at).getUTCDay() % 6 !== 0;
  let at = from;
  for (let left = count; left > 0;) {
    at += DAY;
    if (isWorkingDay(at)) left -= 1;
  }
  return new Date(at).toISOString().slice(0, 10);
}

export function estimateDelivery(
  { listing }: StockedStore,
  countryCode: string,
  now: number,
): DeliveryEstimate {
  const [min, max] = listing.country === countryCode ? DAYS.domestic : DAYS.abroad;
  return { countryCode, earliest: addWorkingDays(now, min), latest: addWorkingDays(now, max) };
}
