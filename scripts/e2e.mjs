/** `npm run e2e [-- <playwright arguments>]`: the browser stories alone. */
import { ensureChromium } from './prepare/chromium.mjs';
import { ensureDependencies } from './prepare/dependencies.mjs';
import { pinned, run } from './prepare/process.mjs';
import { ensureWebBuild } from './prepare/web-build.mjs';

await ensureDependencies();
const chromium = await ensureChromium();
await ensureWebBuild();
const args = [
  'playwright',
  'test',
  '--config',
  'packages/web/playwright.config.ts',
  ...process.argv.slice(2),
];
process.exitCode = await run('npx', args, { env: pinned(chromium ? { CHROMIUM_PATH: chromium } : {}) });
