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
import pg from 'pg';
import { migrate } from '../../db/migrate.ts';
import { MIGRATIONS } from '../../db/migrations/list.ts';
import type { OpenDatabase } from '../../db/database.ts';
import { openPgliteInMemory } from '../../db/open-pglite.ts';
import { openPostgres } from '../../db/open-postgres.ts';
import { databaseErrorCode } from '../../db/transact.ts';
import { startStoryServers, type StoryServers } from '../servers/story-servers.ts';

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

async function withClient<Result>(
  serverUrl: string,
  use: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  return use(client).finally(() => client.end());
}

const administer = (serverUrl: string, statement: string): Promise<void> =>
  withClient(serverUrl, async (client) => {
    await client.query(statement);
  });

const databaseUrl = (serverUrl: string, name: string): string => {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
};

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

const MAX_ATTEMPTS = 50;
const PAUSE_MS = 20;

/** Retries, because PostgreSQL takes a moment to notice closed connections. Then drops with force. */
async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    try {
      return await administer(serverUrl, `drop database ${name}`);
    } catch (error) {
      if (databaseErrorCode(error) !== '55006') throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
  await administer(serverUrl, `drop database ${name} with (force)`);
}

/** Creates a separate database, empty unless it copies a template, so that test files can run in parallel. */
export async function createPostgresDatabase(
  serverUrl: string,
  template = 'template1',
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `openmall_${randomBytes(6).toString('hex')}`;
  await administer(serverUrl, `create database ${name} template ${template}`);
  return { url: databaseUrl(serverUrl, name), drop: () => dropDatabase(serverUrl, name) };
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
    const servers = await startStoryServers(url);
    const close = async () => {
      await servers.stop();
      await database.close();
      await drop();
    };
    return { ...database, servers, close };
  },
});

export const POSTGRES_URL = process.env['TEST_DATABASE_URL'];
export const DATABASES: readonly TestDatabase[] = POSTGRES_URL ? [pglite, postgres(POSTGRES_URL)] : [pglite];

/** Databases for API tests: `openApp(ctx)` or `createCaller(ctx)` calls the app or the servers. */
export const STORY_DATABASES: readonly TestDatabase[] = POSTGRES_URL
  ? [...DATABASES, behindServers(POSTGRES_URL)]
  : DATABASES;
