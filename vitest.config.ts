import { defineConfig } from 'vitest/config';

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
        },
      },
      {
        test: {
          name: 'hooks',
          environment: './test/dom.ts',
          include: ['packages/{sdk,mocks}/src/**/*.test.tsx'],
        },
      },
      { test: { name: 'judge', include: ['packages/conformance/src/**/*.test.ts'], ...slow } },
      { test: { name: 'server', include: ['packages/server/src/**/*.test.ts'], ...slow } },
      {
        test: {
          name: 'web',
          environment: './test/dom.ts',
          include: ['packages/web/{,first-page/,src/**/}*.test.{ts,tsx}'],
        },
      },
    ],
  },
});
