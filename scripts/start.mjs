/** `npm start`: the store and the API on one address, from a fresh clone on. */
import { ensureDependencies } from './prepare/dependencies.mjs';
import { pinnedNode, run } from './prepare/process.mjs';
import { ensureWebBuild } from './prepare/web-build.mjs';

await ensureDependencies();
await ensureWebBuild();
process.exitCode = await run(pinnedNode(), ['packages/server/src/main.ts', ...process.argv.slice(2)]);
