import { sql } from 'kysely';
import type { Clock } from '../../../db/clock.ts';
import type { Db } from '../../../db/database.ts';
import type { AppContext } from '../../../context.ts';

/** How far a server knows the changes of the catalog. */
export interface ChangePosition {
  /** Tells which transactions had ended, as PostgreSQL writes a snapshot. */
  readonly snapshot: string;
  /** The time by the clock of the mall, as PostgreSQL writes it: discounts begin and end by it. */
  readonly at: string;
}

export interface CatalogChange {
  /** Null stands for all goods. */
  readonly goodsId: string | null;
  /** Whether searches may show something else, too. */
  readonly affectsSearch: boolean;
}

export interface CatalogChanges {
  readonly position: ChangePosition;
  readonly changes: readonly CatalogChange[];
}

/** Longer than a server looks back, and than a transaction may take. */
const KEPT = '5 minutes';

/** By transactions, because one that was running at the last look may have ended since. */
const changesSince = ({ snapshot, at }: ChangePosition, clock: Clock) => sql`(
  select goods_id, affects_search from catalog_change
    where xid >= pg_snapshot_xmin(cast(${snapshot} as pg_snapshot))
      and not pg_visible_in_snapshot(xid, cast(${snapshot} as pg_snapshot))
  union all select goods_id, true from discount where starts_at > cast(${at} as timestamptz) and starts_at <= ${clock.now()}
  union all select goods_id, true from discount where ends_at > cast(${at} as timestamptz) and ends_at <= ${clock.now()})`;

/** Reads what has changed since a position, at most once for each goods. Without one, only where the changes are now. */
export async function readChanges(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  since: ChangePosition | undefined,
): Promise<CatalogChanges> {
  const changed = since
    ? changesSince(since, clock)
    : sql`(select null as goods_id, false as affects_search limit 0)`;
  const { rows } = await sql<ChangePosition & { changes: readonly CatalogChange[] | null }>`
    select cast(pg_current_snapshot() as text) as snapshot, cast(${clock.now()} as text) as at,
      (select json_agg(json_build_object('goodsId', goods_id, 'affectsSearch', affects_search))
        from (select goods_id, bool_or(affects_search) as affects_search from ${changed} as changed group by goods_id) as change) as changes
    `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database has not said which transactions are running');
  return { position: { snapshot: row.snapshot, at: row.at }, changes: row.changes ?? [] };
}

export async function sweepCatalogChanges({ db }: { readonly db: Db }): Promise<void> {
  await sql`delete from catalog_change where noted_at < now() - cast(${KEPT} as interval)`.execute(db);
}
