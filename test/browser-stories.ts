/** What all stories in a real browser have in common; each room says besides how long its own may take. */
import type { PlaywrightTestConfig } from '@playwright/test';

const executablePath = process.env['CHROMIUM_PATH'];
// Chromium's own look-ups of the outside world are switched off: the tests need none.
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  // Saves a process that only passes pixels on.
  '--in-process-gpu',
  // A page of a story lives for a second or two. To optimise its code takes longer than it gains.
  '--js-flags=--no-opt --no-maglev',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const browserStories = {
  testDir: './e2e',
  testMatch: '**/*.e2e.ts',
  // A busy CI machine may exceed a time limit once. Playwright lists the stories that passed at the second attempt as flaky.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: Boolean(process.env['CI']),
} satisfies PlaywrightTestConfig;

export const browser = {
  viewport: { width: 1440, height: 900 },
  locale: 'en-GB',
  // Records what a failed story did. CI records its second attempt only: to record each costs a quarter of the time of all.
  trace: { mode: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure', screenshots: false },
  screenshot: 'only-on-failure',
  launchOptions: { ...(executablePath && { executablePath }), args: quiet },
} satisfies PlaywrightTestConfig['use'];

/** To wait for transitions costs a sixth of the time of all stories. */
export const still = { contextOptions: { reducedMotion: 'reduce' } } satisfies PlaywrightTestConfig['use'];
/** To draw, send, and show pictures costs an eighth of the time of all stories. CI does it where a story looks at them. */
export const withoutPictures = {
  launchOptions: { ...browser.launchOptions, args: [...quiet, '--blink-settings=imagesEnabled=false'] },
} satisfies PlaywrightTestConfig['use'];
export const withPictures = { launchOptions: browser.launchOptions } satisfies PlaywrightTestConfig['use'];
/** For stories that see what most buyers see: on a phone, with keys, and from the first visit to the parcel. */
export const moving = {
  ...withPictures,
  contextOptions: { reducedMotion: 'no-preference' },
} satisfies PlaywrightTestConfig['use'];
