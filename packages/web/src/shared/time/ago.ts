/** Relative times. Separate from the other formatters because no first page needs them. */
import { formatDay } from '../i18n/format.ts';
import { localeTag } from '../i18n/language.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** From this age on, a date is more useful than a number of days. */
const MAX_DAYS = 6;

const midnightOf = (moment: number): number => new Date(moment).setHours(0, 0, 0, 0);

/**
 * Calendar days between two times in the viewer's time zone. Rounded, because a day with a clock change has 23 or 25
 * hours.
 */
export const daysBetween = (earlier: number, later: number): number =>
  Math.round((midnightOf(later) - midnightOf(earlier)) / DAY_MS);

/** Formats a relative time in a language: "now", "5 minutes ago", "yesterday". Undefined after a week. */
export function makeAgo(tag: string, style: Intl.RelativeTimeFormatStyle = 'long') {
  const format = new Intl.RelativeTimeFormat(tag, { numeric: 'auto', style });
  return (at: number, now: number): string | undefined => {
    // The server's clock may be slightly ahead: a time in the near future counts as now.
    const passed = now - at;
    if (passed < MINUTE_MS) return format.format(0, 'second');
    if (passed < HOUR_MS) return format.format(-Math.floor(passed / MINUTE_MS), 'minute');
    if (passed < DAY_MS) return format.format(-Math.floor(passed / HOUR_MS), 'hour');
    const days = daysBetween(at, now);
    return days > MAX_DAYS ? undefined : format.format(-days, 'day');
  };
}

/** The name of a day as a heading: "Today", "Yesterday", and the date of those before. */
export function makeDayName(tag: string) {
  const format = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  return (day: number | Date, daysAgo: number): string => {
    if (daysAgo < 0 || daysAgo > 1) return formatDay(day);
    const [first = '', ...rest] = format.format(-daysAgo, 'day');
    return `${first.toLocaleUpperCase(tag)}${rest.join('')}`;
  };
}

export const agoOf = { long: makeAgo(localeTag), short: makeAgo(localeTag, 'short') } as const;
export const dayName = makeDayName(localeTag);
