import { daysBetween } from '../../shared/time/ago.ts';

/** Moments of one calendar day of the viewer. */
export interface DayGroup<Entry> {
  /** Midnight at which the day began. */
  readonly day: number;
  /** How many days ago it was; 0 for today. */
  readonly daysAgo: number;
  readonly entries: readonly Entry[];
}

const midnightOf = (moment: number): number => new Date(moment).setHours(0, 0, 0, 0);

/** Entries in the order given, parted where a new day begins. */
export function groupByDay<Entry>(
  entries: readonly Entry[],
  momentOf: (entry: Entry) => number,
  now: number,
): readonly DayGroup<Entry>[] {
  const days = Map.groupBy(entries, (entry) => midnightOf(momentOf(entry)));
  return [...days].map(([day, ofDay]) => ({
    day,
    daysAgo: daysBetween(day, now),
    entries: ofDay,
  }));
}
