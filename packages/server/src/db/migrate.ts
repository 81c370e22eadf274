import { sql } from 'kysely';
import { MIGRATIONS, type Migration } from './migrations/list.ts';
import type { Db } from './database.ts';
import { databaseErrorCode, isDeadlock, isLockTimeout } from './transact.ts';

const UNDEFINED_TABLE = '42P01';
const NO_RIGHTS = '42501';
const MAX_ATTEMPTS = 30;
const RETRY_MS = 500;

async function createHistory(db: Db): Promise<void> {
  const create = sql`create table if not exists schema_migration
    (name text primary key, applied_at timestamptz not null default now())`;
  // Of two processes that create the table at once, one gets a duplicate error. Its second try finds the
  // table.
  await create.execute(db).catch(() => create.execute(db));
}

/** Migrations that have not run. Reads only, so that a role without rights on the schema may ask. */
async function findPending(db: Db, migrations: readonly Migration[]): Promise<readonly Migration[]> {
  const applied = await db
    .selectFrom('schema_migration')
    .select('name')
    .execute()
    .catch((error: unknown) => {
      if (databaseErrorCode(error) === UNDEFINED_TABLE) return [];
      throw error;
    });
  const known = new Set(applied.map(({ name }) => name));
  return migrations.filter(({ name }) => !known.has(name));
}

/** Migrations are pending that the role of this process may not run. */
export class MigrationsPending extends Error {
  override readonly name = 'MigrationsPending';
}

async function runPending(db: Db, migrations: readonly Migration[]): Promise<readonly string[]> {
  await createHistory(db);
  return db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`set local lock_timeout = '60s'`.execute(tx);
    await sql`lock table schema_migration in access exclusive mode`.execute(tx);
    // A statement that waits for a table makes all later ones wait behind it, so it gives up soon and tries again.
    await sql`set local lock_timeout = '2s'`.execute(tx);
    const applied = await tx.selectFrom('schema_migration').select('name').execute();
    const known = new Set(applied.map(({ name }) => name));
    const missing = migrations.filter(({ name, isConcurrent }) => !isConcurrent && !known.has(name));
    for (const { name, statements } of missing) {
      for (const statement of statements) await sql.raw(statement).execute(tx);
      await tx.insertInto('schema_migration').values({ name }).execute();
    }
    return missing.map(({ name }) => name);
  });
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Any number that nothing else locks. */
const CONCURRENT_LOCK = 20_261_125;

/** Asks again and again: a statement that waits for the lock would be one that building an index waits for. */
async function lockConcurrent(one: Db): Promise<void> {
  const tryLock = sql<{ isHeld: boolean }>`select pg_try_advisory_lock(${CONCURRENT_LOCK}) as "isHeld"`;
  while (!(await tryLock.execute(one)).rows[0]?.isHeld) await pause(RETRY_MS);
}

/** Runs the concurrent migrations, one process at a time. They wait for open transactions, and nobody for them. */
async function runConcurrent(db: Db, migrations: readonly Migration[]): Promise<readonly string[]> {
  const wanted = migrations.filter(({ isConcurrent }) => isConcurrent);
  if ((await findPending(db, wanted)).length === 0) return [];
  return db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one);
    await sql`set lock_timeout = 0`.execute(one);
    await lockConcurrent(one);
    try {
      const pending = await findPending(one, wanted);
      for (const { name, statements } of pending) {
        for (const statement of statements) await sql.raw(statement).execute(one);
        await one.insertInto('schema_migration').values({ name }).execute();
      }
      return pending.map(({ name }) => name);
    } finally {
      await sql`select pg_advisory_unlock(${CONCURRENT_LOCK})`.execute(one);
      await sql`reset statement_timeout`.execute(one);
      await sql`reset lock_timeout`.execute(one);
    }
  });
}

/**
 * Runs the pending migrations, all or none, then the concurrent ones, and returns their names. A table lock makes concurrent processes
 * wait until the transaction ends. Without pending ones nothing is locked.
 * @throws {MigrationsPending} If this role may not run them.
 */
export async function migrate(
  db: Db,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<readonly string[]> {
  const pending = await findPending(db, migrations);
  if (pending.length === 0) return [];
  for (let attempt = 1; ; attempt += 1) {
    try {
      const done = await runPending(db, migrations);
      return [...done, ...(await runConcurrent(db, migrations))];
    } catch (error) {
      const code = databaseErrorCode(error);
      if (code === NO_RIGHTS)
        throw new MigrationsPending(
          `${pending.length} migrations are pending, from ${pending[0]?.name} on. Run npm run db:migrate with MIGRATION_URL, the address of the owner of the tables.`,
          { cause: error },
        );
      const isBusy = isLockTimeout(error) || isDeadlock(error);
      if (!isBusy || attempt === MAX_ATTEMPTS) throw error;
      await pause(RETRY_MS);
    }
  }
}
