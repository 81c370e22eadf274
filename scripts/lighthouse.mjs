/** `npm run lighthouse [-- --runs 3 --only home,product]`: measures speed, layout shift and accessibility on a desktop. Takes some minutes; run it on an idle machine. */
import { ensureChromium } from './prepare/chromium.mjs';
import { ensureDependencies } from './prepare/dependencies.mjs';
import { pinnedEnv, pinnedNode, run } from './prepare/process.mjs';
import { ensureWebBuild } from './prepare/web-build.mjs';

await ensureDependencies();
const chromium = await ensureChromium();
await ensureWebBuild();
const env = pinnedEnv(chromium ? { CHROMIUM_PATH: chromium } : {});
process.exitCode = await run(
  pinnedNode(),
  ['packages/web/e2e/lighthouse/main.ts', ...process.argv.slice(2)],
  {
    env,
  },
);
