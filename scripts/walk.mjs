/** `npm run walk`: takes the thirty most important screenshots of the store into test-results/walk/index.html. */
import { ensureChromium } from './prepare/chromium.mjs';
import { ensureDependencies } from './prepare/dependencies.mjs';
import { ensureFonts } from './prepare/fonts.mjs';
import { pinnedEnv, pinnedNode, run } from './prepare/process.mjs';
import { ensureWebBuild } from './prepare/web-build.mjs';

await ensureDependencies();
const chromium = await ensureChromium();
ensureFonts();
await ensureWebBuild();
process.exitCode = await run(pinnedNode(), ['packages/web/e2e/walk/main.ts'], {
  env: pinnedEnv(chromium ? { CHROMIUM_PATH: chromium } : {}),
});
