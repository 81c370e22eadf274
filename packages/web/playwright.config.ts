import { defineConfig } from '@playwright/test';
import { browser, browserStories, still } from '../../test/browser-stories.ts';

export default defineConfig({
  ...browserStories,
  outputDir: '../../test-results/stories',
  timeout: process.env.CI ? 480_000 : 240_000,
  expect: { timeout: 15_000 },
  // Each story has its own accounts, so stories of one file run in parallel and no worker is idle at the end.
  fullyParallel: true,
  // One more than cores: two stories at once leave a seventh of two cores idle.
  workers: process.env.CI ? 3 : undefined,
  reporter: [['list'], ['json', { outputFile: '../../test-results/stories.json' }]],
  use: { ...browser, ...still, actionTimeout: 20_000, navigationTimeout: 30_000 },
});
