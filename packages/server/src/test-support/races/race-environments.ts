/** Environments of the race tests: one server with its embedded database, and two on one PostgreSQL. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPostgresDatabase, POSTGRES_URL, unpackTemplate } from '../database/databases.ts';

export interface RaceEnvironment {
  readonly name: string;
  readonly servers: number;
  readonly prepare: () => Promise<{ env: Record<string, string>; remove: () => Promise<void> }>;
}

async function newFolder() {
  const path = await mkdtemp(join(tmpdir(), 'openmall-races-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

const embedded: RaceEnvironment = {
  name: 'one server with its embedded database',
  servers: 1,
  prepare: async () => {
    const { path, remove } = await newFolder();
    await unpackTemplate(join(path, 'pglite'));
    return { env: { OPENMALL_DATA: path }, remove };
  },
};

const shared = (serverUrl: string): RaceEnvironment => ({
  name: 'two servers on one PostgreSQL',
  servers: 2,
  prepare: async () => {
    const { path, remove } = await newFolder();
    const { url, drop } = await createPostgresDatabase(serverUrl);
    const env = { DATABASE_URL: url, OPENMALL_DATA: path };
    return { env, remove: async () => void (await Promise.all([drop(), remove()])) };
  },
});

export const RACE_ENVIRONMENTS: readonly RaceEnvironment[] = POSTGRES_URL
  ? [embedded, shared(POSTGRES_URL)]
  : [embedded];
