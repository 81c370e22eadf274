/** Days of the mall begin at midnight in UTC+8, the time zone of the wire. */
const OFFSET_MS = 8 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

export const dayInMallZone = (at: Date): string =>
  new Date(at.getTime() + OFFSET_MS).toISOString().slice(0, 10);

export function startOfNextDay(at: Date): Date {
  const local = at.getTime() + OFFSET_MS;
  return new Date(local - (local % DAY_MS) + DAY_MS - OFFSET_MS);
}
