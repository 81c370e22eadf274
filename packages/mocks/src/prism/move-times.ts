/** Moves the times of examples to the present, so that deadlines have not passed. */

/** The date of the examples. */
export const WRITTEN_AT = Date.UTC(2026, 2, 14, 4);

/** Whether a number is a time in epoch milliseconds, between 2001 and 2065. */
const isEpochMs = (value: number): boolean => Number.isInteger(value) && value > 1e12 && value < 3e12;
const TEXT = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2})(:\d{2})?$/;
const ZONE_MS = 8 * 3_600_000;

/** Formats local time in UTC+8, as the contract does. */
export const wireText = (at: number): string =>
  new Date(at + ZONE_MS).toISOString().slice(0, 19).replace('T', ' ');

function moveText(text: string, byMs: number): string {
  const [, day, minutes, seconds] = TEXT.exec(text) ?? [];
  if (day === undefined || minutes === undefined) return text;
  const at = Date.parse(`${day}T${minutes}${seconds ?? ':00'}Z`) - ZONE_MS + byMs;
  return wireText(at).slice(0, text.length);
}

function move(value: unknown, byMs: number): unknown {
  if (typeof value === 'number') return isEpochMs(value) ? value + byMs : value;
  if (typeof value === 'string') return moveText(value, byMs);
  if (Array.isArray(value)) return value.map((item) => move(item, byMs));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, move(inner, byMs)]));
}

const MINUTE = 60_000;

/** Moves the times of a response to now, in whole steps: within a step the result stays the same. */
export function moveTimes(answer: string, now: number, stepMs = MINUTE): string {
  const byMs = Math.floor((now - WRITTEN_AT) / stepMs) * stepMs;
  return JSON.stringify(move(JSON.parse(answer), byMs));
}
