/** `npm run e2e:demo`: builds the site without a backend, and buys on it in a real browser. Some minutes. */
import { ensureChromium } from './prepare/chromium.mjs';
import { ensureDependencies } from './prepare/dependencies.mjs';
import { pinned, pinnedNode, run } from './prepare/process.mjs';

await ensureDependencies();
const chromium = await ensureChromium();
// Under a path, which is harder than the root of a host.
const built = await run(pinnedNode(), ['packages/demo/src/build/main.ts', '--base', '/mall/'], {
  env: pinned(),
});
const args = [
  'playwright',
  'test',
  '--config',
  'packages/demo/playwright.config.ts',
  ...process.argv.slice(2),
];
process.exitCode =
  built || (await run('npx', args, { env: pinned(chromium ? { CHROMIUM_PATH: chromium } : {}) }));
