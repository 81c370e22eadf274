/** `npm start`: starts the store and the API on one address; works on a fresh clone. */
import { join } from 'node:path';
import { ensureDependencies } from './prepare/dependencies.mjs';
import { pinnedEnv, pinnedNode, root, run } from './prepare/process.mjs';
import { ensureOfficeBuild, ensureWebBuild } from './prepare/web-build.mjs';

await ensureDependencies();
await ensureWebBuild();
await ensureOfficeBuild();
// Caches compiled code, so that the second start is faster.
const env = pinnedEnv({ NODE_COMPILE_CACHE: join(root, '.cache', 'compiled') });
process.exitCode = await run(pinnedNode(), ['packages/server/src/main.ts', ...process.argv.slice(2)], {
  env,
  endsWithParent: true,
});
