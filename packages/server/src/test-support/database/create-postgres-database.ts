/** Databases of the PostgreSQL server of the tests, TEST_DATABASE_URL. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { databaseErrorCode } from '../../db/transact.ts';

export const POSTGRES_URL = process.env['TEST_DATABASE_URL'];

/** Runs `use` with a connection of its own. */
export async function withClient<Result>(
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

/** The URL of a database of the server. */
export const databaseUrl = (serverUrl: string, name: string): string => {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
};

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

/** The first version that writes each page of a new database to its log, unless it is told to copy the files. */
const LOGS_PAGES = 150_000;

/** The pages of the template take a quarter of a second of CPU to log, and a twentieth to copy. */
async function copyDatabase(client: pg.Client, name: string, template: string): Promise<void> {
  const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
  const strategy = Number(rows[0]?.server_version_num) >= LOGS_PAGES ? 'strategy file_copy' : '';
  await client.query(`create database ${name} template ${template} ${strategy}`);
}

/** Creates a separate database, empty unless it copies a template, so that test files can run in parallel. */
export async function createPostgresDatabase(
  serverUrl: string,
  template = 'template1',
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `openmall_${randomBytes(6).toString('hex')}`;
  await withClient(serverUrl, (client) => copyDatabase(client, name, template));
  return { url: databaseUrl(serverUrl, name), drop: () => dropDatabase(serverUrl, name) };
}
