const DAY = 86_400_000;
const MINUTE = 60_000;

/** A negative number of days gives a future date. */
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY);
export const minutesBefore = (now: Date, minutes: number): Date => new Date(now.getTime() - minutes * MINUTE);
