/** `npm run pictures [-- --only "Olive Oil"] [--draft] [--list]`: renders pictures of the demo goods with Blender. */
import { ensureDependencies } from './prepare/dependencies.mjs';
import { pinnedNode, run } from './prepare/process.mjs';

await ensureDependencies();
process.exitCode = await run(pinnedNode(), ['scripts/pictures/main.ts', ...process.argv.slice(2)]);
