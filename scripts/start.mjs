/** `npm start`: starts the store and the API on one address; works on a fresh clone. */
import { join } from 'node:path';
import { ensureDependencies } from './prepare/dependencies.mjs';
import { pinnedEnv, pinnedNode, root, run } from './prepare/process.mjs';
import { ensureOfficeBuild, ensureWebBuild } from './prepare/web-build.mjs';

await ensureDependencies();
await ensureWebBuild();
await ensureOfficeBuild();
// An embedded database makes the process large. It gives freed memory back at once, for a tenth of the speed.
const isEmbedded = !process.env.DATABASE_URL;
const flags = isEmbedded ? ['--max-semi-space-size=4'] : [];
// Pieces of uploads are blocks of their own: between other data of one heap they would keep its pages after a storm.
const memory = isEmbedded
  ? { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '65536', MALLOC_MMAP_THRESHOLD_: '32768' }
  : {};
// Caches compiled code, so that the second start is faster.
const env = pinnedEnv({ NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'), ...memory });
const program = [...flags, 'packages/server/src/main.ts', ...process.argv.slice(2)];
process.exitCode = await run(pinnedNode(), program, { env, endsWithParent: true });
