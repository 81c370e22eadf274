/** `npm run e2e [-- <playwright arguments>]`: runs the browser tests. */
import { ensureChromium } from './prepare/chromium.mjs';
import { ensureDependencies } from './prepare/dependencies.mjs';
import { pinnedEnv, run } from './prepare/process.mjs';
import { ensureOfficeBuild, ensureWebBuild } from './prepare/web-build.mjs';

await ensureDependencies();
const chromium = await ensureChromium();
await ensureWebBuild();
await ensureOfficeBuild();
const args = [
  'playwright',
  'test',
  '--config',
  'packages/web/playwright.config.ts',
  ...process.argv.slice(2),
];
process.exitCode = await run('npx', args, { env: pinnedEnv(chromium ? { CHROMIUM_PATH: chromium } : {}) });
