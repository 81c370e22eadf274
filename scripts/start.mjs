/** `npm start`: the store and the API on one address, from a fresh clone on. */
import { join } from 'node:path';
import { ensureDependencies } from './prepare/dependencies.mjs';
import { pinned, pinnedNode, root, run } from './prepare/process.mjs';
import { ensureWebBuild } from './prepare/web-build.mjs';

await ensureDependencies();
await ensureWebBuild();
// Compiled code is kept between starts: the second start is faster.
const env = pinned({ NODE_COMPILE_CACHE: join(root, '.cache', 'compiled') });
process.exitCode = await run(pinnedNode(), ['packages/server/src/main.ts', ...process.argv.slice(2)], {
  env,
});
