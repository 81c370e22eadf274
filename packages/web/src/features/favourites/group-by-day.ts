import { daysBetween } from '../../shared/time/ago.ts';

/** The entries of one calendar day in the user's time zone. */
export interface DayGroup<Entry> {
  /** The start of the day, in milliseconds since the epoch. */
  readonly day: number;
  /** Days since then; 0 for today. */
  readonly daysAgo: number;
  readonly entries: readonly Entry[];
}

const midnightOf = (moment: number): number => new Date(moment).setHours(0, 0, 0, 0);

/** Groups entries by day and preserves their order. */
export function groupByDay<Entry>(
  entries: readonly Entry[],
  momentOf: (entry: Entry) => number,
  now: number,
): readonly DayGroup<Entry>[] {
  const days = Map.groupBy(entries, (entry) => midnightOf(momentOf(entry)));
  return [...days].map(([day, dayEntries]) => ({
    day,
    daysAgo: daysBetween(day, now),
    entries: dayEntries,
  }));
}
