import { defineConfig } from 'vitest/config';

/** Tests that start processes or databases take longer than the default of five seconds on a busy machine. */
const slow = { testTimeout: 60_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    // Even on two cores: what tests wait for are databases and servers, processes of their own.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'node',
          include: [
            'packages/{seeded-random,sdk,mocks,demo,office}/src/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          ...slow,
        },
      },
      {
        test: {
          name: 'hooks',
          environment: './test/dom.ts',
          include: ['packages/{sdk,mocks}/src/**/*.test.tsx'],
          ...slow,
        },
      },
      { test: { name: 'judge', include: ['packages/conformance/src/**/*.test.ts'], ...slow } },
      { test: { name: 'server', include: ['packages/server/src/**/*.test.ts'], ...slow } },
      {
        test: {
          name: 'web',
          environment: './test/dom.ts',
          include: ['packages/web/{,first-page/,src/**/}*.test.{ts,tsx}'],
          ...slow,
        },
      },
    ],
  },
});
