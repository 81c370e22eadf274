/** `npm run e2e:demo`: builds the demo site and buys on it in a real browser. Takes some minutes. */
import { ensureChromium } from './prepare/chromium.mjs';
import { ensureDependencies } from './prepare/dependencies.mjs';
import { pinnedEnv, pinnedNode, run } from './prepare/process.mjs';

await ensureDependencies();
const chromium = await ensureChromium();
// A base path finds links that work only at the root of a host.
const built = await run(pinnedNode(), ['packages/demo/src/build/main.ts', '--base', '/mall/'], {
  env: pinnedEnv(),
});
const args = [
  'playwright',
  'test',
  '--config',
  'packages/demo/playwright.config.ts',
  ...process.argv.slice(2),
];
process.exitCode =
  built || (await run('npx', args, { env: pinnedEnv(chromium ? { CHROMIUM_PATH: chromium } : {}) }));
