/** `npm run bench:lists`: times the lists of the back office over 100,000 rows each, on a temporary PostgreSQL. */
import { ensureDependencies } from './prepare/dependencies.mjs';
import { startPostgres } from './prepare/postgres.mjs';
import { log, pinnedEnv, run } from './prepare/process.mjs';

await ensureDependencies();
const postgres = await startPostgres();
if (!postgres) {
  log('This measurement needs PostgreSQL.');
  process.exit(1);
}
try {
  const env = pinnedEnv({ TEST_DATABASE_URL: postgres.url, LIST_ROWS: process.env.LIST_ROWS ?? '100000' });
  const file = 'packages/server/src/http/office/large-lists.test.ts';
  process.exitCode = await run('npx', ['vitest', 'run', file, '-t', 'on PostgreSQL'], { env });
} finally {
  postgres.stop();
}
