import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** What an operator watches of the mall, read from the database. */
export interface MallFigures {
  readonly outbox_waiting: number;
  readonly outbox_failed: number;
  readonly outbox_oldest_seconds: number;
  readonly suspense_usd: number;
  readonly ledger_checked_at: number | null;
  readonly ledger_breaches: number | null;
}

/** Reads the figures in one statement. */
export async function readFigures(db: Db): Promise<MallFigures> {
  const { rows } = await sql<MallFigures>`
    with checked as (
      select extract(epoch from finished_at)::float8 as at, jsonb_array_length(breaches) as breaches
      from ledger_check where state = 'done' order by finished_at desc limit 1
    )
    select
      (select count(*)::int from outbox where state in ('waiting', 'sending')) as outbox_waiting,
      (select count(*)::int from outbox where state = 'failed' and created_at > now() - interval '1 day') as outbox_failed,
      (select coalesce(extract(epoch from now() - min(created_at)), 0)::float8
        from outbox where state in ('waiting', 'sending')) as outbox_oldest_seconds,
      (select coalesce(sum(amount), 0)::float8 from suspense_item where settled_at is null) as suspense_usd,
      (select at from checked) as ledger_checked_at,
      (select breaches from checked) as ledger_breaches`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A statement without a from clause has one row');
  return row;
}
