/** Both databases for server stories: `describe.each(DATABASES)('…', ({ open }) => …)`. PostgreSQL where there is one. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrate } from '../db/migrate.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { openPgliteInMemory } from '../db/open-pglite.ts';
import { openPostgres } from '../db/open-postgres.ts';

export type TestDatabase = { readonly name: string; readonly open: () => Promise<OpenDatabase> };

const pglite: TestDatabase = {
  name: 'PGlite',
  open: async () => {
    const database = await openPgliteInMemory();
    await migrate(database.db);
    return database;
  },
};

async function administer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** A database of its own, so that test files run side by side. */
export async function createPostgresDatabase(
  serverUrl: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `openmall_${randomBytes(6).toString('hex')}`;
  await administer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(serverUrl, `drop database ${name} with (force)`) };
}

const postgres = (serverUrl: string): TestDatabase => ({
  name: 'PostgreSQL',
  open: async () => {
    const { url, drop } = await createPostgresDatabase(serverUrl);
    const database = await openPostgres(url);
    await migrate(database.db);
    const close = async () => {
      await database.close();
      await drop();
    };
    return { ...database, close };
  },
});

export const POSTGRES_URL = process.env['TEST_DATABASE_URL'];
export const DATABASES: readonly TestDatabase[] = POSTGRES_URL ? [pglite, postgres(POSTGRES_URL)] : [pglite];
