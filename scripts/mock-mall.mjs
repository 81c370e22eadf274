/** `npm run mock:mall -- --help`: starts packages/mocks as a server with state in memory. */
import { ensureDependencies } from './prepare/dependencies.mjs';
import { pinnedNode, run } from './prepare/process.mjs';

await ensureDependencies();
process.exitCode = await run(pinnedNode(), ['packages/mocks/src/server/main.ts', ...process.argv.slice(2)]);
