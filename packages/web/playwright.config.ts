import { defineConfig } from '@playwright/test';

const executablePath = process.env.CHROMIUM_PATH;
// Chromium's own look-ups of the outside world are switched off: the tests need none.
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../test-results/stories',
  timeout: 240_000,
  expect: { timeout: 15_000 },
  // Each story has its own people: none waits for the others of its file, and no worker is idle at the end.
  fullyParallel: true,
  workers: process.env.CI ? 2 : undefined,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '../../test-results/stories.json' }]],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    // Without moving pictures, which take their time from the stories.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: quiet },
  },
});
