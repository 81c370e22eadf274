import { sql } from 'kysely';
import { MIGRATIONS, type Migration } from './migrations/list.ts';
import type { Db } from './database.ts';

async function createHistory(db: Db): Promise<void> {
  const create = sql`create table if not exists schema_migration
    (name text primary key, applied_at timestamptz not null default now())`;
  // Of two processes that create the table at once, one gets a duplicate error. Its second try finds the
  // table.
  await create.execute(db).catch(() => create.execute(db));
}

/**
 * Runs the pending migrations, all or none, and returns their names. A table lock makes concurrent processes
 * wait until the transaction ends.
 */
export async function migrate(
  db: Db,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<readonly string[]> {
  await createHistory(db);
  return db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`set local lock_timeout = '60s'`.execute(tx);
    await sql`lock table schema_migration in access exclusive mode`.execute(tx);
    const applied = await tx.selectFrom('schema_migration').select('name').execute();
    const known = new Set(applied.map(({ name }) => name));
    const missing = migrations.filter(({ name }) => !known.has(name));
    for (const { name, statements } of missing) {
      for (const statement of statements) await sql.raw(statement).execute(tx);
      await tx.insertInto('schema_migration').values({ name }).execute();
    }
    return missing.map(({ name }) => name);
  });
}
