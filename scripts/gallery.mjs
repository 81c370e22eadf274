/** `npm run gallery [-- --only index --lang en,ar --theme harbour]`: takes a screenshot of every page of store and back office in every state. */
import { ensureChromium } from './prepare/chromium.mjs';
import { ensureDependencies } from './prepare/dependencies.mjs';
import { ensureFonts } from './prepare/fonts.mjs';
import { pinnedEnv, pinnedNode, run } from './prepare/process.mjs';
import { ensureOfficeBuild, ensureWebBuild } from './prepare/web-build.mjs';

await ensureDependencies();
const chromium = await ensureChromium();
ensureFonts();
await ensureWebBuild();
await ensureOfficeBuild();
const env = pinnedEnv(chromium ? { CHROMIUM_PATH: chromium } : {});
process.exitCode = await run(pinnedNode(), ['packages/web/e2e/gallery/main.ts', ...process.argv.slice(2)], {
  env,
});
