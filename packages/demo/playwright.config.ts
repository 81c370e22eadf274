import { defineConfig } from '@playwright/test';
import { browser, browserStories } from '../../test/browser-stories.ts';

// The visitor's machine also runs server and database, so timeouts are longer.
export default defineConfig({
  ...browserStories,
  outputDir: '../../test-results/demo',
  timeout: 600_000,
  expect: { timeout: 60_000 },
  workers: 1,
  reporter: [['list']],
  use: { ...browser, actionTimeout: 60_000, navigationTimeout: 120_000 },
});
