import { type RawBuilder, sql } from 'kysely';

/** Each length up to this one is a statement of its own. */
const MAX_COUNTED = 8;

/**
 * An array in a statement. PostgreSQL does not know the length of a parameter and plans anew for each value, so the
 * elements of a short array are parameters of their own.
 */
export function sqlArray(type: 'text' | 'int', values: readonly (string | number)[]): RawBuilder<unknown> {
  const isCounted = values.length > 0 && values.length <= MAX_COUNTED;
  const array = isCounted ? sql`array[${sql.join(values)}]` : sql`${values}`;
  return sql`cast(${array} as ${sql.raw(type)}[])`;
}
