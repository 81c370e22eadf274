/** Finds or installs Chromium for the browser tests. */
import { existsSync } from 'node:fs';
import { installDebianPackages, run, log } from './process.mjs';

const candidates = [
  process.env.CHROMIUM_PATH,
  // The same engine without a window: the browser tests need a tenth to a quarter less CPU with it.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
/** Path of an installed Chromium, or undefined. */
export const findChromium = () => candidates.find((path) => path && existsSync(path));

/**
 * Path of Chromium, or undefined if Playwright uses its own.
 * @throws {Error} if Chromium cannot be installed.
 */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (
    installDebianPackages(
      ['chromium-headless-shell', 'fonts-liberation'],
      'for the browser tests; about a minute',
    )
  )
    return findChromium();
  log("installing Playwright's own Chromium (for the browser tests) …");
  const code = await run('npx', ['playwright', 'install', 'chromium']);
  if (code !== 0) throw new Error('Chromium could not be installed: install it and set CHROMIUM_PATH.');
  return undefined;
}
