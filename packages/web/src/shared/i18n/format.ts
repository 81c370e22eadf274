import { localeTag } from './language.ts';
import { makeRows } from './rows.ts';

/**
 * A formatter that is made when it is first used. The browser takes a good part of a millisecond for each of them, and
 * all of them together would hold up the first page more than any library.
 */
function onUse<Format>(make: () => Format): () => Format {
  let made: Format | undefined;
  return () => (made ??= make());
}

const compact = onUse(
  () => new Intl.NumberFormat(localeTag, { notation: 'compact', maximumFractionDigits: 1 }),
);
const days = onUse(
  () => new Intl.NumberFormat(localeTag, { style: 'unit', unit: 'day', unitDisplay: 'long' }),
);
const whole = onUse(() => new Intl.NumberFormat(localeTag, { maximumFractionDigits: 0 }));
const tenth = onUse(
  () => new Intl.NumberFormat(localeTag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const day = onUse(() => new Intl.DateTimeFormat(localeTag, { dateStyle: 'medium' }));
const shortDay = onUse(() => new Intl.DateTimeFormat(localeTag, { day: 'numeric', month: 'short' }));
const time = onUse(() => new Intl.DateTimeFormat(localeTag, { timeStyle: 'short' }));
const less = onUse(() => new Intl.NumberFormat(localeTag, { style: 'percent', signDisplay: 'always' }));
const share = onUse(() => new Intl.NumberFormat(localeTag, { style: 'percent' }));
const rate = onUse(() => new Intl.NumberFormat(localeTag, { style: 'percent', maximumFractionDigits: 4 }));
const either = onUse(() => new Intl.ListFormat(localeTag, { type: 'disjunction' }));
const weekday = onUse(
  () =>
    new Intl.DateTimeFormat(localeTag, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    }),
);
const countries = onUse(() => new Intl.DisplayNames(localeTag, { type: 'region' }));
const regions = onUse(() => new Intl.DisplayNames(localeTag, { type: 'region', style: 'short' }));
const moment = onUse(() => new Intl.DateTimeFormat(localeTag, { dateStyle: 'medium', timeStyle: 'short' }));

/** Formats a count compactly from ten thousand on (12K), in full below. */
export const formatCount = (count: number): string => (count < 10_000 ? whole : compact)().format(count);
export const formatNumber = (value: number): string => whole().format(value);
/** Stars of five, with one decimal: 4.0, 4,0. */
export const formatRating = (stars: number): string => tenth().format(stars);
/** A number of days, with the plural of the language: 14 days, 14 дней. */
export const formatDays = (count: number): string => days().format(count);
export const formatDay = (when: number | Date): string => day().format(when);
/** A day without its year: "Nov 20". */
export const formatShortDay = (when: number | Date): string => shortDay().format(when);
export const formatTime = (when: number | Date): string => time().format(when);
/** Formats a discount in whole percent: −20%, −20 %, %-20. */
export const formatLess = (percent: number): string =>
  less()
    .format(-percent / 100)
    .replace('-', '−');
/** Formats a fraction as whole percent: 80%, 80 %, %80. */
export const formatShare = (of: number): string => share().format(of);
/** Formats a fraction as percent with decimals, such as a fee or an interest rate: 2.5%, 2,5 %. */
export const formatRate = (of: number | string): string => rate().format(Number(of));
/** Formats alternatives: "30, 90 or 180". */
export const formatEither = (of: readonly string[]): string => either().format(of);
/** Formats a range of calendar dates with their weekdays: "Fri, Mar 20 – Thu, Mar 26". The dates have no time zone. */
export const formatDayRange = (first: string, last: string): string =>
  weekday().formatRange(new Date(first), new Date(last));
/** The name of a country by its ISO code. */
export const formatCountry = (code: string): string => countries().of(code) ?? code;
/** A short name of a country, where the language has one: UK. */
export const formatRegion = (code: string): string => regions().of(code) ?? code;
export const formatMoment = (when: number | Date): string => moment().format(when);
/** Joins names of one kind, and a city with its country, in the style of the language. */
export const { names: formatNames, place: formatPlace } = makeRows(localeTag);
