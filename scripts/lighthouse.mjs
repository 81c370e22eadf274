/** `npm run lighthouse [-- --runs 3 --only home,product]`: speed, calm and accessibility on a desktop; some minutes, and only on an idle machine worth reading. */
import { ensureChromium } from './prepare/chromium.mjs';
import { ensureDependencies } from './prepare/dependencies.mjs';
import { pinned, pinnedNode, run } from './prepare/process.mjs';
import { ensureWebBuild } from './prepare/web-build.mjs';

await ensureDependencies();
const chromium = await ensureChromium();
await ensureWebBuild();
const env = pinned(chromium ? { CHROMIUM_PATH: chromium } : {});
process.exitCode = await run(
  pinnedNode(),
  ['packages/web/e2e/lighthouse/main.ts', ...process.argv.slice(2)],
  {
    env,
  },
);
