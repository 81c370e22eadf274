import { sql } from 'kysely';
import type { Tx } from './database.ts';

/** Empties every table except the ledger accounts of the mall itself, which store no balance. */
export async function emptyTables(tx: Tx): Promise<void> {
  const mallAccounts = await tx.selectFrom('account').selectAll().where('guarded', '=', false).execute();
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = current_schema() and tablename <> 'schema_migration' order by tablename`.execute(tx);
  await sql`truncate ${sql.join(rows.map(({ name }) => sql.table(name)))}`.execute(tx);
  await tx.insertInto('account').values(mallAccounts).execute();
}
