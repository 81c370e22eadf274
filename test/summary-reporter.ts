/** Writes which unit and server tests failed, and which passed at the second attempt only, for the summary of `npm test`. */
import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

const FILE = 'test-results/units.json';
const nameOf = (test: TestCase): string => `${test.module.relativeModuleId} › ${test.fullName}`;

export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const inState = (state: string) => tests.filter((test) => test.result().state === state);
    const summary = {
      passed: inState('passed').length,
      flaky: tests.filter((test) => test.diagnostic()?.flaky === true).map(nameOf),
      failed: [
        ...inState('failed').map(nameOf),
        // Files that cannot be loaded and hooks that throw leave no failed test behind.
        ...modules
          .filter((module) =>
            [module, ...module.children.allSuites()].some((suite) => suite.errors().length > 0),
          )
          .map((module) => module.relativeModuleId),
      ],
    };
    writeFileSync(FILE, JSON.stringify(summary));
  }
}
