/** Reports of the same record are written once, so that a page that is asked for often does not fill the log. */
const MAX_REMEMBERED = 1_000;
const reported = new Set<string>();

/** Logs once that a stored record, or a part of it, does not fit and is left out. Name the record by its id. */
export function reportUnfit(record: string, error?: Error): void {
  if (reported.has(record)) return;
  if (reported.size >= MAX_REMEMBERED) reported.clear();
  reported.add(record);
  console.error(`A stored record does not fit and is left out: ${record}`, ...(error ? [error] : []));
}

const idOf = (row: unknown): string =>
  typeof row === 'object' && row !== null && 'id' in row ? String(row.id) : 'without an id';

/** A time outside of what JavaScript knows becomes such a number, which JSON would write as null. */
function assertNumbers(item: unknown): void {
  if (typeof item !== 'object' || item === null) return;
  for (const value of Object.values(item))
    if (typeof value === 'number' && !Number.isFinite(value)) throw new RangeError('A value is no number');
}

/**
 * Maps the rows of a list. A row that can not be mapped, because a stored value does not fit its type, is logged and left
 * out: it costs itself, not the page.
 */
export const mapValid = <Row, Item>(rows: readonly Row[], map: (row: Row) => Item): Item[] =>
  rows.flatMap((row) => {
    try {
      const item = map(row);
      assertNumbers(item);
      return [item];
    } catch (error) {
      reportUnfit(`${map.name || 'a row'} ${idOf(row)}`, error instanceof Error ? error : undefined);
      return [];
    }
  });

/**
 * A text that the database may lack although the contract has it, such as a name without an English translation.
 * @throws {TypeError} Without a text, for `mapValid`.
 */
export function requireText(value: string | null): string {
  if (value === null) throw new TypeError('A text is missing');
  return value;
}
