import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** Tables that only grow: what was booked or recorded stays. */
const APPEND_ONLY = ['journal', 'transfer', 'sealed_transfer', 'desk_act', 'schema_migration'] as const;

/**
 * Lets a role serve the mall: it reads and writes rows, but neither changes nor deletes those of the ledger and of the
 * audit log, nor changes any table. Run it as the owner of the tables, after every migration.
 */
export async function grantServingRole(db: Db, role: string): Promise<void> {
  const to = sql.id(role);
  await sql`grant usage on schema public to ${to}`.execute(db);
  await sql`grant select, insert, update, delete on all tables in schema public to ${to}`.execute(db);
  await sql`grant usage, select on all sequences in schema public to ${to}`.execute(db);
  for (const table of APPEND_ONLY)
    await sql`revoke update, delete, truncate on ${sql.table(table)} from ${to}`.execute(db);
  await sql`revoke insert on schema_migration from ${to}`.execute(db);
}
