/**
 * Databases for server tests: `describe.each(DATABASES)('…', ({ open }) => …)`. PostgreSQL only if TEST_DATABASE_URL
 * is set.
 */
import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { migrate } from '../../db/migrate.ts';
import { MIGRATIONS } from '../../db/migrations/list.ts';
import type { OpenDatabase } from '../../db/database.ts';
import { openPgliteInMemory } from '../../db/open-pglite.ts';
import { openPostgres } from '../../db/open-postgres.ts';
import { createPostgresDatabase, databaseUrl, POSTGRES_URL, withClient } from './create-postgres-database.ts';
import { openStoryServers, type StoryServers } from '../servers/story-servers.ts';

export { createPostgresDatabase, POSTGRES_URL };

export type StoryDatabase = OpenDatabase & { readonly servers?: StoryServers };
export interface TestDatabase {
  readonly name: string;
  readonly open: () => Promise<StoryDatabase>;
}

const VERSION = createHash('sha256').update(JSON.stringify(MIGRATIONS)).digest('hex').slice(0, 16);

/**
 * A migrated, empty database in a file, created once per version of the migrations. Opening it is three times as
 * fast.
 */
async function templateFile(): Promise<string> {
  const file = join(tmpdir(), `openmall-template-${VERSION}.tar`);
  if (existsSync(file)) return file;
  const database = await openPgliteInMemory();
  await migrate(database.db);
  // Half of all files, which no test opens.
  await sql`update pg_database set datistemplate = false`.execute(database.db);
  for (const unused of ['template0', 'template1'])
    await sql`drop database ${sql.ref(unused)}`.execute(database.db);
  const dump = await database.pglite.dumpDataDir('none');
  await database.close();
  // Written to a draft and renamed, because another test process may read the file.
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, new Uint8Array(await dump.arrayBuffer()));
  await rename(draft, file);
  return file;
}

const pglite: TestDatabase = {
  name: 'PGlite',
  open: async () => openPgliteInMemory(new Blob([await readFile(await templateFile())])),
};

/** Unpacks the template into a folder for a server process. Faster than creating a database. */
export async function unpackTemplate(folder: string): Promise<void> {
  const pglite = await PGlite.create({
    dataDir: folder,
    loadDataDir: new Blob([await readFile(await templateFile())]),
  });
  await pglite.close();
}

/**
 * Name of a migrated, empty database, created once per version of the migrations. Copying it is ten times as fast as
 * migrating. It is complete when it has its name.
 */
async function postgresTemplate(serverUrl: string): Promise<string> {
  const name = `openmall_template_${VERSION}`;
  await withClient(serverUrl, async (client) => {
    // Other test processes wait here. The lock ends with the connection.
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return;
    const draft = `openmall_${randomBytes(6).toString('hex')}`;
    await client.query(`create database ${draft}`);
    const database = await openPostgres(databaseUrl(serverUrl, draft));
    await migrate(database.db);
    await database.close();
    await client.query(`alter database ${draft} rename to ${name}`);
  });
  return name;
}

/** A migrated, empty database of its own for a test. */
async function copyTemplate(serverUrl: string) {
  const { url, drop } = await createPostgresDatabase(serverUrl, await postgresTemplate(serverUrl));
  return { url, drop, database: await openPostgres(url) };
}

const postgres = (serverUrl: string): TestDatabase => ({
  name: 'PostgreSQL',
  open: async () => {
    const { drop, database } = await copyTemplate(serverUrl);
    const close = async () => {
      await database.close();
      await drop();
    };
    return { ...database, close };
  },
});

/** PostgreSQL with two servers, which answer the calls of a test alternately. */
const behindServers = (serverUrl: string): TestDatabase => ({
  name: 'PostgreSQL behind two servers',
  open: async () => {
    const { url, drop, database } = await copyTemplate(serverUrl);
    const servers = await openStoryServers(url);
    const close = async () => {
      await servers.close();
      await database.close();
      await drop();
    };
    return { ...database, servers, close };
  },
});

export const DATABASES: readonly TestDatabase[] = POSTGRES_URL ? [pglite, postgres(POSTGRES_URL)] : [pglite];

/**
 * For tests of what does not depend on the database, such as rights and the checks of input: PostgreSQL, which needs half
 * the CPU, or else the embedded one.
 */
export const ONE_DATABASE: TestDatabase = POSTGRES_URL ? postgres(POSTGRES_URL) : pglite;

/**
 * Databases for API tests: `openApp(ctx)` or `createCaller(ctx)` calls the app on the embedded one, or the servers on
 * PostgreSQL.
 */
export const STORY_DATABASES: readonly TestDatabase[] = POSTGRES_URL
  ? [pglite, behindServers(POSTGRES_URL)]
  : [pglite];
