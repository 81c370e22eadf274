/** Examples tell of one day. Their times are moved to now, so that what runs out has not run out long ago. */

/** When the examples were true. */
export const WRITTEN_AT = Date.UTC(2026, 2, 14, 4);

/** Moments on the wire: epoch milliseconds of this century's first decades, or text in UTC+8. */
const isMoment = (value: number): boolean => Number.isInteger(value) && value > 1e12 && value < 3e12;
const TEXT = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2})(:\d{2})?$/;
const ZONE_MS = 8 * 3_600_000;

/** Wall time in UTC+8, as the wire writes it. */
export const wireText = (at: number): string =>
  new Date(at + ZONE_MS).toISOString().slice(0, 19).replace('T', ' ');

function moveText(text: string, byMs: number): string {
  const [, day, minutes, seconds] = TEXT.exec(text) ?? [];
  if (day === undefined || minutes === undefined) return text;
  const at = Date.parse(`${day}T${minutes}${seconds ?? ':00'}Z`) - ZONE_MS + byMs;
  return wireText(at).slice(0, text.length);
}

function move(value: unknown, byMs: number): unknown {
  if (typeof value === 'number') return isMoment(value) ? value + byMs : value;
  if (typeof value === 'string') return moveText(value, byMs);
  if (Array.isArray(value)) return value.map((one) => move(one, byMs));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, move(inner, byMs)]));
}

const MINUTE = 60_000;

/** The answer as it would have been told at this moment, to the step: as long as it lasts, the times stay the same. */
export function moveTimes(answer: string, now: number, stepMs = MINUTE): string {
  const byMs = Math.floor((now - WRITTEN_AT) / stepMs) * stepMs;
  return JSON.stringify(move(JSON.parse(answer), byMs));
}
