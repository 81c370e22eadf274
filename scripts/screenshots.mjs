/** `npm run screenshots`: takes the screenshots of the README from a running demo and writes them to docs/images. */
import { ensureChromium } from './prepare/chromium.mjs';
import { ensureDependencies } from './prepare/dependencies.mjs';
import { pinnedEnv, pinnedNode, run } from './prepare/process.mjs';
import { ensureWebBuild } from './prepare/web-build.mjs';

await ensureDependencies();
const chromium = await ensureChromium();
await ensureWebBuild();
process.exitCode = await run(pinnedNode(), ['packages/web/e2e/screenshots/main.ts'], {
  env: pinnedEnv(chromium ? { CHROMIUM_PATH: chromium } : {}),
});
