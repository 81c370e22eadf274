/** `npm test`: runs all tests: types, unit tests, server tests on both databases, browser tests. Works on a fresh clone. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './prepare/chromium.mjs';
import { ensureDependencies } from './prepare/dependencies.mjs';
import { useMemoryFolder } from './prepare/memory-folder.mjs';
import { startPostgres } from './prepare/postgres.mjs';
import { isStopped, pinnedEnv, root, run, log } from './prepare/process.mjs';
import { ensureOfficeBuild, ensureWebBuild } from './prepare/web-build.mjs';

const results = join(root, 'test-results');
/** Each file is compiled once for all the processes that tests start. */
const COMPILED = { NODE_COMPILE_CACHE: join(tmpdir(), 'openmall-compiled') };
/** Each checker reads the types of all packages again: one takes half of the CPU of the usual four. */
const CHECKERS = '1';
/** Reads the report of a test runner; empty if it did not finish. */
function readJson(file) {
  const path = join(results, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

const typecheck = async () =>
  (await run('npx', ['tsc', '-p', 'tsconfig.json', '--checkers', CHECKERS])) ? ['types'] : [];

/** Builds what the browser tests open. */
async function build() {
  try {
    await ensureWebBuild();
    await ensureOfficeBuild();
    return [];
  } catch (error) {
    return [error.message];
  }
}

/** At the same time, because the compiler uses one core. */
async function typecheckAndBuild() {
  const failed = await Promise.all([typecheck(), build()]);
  return { passed: 0, flaky: [], failed: failed.flat() };
}

async function unitTests(databaseUrl, chromium) {
  const env = pinnedEnv({
    ...COMPILED,
    ...(databaseUrl && { TEST_DATABASE_URL: databaseUrl }),
    ...(chromium && { CHROMIUM_PATH: chromium }),
  });
  const reporters = ['--reporter=default', '--reporter=./test/summary-reporter.ts'];
  const code = await run('npx', ['vitest', 'run', ...reporters], { env });
  const { passed = 0, flaky = [], failed = [] } = readJson('units.json');
  return { passed, flaky, failed: code && !failed.length ? ['vitest ended with an error'] : failed };
}

/** The stories of Playwright's report that ended in a way, by file and title. */
const storiesThat = (status, suites = []) =>
  suites.flatMap(({ file, specs = [], suites: inner }) => [
    ...specs
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ title }) => `${file} › ${title}`),
    ...storiesThat(status, inner),
  ]);

async function browserTests(databaseUrl, chromium) {
  const env = pinnedEnv({
    ...COMPILED,
    // The embedded database needs twice the CPU. The stories of an empty mall keep it.
    ...(databaseUrl && { STORY_DATABASE_URL: databaseUrl }),
    ...(chromium && { CHROMIUM_PATH: chromium }),
  });
  const code = await run('npx', ['playwright', 'test', '--config', 'packages/web/playwright.config.ts'], {
    env,
  });
  const { suites } = readJson('stories.json');
  const [passed, flaky, failed] = ['expected', 'flaky', 'unexpected'].map((status) =>
    storiesThat(status, suites),
  );
  return {
    passed: passed.length + flaky.length,
    flaky,
    failed: code && !failed.length ? ['playwright ended with an error'] : failed,
  };
}

await ensureDependencies();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const chromium = await ensureChromium();
const removeMemoryFolder = useMemoryFolder();
const postgres = await startPostgres({ isQuick: true });
const totals = { passed: 0, flaky: [], failed: [] };
try {
  const suites = [
    ['types, and the build of the store', typecheckAndBuild],
    ['unit and server tests', () => unitTests(postgres?.url, chromium)],
    ['the store in Chromium', () => browserTests(postgres?.url, chromium)],
  ];
  for (const [name, runSuite] of suites) {
    log(`testing ${name} …`);
    const { passed, flaky, failed } = await runSuite();
    if (isStopped()) {
      totals.failed.push(`${name} was stopped by a signal`);
      break;
    }
    totals.passed += passed;
    totals.flaky.push(...flaky);
    totals.failed.push(...failed);
  }
} finally {
  postgres?.stop();
  removeMemoryFolder();
}
for (const name of totals.flaky) console.log(`passed at the second attempt only: ${name}`);
for (const name of totals.failed) console.log(`failed: ${name}`);
console.log(`\n${totals.passed} passed, ${totals.failed.length} failed`);
process.exitCode = totals.failed.length ? 1 : 0;
