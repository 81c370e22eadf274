import { defineConfig } from 'vitest/config';

const LIMIT_MS = process.env['CI'] ? 240_000 : 60_000;
const patient = {
  // Tests that start processes or databases take longer than the default of five seconds, and minutes on a busy CI machine.
  testTimeout: LIMIT_MS,
  hookTimeout: LIMIT_MS,
  // As for the stories in the browser: a busy CI machine may exceed a limit once. `npm test` lists such tests at its end.
  retry: process.env['CI'] ? 1 : 0,
};

/**
 * Files share a process, which loads the server, the embedded database or the page once. Those of the domain take a third
 * less time than with a process for each, those of the store four fifths. A file must undo what it changes in its process,
 * such as a spy or a timer.
 */
const shared = { ...patient, isolate: false };

/** Tests of the memory of their process. They have it alone, because what other files leave behind would count too. */
const memoryTests = [
  'packages/server/src/soak.test.ts',
  'packages/server/src/http/security/raw-connections.test.ts',
];

export default defineConfig({
  test: {
    // Even on two cores: what tests wait for are databases and servers, processes of their own.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'node',
          include: [
            'packages/{seeded-random,sdk,mocks,demo,office}/src/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          ...patient,
        },
      },
      {
        test: {
          name: 'hooks',
          environment: './test/dom.ts',
          include: ['packages/{sdk,mocks}/src/**/*.test.tsx'],
          ...patient,
        },
      },
      { test: { name: 'judge', include: ['packages/conformance/src/**/*.test.ts'], ...shared } },
      {
        test: {
          name: 'server',
          include: ['packages/server/src/**/*.test.ts'],
          exclude: memoryTests,
          ...shared,
        },
      },
      { test: { name: 'memory', include: memoryTests, ...patient } },
      {
        test: {
          name: 'web',
          environment: './test/dom.ts',
          setupFiles: ['./test/clean-page.ts'],
          include: ['packages/web/{,first-page/,src/**/}*.test.{ts,tsx}'],
          ...shared,
        },
      },
    ],
  },
});
