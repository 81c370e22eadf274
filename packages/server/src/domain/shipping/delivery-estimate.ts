import { getCountryData, type TCountryCode } from 'countries-list';
import type { DayRange, DeliveryDays } from './delivery-days.ts';

/** The first and the last day on which a parcel should arrive, such as `2026-03-18`. */
export interface DeliveryEstimate {
  readonly countryCode: string;
  readonly earliest: string;
  readonly latest: string;
}

/** Countries as ISO 3166-1 alpha-2 codes. */
interface Route {
  readonly from: string;
  readonly to: string;
}

/** An unknown country is on no continent. */
const continentOf = (code: string): string | undefined =>
  (getCountryData(code as TCountryCode) as ReturnType<typeof getCountryData> | undefined)?.continent;

function transitDays({ from, to }: Route, days: DeliveryDays): DayRange {
  if (from === to) return days.domestic;
  const continent = continentOf(to);
  return continent !== undefined && continent === continentOf(from) ? days.continent : days.world;
}

const isWorkingDay = (date: Date): boolean => date.getUTCDay() % 6 !== 0;

/** The working day `count` working days after a date, in UTC. */
function addWorkingDays(date: Date, count: number): Date {
  const day = new Date(date);
  for (let left = count; left > 0 || !isWorkingDay(day);) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}

const toCalendarDate = (date: Date): string => date.toISOString().slice(0, 10);

/** Estimates when a parcel that is ordered at `orderedAt` arrives. */
export function estimateDelivery(orderedAt: Date, route: Route, days: DeliveryDays): DeliveryEstimate {
  const [minDispatch, maxDispatch] = days.dispatch;
  const [minTransit, maxTransit] = transitDays(route, days);
  return {
    countryCode: route.to,
    earliest: toCalendarDate(addWorkingDays(orderedAt, minDispatch + minTransit)),
    latest: toCalendarDate(addWorkingDays(orderedAt, maxDispatch + maxTransit)),
  };
}
