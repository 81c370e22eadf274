/** `npm run gallery [-- --only index --lang en,ar --theme harbour]`: every page of the store, drawn in each of its states. */
import { ensureChromium } from './prepare/chromium.mjs';
import { ensureDependencies } from './prepare/dependencies.mjs';
import { ensureFonts } from './prepare/fonts.mjs';
import { pinned, pinnedNode, run } from './prepare/process.mjs';
import { ensureWebBuild } from './prepare/web-build.mjs';

await ensureDependencies();
const chromium = await ensureChromium();
ensureFonts();
await ensureWebBuild();
const env = pinned(chromium ? { CHROMIUM_PATH: chromium } : {});
process.exitCode = await run(pinnedNode(), ['packages/web/e2e/gallery/main.ts', ...process.argv.slice(2)], {
  env,
});
