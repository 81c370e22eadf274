/** Times on the wire have no zone. They are local times in UTC+8 (`yyyy-MM-dd HH:mm:ss`). */
const OFFSET_MS = 8 * 60 * 60 * 1000;
const FORM = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2})(?::(\d{2}))?$/;

/**
 * Parses a time on the wire. The seconds are optional.
 * @throws RangeError if the text has another form or is not a date.
 */
export function fromWireTime(text: string): Date {
  const match = FORM.exec(text);
  if (!match) throw new RangeError(`Not a wire time: ${text}`);
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  const instant = new Date(Date.UTC(year, month - 1, day, hour, minute, second) - OFFSET_MS);
  // Date.UTC rolls over: 31 February would silently become a day in March.
  if (!toWireTime(instant).startsWith(text)) throw new RangeError(`There is no such time: ${text}`);
  return instant;
}

/**
 * Formats an instant as a time on the wire, without milliseconds.
 * @throws RangeError if the date is invalid.
 */
export function toWireTime(instant: Date): string {
  return new Date(instant.getTime() + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
}
