import { formatDollars } from '@openmall/sdk/money';
import { localeTag } from './language.ts';

const moment = new Intl.DateTimeFormat(localeTag, { dateStyle: 'medium', timeStyle: 'short' });
const day = new Intl.DateTimeFormat(localeTag, { dateStyle: 'medium' });
const relative = new Intl.RelativeTimeFormat(localeTag, { numeric: 'auto', style: 'short' });

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A moment in the viewer's time zone; a dash before it happened. */
export const formatMoment = (ms: number | null): string => (ms === null ? '–' : moment.format(ms));
export const formatDay = (ms: number | null): string => (ms === null ? '–' : day.format(ms));
/** An amount from the server in dollars, as a number or an exact text; written as the store writes it. */
export const formatMoney = (amount: number | string): string => formatDollars(amount);

const LONG_AGO_MS = 60 * DAY_MS;

/** How long ago, or in how long: "3 hr. ago". What is long past is told by its date. */
export function formatAge(ms: number, now = Date.now()): string {
  const span = ms - now;
  const size = Math.abs(span);
  if (span < -LONG_AGO_MS) return day.format(ms);
  if (size >= DAY_MS) return relative.format(Math.trunc(span / DAY_MS), 'day');
  if (size >= HOUR_MS) return relative.format(Math.trunc(span / HOUR_MS), 'hour');
  return relative.format(Math.trunc(span / MINUTE_MS), 'minute');
}
const percent = new Intl.NumberFormat(localeTag, { style: 'percent', maximumFractionDigits: 3 });
/** A share such as `0.02` in percent. */
export const formatPercent = (share: number | string): string => percent.format(share as number);
const countries = new Intl.DisplayNames(localeTag, { type: 'region' });
export const countryName = (code: string): string => countries.of(code) ?? code;
const shortDay = new Intl.DateTimeFormat(localeTag, { month: 'short', day: 'numeric', timeZone: 'UTC' });
/** A date of the calendar such as `2026-11-25`, without the year. */
export const formatShortDay = (date: string): string => shortDay.format(new Date(`${date}T00:00:00Z`));
