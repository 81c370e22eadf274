/** Removes rows from the lists of a query before the server responds, and puts them back, by id. */
export type Row = Readonly<Record<string, unknown>>;

/** The rows that a write removes (`removes` of `x-effect`). */
export interface Removal {
  /** The read whose rows go. */
  readonly from: string;
  /** The field with the id that the write names; `id` if absent. */
  readonly by?: string;
  /** Rows with these values stay when the write names no id and all others go. */
  readonly except?: Row;
}

interface List {
  readonly path: readonly (string | number)[];
  readonly rows: readonly unknown[];
}
interface RemovedRow {
  readonly path: List['path'];
  readonly index: number;
  readonly row: Row;
}
/** What was removed from one query. */
export type RemovedRows = readonly RemovedRow[];

export const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;
export const has = (row: Row, values: Row): boolean =>
  Object.entries(values).every(([name, value]) => row[name] === value);

/** The lists of some data: itself, its fields, or the fields of its pages. */
function listsOf(data: unknown): readonly List[] {
  if (Array.isArray(data)) return [{ path: [], rows: data }];
  if (!isRow(data)) return [];
  const { pages } = data;
  if (Array.isArray(pages))
    return pages.flatMap((page: unknown, index) =>
      listsOf(page).map(({ path, rows }) => ({ path: ['pages', index, ...path], rows })),
    );
  return Object.entries(data).flatMap(([name, rows]) =>
    Array.isArray(rows) ? [{ path: [name], rows }] : [],
  );
}

/** Returns the data with the value at a path replaced. */
function replaceAt(data: unknown, [step, ...path]: List['path'], value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(data))
    return data.map((item: unknown, index) => (index === step ? replaceAt(item, path, value) : item));
  return isRow(data) ? { ...data, [step]: replaceAt(data[step], path, value) } : data;
}

/** Adds to the total of a page, or of each page. */
function addToTotal(data: unknown, step: number): unknown {
  if (!isRow(data)) return data;
  const { pages, pageInfo } = data;
  if (Array.isArray(pages)) return { ...data, pages: pages.map((page: unknown) => addToTotal(page, step)) };
  if (!isRow(pageInfo) || typeof pageInfo['totalElements'] !== 'number') return data;
  return { ...data, pageInfo: { ...pageInfo, totalElements: pageInfo['totalElements'] + step } };
}

/** Returns the data without the row of an id, or without all rows if the write names none, and what was removed. */
export function withoutRows(
  data: unknown,
  { by = 'id', except }: Removal,
  id: unknown,
): readonly [unknown, RemovedRows] {
  const isGone = (row: unknown): row is Row =>
    isRow(row) && by in row && (id === undefined ? !except || !has(row, except) : row[by] === id);
  const lists = listsOf(data);
  const removed = lists.flatMap(({ path, rows }) =>
    rows.flatMap((row, index) => (isGone(row) ? [{ path, index, row }] : [])),
  );
  if (removed.length === 0) return [data, removed];
  const rest = lists.reduce(
    (next, { path, rows }) =>
      replaceAt(
        next,
        path,
        rows.filter((row) => !isGone(row)),
      ),
    data,
  );
  return [addToTotal(rest, -removed.length), removed];
}

/** Returns the data with the removed rows in their places. A row that was loaded again meanwhile stays as it is. */
export function withRows(data: unknown, { by = 'id' }: Removal, removed: RemovedRows): unknown {
  return removed.reduce((next, { path, index, row }) => {
    const lists = listsOf(next);
    const isThere = lists.some(({ rows }) => rows.some((other) => isRow(other) && other[by] === row[by]));
    const list = lists.find((other) => other.path.join() === path.join());
    if (isThere || !list) return next;
    return addToTotal(
      replaceAt(next, path, [...list.rows.slice(0, index), row, ...list.rows.slice(index)]),
      1,
    );
  }, data);
}
