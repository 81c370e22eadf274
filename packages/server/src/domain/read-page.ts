import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { type Page, type PageRequest, pageOf } from './paging.ts';

export interface ListQuery {
  readonly select: RawBuilder<unknown>;
  /** Tables and joins. */
  readonly from: RawBuilder<unknown>;
  readonly where: readonly (RawBuilder<unknown> | undefined)[];
  readonly orderBy: RawBuilder<unknown>;
}

/** Reads one page of a list of the back office, and the number of all its rows. */
export async function readPage<Row>(db: Db, page: PageRequest, query: ListQuery): Promise<Page<Row>> {
  const conditions = query.where.filter((condition) => condition !== undefined);
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  const counted = await sql<{
    total: number;
  }>`select count(*)::int as total from ${query.from} ${where}`.execute(db);
  const { rows } = await sql<Row>`select ${query.select} from ${query.from} ${where} order by ${query.orderBy}
    limit ${page.size} offset ${(page.number - 1) * page.size}`.execute(db);
  return pageOf(rows, counted.rows[0]?.total ?? 0, page);
}

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

/** Sorts by one column, with nulls last and ties by id. */
export function orderBy<Key extends string>(
  { by, direction }: Sort<Key>,
  columns: Readonly<Record<Key, string>>,
  id: string,
): RawBuilder<unknown> {
  const order = direction === 'asc' ? sql`asc` : sql`desc`;
  return sql`${sql.ref(columns[by])} ${order} nulls last, ${sql.ref(id)} ${order}`;
}
