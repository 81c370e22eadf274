import { defineConfig } from '@playwright/test';
import { browser, browserStories, still, withoutPictures } from '../../test/browser-stories.ts';

export default defineConfig({
  ...browserStories,
  globalSetup: './e2e/filled-mall.ts',
  outputDir: '../../test-results/stories',
  timeout: process.env.CI ? 480_000 : 240_000,
  expect: { timeout: 15_000 },
  // Each story has its own accounts, so stories of one file run in parallel and no worker is idle at the end.
  fullyParallel: true,
  // One more than cores: two stories at once leave a seventh of two cores idle.
  workers: process.env.CI ? 3 : undefined,
  reporter: [['list'], ['json', { outputFile: '../../test-results/stories.json' }]],
  use: {
    ...browser,
    ...still,
    ...(process.env.CI && withoutPictures),
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
  },
});
