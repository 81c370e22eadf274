/** `npm run build:demo [-- --base /mall/]`: builds the mall as a static site that needs no backend. */
import { ensureDependencies } from './prepare/dependencies.mjs';
import { pinnedEnv, pinnedNode, run } from './prepare/process.mjs';

await ensureDependencies();
const args = ['packages/demo/src/build/main.ts', ...process.argv.slice(2)];
process.exitCode = await run(pinnedNode(), args, { env: pinnedEnv() });
