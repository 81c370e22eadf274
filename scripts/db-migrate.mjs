/** `npm run db:migrate`: runs the pending migrations of a PostgreSQL database, apart from the servers. */
import { ensureDependencies } from './prepare/dependencies.mjs';
import { pinnedNode, run } from './prepare/process.mjs';

await ensureDependencies();
process.exitCode = await run(pinnedNode(), ['packages/server/src/commands/migrate-database.ts']);
