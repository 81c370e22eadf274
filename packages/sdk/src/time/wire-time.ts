/** Times on the wire carry no zone and mean wall time in UTC+8 (`yyyy-MM-dd HH:mm:ss`). */
const offsetMs = 8 * 60 * 60 * 1000;
const FORM = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2})(?::(\d{2}))?$/;

/** The instant that a time on the wire means. */
export function fromWireTime(text: string): Date {
  const match = FORM.exec(text);
  if (!match) throw new RangeError(`Not a time of the wire: ${text}`);
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  const instant = new Date(Date.UTC(year, month - 1, day, hour, minute, second) - offsetMs);
  // Date.UTC rolls over: 31 February would silently become a day in March.
  if (!toWireTime(instant).startsWith(text)) throw new RangeError(`There is no such time: ${text}`);
  return instant;
}

/** An instant as the wire writes it; parts of a second are dropped. */
export function toWireTime(instant: Date): string {
  return new Date(instant.getTime() + offsetMs).toISOString().slice(0, 19).replace('T', ' ');
}
