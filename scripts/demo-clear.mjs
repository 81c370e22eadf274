/** `npm run demo:clear`: empties a database that holds the demo. */
import { ensureDependencies } from './prepare/dependencies.mjs';
import { pinnedNode, run } from './prepare/process.mjs';

await ensureDependencies();
process.exitCode = await run(pinnedNode(), ['packages/server/src/demo-clear.ts', ...process.argv.slice(2)]);
