/** Reference servers on the chosen database, each with data of its own. */
import { startServer, type TestServer } from '../../packages/conformance/src/tests/reference-server.ts';
import { startPostgres } from '../prepare/postgres.mjs';
import type { Options } from './options.ts';

export interface Servers {
  start(): Promise<TestServer>;
  close(): void;
}

/** PostgreSQL is that of `TEST_DATABASE_URL`, or a temporary one. */
export async function openServers({ database }: Options): Promise<Servers> {
  if (database === 'pglite')
    return { start: () => startServer({ postgresUrl: null }), close: () => undefined };
  const given = process.env['TEST_DATABASE_URL'];
  const own = given === undefined ? await startPostgres() : undefined;
  const address = given ?? own?.url;
  if (address === undefined) throw new Error('PostgreSQL is not installed: set TEST_DATABASE_URL.');
  return { start: () => startServer({ postgresUrl: address }), close: () => own?.stop() };
}
