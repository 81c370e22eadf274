import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { type Page, type PageRequest, pageOf } from './paging.ts';

export interface ListQuery {
  readonly select: RawBuilder<unknown>;
  /** The tables that conditions and sort orders refer to. */
  readonly from: RawBuilder<unknown>;
  /** Joins that only `select` needs. They are made for the rows of the page alone, and must neither add nor remove rows. */
  readonly joins?: { readonly alias: string; readonly tables: RawBuilder<unknown> };
  readonly where: readonly (RawBuilder<unknown> | undefined)[];
  readonly orderBy: RawBuilder<unknown>;
}

/** Reads one page of a list of the back office, and the number of all its rows. */
export async function readPage<Row>(db: Db, page: PageRequest, query: ListQuery): Promise<Page<Row>> {
  const conditions = query.where.filter((condition) => condition !== undefined);
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  const slice = sql`order by ${query.orderBy} limit ${page.size} offset ${(page.number - 1) * page.size}`;
  const { joins } = query;
  const list = joins
    ? sql<Row>`select ${query.select} from (select ${sql.table(joins.alias)}.* from ${query.from} ${where} ${slice}) as ${sql.table(joins.alias)}
        ${joins.tables} order by ${query.orderBy}`
    : sql<Row>`select ${query.select} from ${query.from} ${where} ${slice}`;
  const count = sql<{ total: number }>`select count(*)::int as total from ${query.from} ${where}`;
  const [counted, { rows }] = await Promise.all([count.execute(db), list.execute(db)]);
  return pageOf(rows, counted.rows[0]?.total ?? 0, page);
}

/** First pages are asked for most. Each of them is a statement of its own. */
const LITERAL_PAGES = 3;

/**
 * Writes a limit or offset into a statement. Those of first pages are literals: with a value PostgreSQL expects to read a
 * tenth of all rows, and would plan a prepared statement anew at every call.
 */
export const limitValue = ({ number }: PageRequest): ((of: number) => RawBuilder<unknown>) =>
  number <= LITERAL_PAGES ? sql.lit : sql.val;

/** A condition for a value that may be absent. */
export const when = <Value>(
  value: Value | undefined,
  condition: (value: Value) => RawBuilder<unknown>,
): RawBuilder<unknown> | undefined => (value === undefined ? undefined : condition(value));

/** The pattern of `ilike` for texts that contain a keyword. `%`, `_` and `\` are matched literally. */
export const patternOf = (keyword: string): string =>
  `%${keyword.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

export interface Sort<Key extends string> {
  readonly by: Key;
  readonly direction: 'asc' | 'desc';
}

/** A column whose nulls come last in both directions. An index serves such an order only in one of them. */
interface NullableColumn {
  readonly nullable: string;
}

/** Sorts by one column, and ties by id. */
export function orderBy<Key extends string>(
  { by, direction }: Sort<Key>,
  columns: Readonly<Record<Key, string | NullableColumn>>,
  id: string,
): RawBuilder<unknown> {
  const order = direction === 'asc' ? sql`asc` : sql`desc`;
  const column = columns[by];
  return typeof column === 'string'
    ? sql`${sql.ref(column)} ${order}, ${sql.ref(id)} ${order}`
    : sql`${sql.ref(column.nullable)} ${order} nulls last, ${sql.ref(id)} ${order}`;
}

/** A condition on the id of a user: the name contains a keyword. It needs no join. */
export const isOfUser = (column: string, keyword: string): RawBuilder<unknown> =>
  sql`${sql.ref(column)} in (select id from user_account where username ilike ${patternOf(keyword)})`;
