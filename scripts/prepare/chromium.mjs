/** Finds a Chromium for the browser tests, or installs one. */
import { existsSync } from 'node:fs';
import { installDebian, run, say } from './process.mjs';

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const find = () => places.find((path) => path && existsSync(path));

/** Path of a Chromium, or undefined where Playwright manages its own. */
export async function ensureChromium() {
  const found = find();
  if (found) return found;
  if (installDebian(['chromium', 'fonts-liberation'], 'browser tests need it; about a minute')) return find();
  say("installing Playwright's own Chromium (browser tests need it) …");
  const code = await run('npx', ['playwright', 'install', 'chromium']);
  if (code !== 0) throw new Error('No Chromium: install one and set CHROMIUM_PATH to it.');
  return undefined;
}
