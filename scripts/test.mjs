/** `npm test`: runs all tests: types, unit tests, server tests on both databases, browser tests. Works on a fresh clone. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './prepare/chromium.mjs';
import { ensureDependencies } from './prepare/dependencies.mjs';
import { startPostgres } from './prepare/postgres.mjs';
import { pinnedEnv, root, run, log } from './prepare/process.mjs';
import { ensureOfficeBuild, ensureWebBuild } from './prepare/web-build.mjs';

const results = join(root, 'test-results');
/** Reads the report of a test runner; empty if it did not finish. */
function readJson(file) {
  const path = join(results, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

async function typecheck() {
  return { passed: 0, failed: await run('npx', ['tsc', '-p', 'tsconfig.json']) };
}

async function unitTests(databaseUrl) {
  const reporters = ['--reporter=default', '--reporter=json', '--outputFile.json=test-results/units.json'];
  const env = pinnedEnv(databaseUrl ? { TEST_DATABASE_URL: databaseUrl } : {});
  const code = await run('npx', ['vitest', 'run', ...reporters], { env });
  const { numPassedTests = 0, numFailedTests = 0 } = readJson('units.json');
  return { passed: numPassedTests, failed: numFailedTests || code };
}

async function browserTests(chromium) {
  await ensureWebBuild();
  await ensureOfficeBuild();
  const env = pinnedEnv(chromium ? { CHROMIUM_PATH: chromium } : {});
  const code = await run('npx', ['playwright', 'test', '--config', 'packages/web/playwright.config.ts'], {
    env,
  });
  const { stats = { expected: 0, flaky: 0, unexpected: 0 } } = readJson('stories.json');
  if (stats.flaky)
    log(`${stats.flaky} stories passed at the second attempt only; Playwright lists them above`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected || code };
}

await ensureDependencies();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const chromium = await ensureChromium();
const postgres = await startPostgres();
const totals = { passed: 0, failed: 0 };
try {
  const suites = [
    ['types', typecheck],
    ['unit and server tests', () => unitTests(postgres?.url)],
    ['the store in Chromium', () => browserTests(chromium)],
  ];
  for (const [name, runSuite] of suites) {
    log(`testing ${name} …`);
    const { passed, failed } = await runSuite();
    totals.passed += passed;
    totals.failed += failed;
  }
} finally {
  postgres?.stop();
}
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed ? 1 : 0;
