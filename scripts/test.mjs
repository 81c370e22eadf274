/** `npm test`: every test, on a fresh clone too. Types, units, server stories on both databases, the store in Chromium. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './prepare/chromium.mjs';
import { ensureDependencies } from './prepare/dependencies.mjs';
import { startPostgres } from './prepare/postgres.mjs';
import { pinned, root, run, say } from './prepare/process.mjs';
import { ensureWebBuild } from './prepare/web-build.mjs';

const results = join(root, 'test-results');
/** What a runner wrote at its end; nothing where it did not get that far. */
function readJson(file) {
  const path = join(results, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

async function types() {
  return { passed: 0, failed: await run('npx', ['tsc', '-p', 'tsconfig.json']) };
}

async function units(databaseUrl) {
  const reporters = ['--reporter=default', '--reporter=json', '--outputFile.json=test-results/units.json'];
  const env = pinned(databaseUrl ? { TEST_DATABASE_URL: databaseUrl } : {});
  const code = await run('npx', ['vitest', 'run', ...reporters], { env });
  const { numPassedTests = 0, numFailedTests = 0 } = readJson('units.json');
  return { passed: numPassedTests, failed: numFailedTests || code };
}

async function stories(chromium) {
  await ensureWebBuild();
  const env = pinned(chromium ? { CHROMIUM_PATH: chromium } : {});
  const code = await run('npx', ['playwright', 'test', '--config', 'packages/web/playwright.config.ts'], {
    env,
  });
  const { stats = { expected: 0, flaky: 0, unexpected: 0 } } = readJson('stories.json');
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected || code };
}

await ensureDependencies();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const chromium = await ensureChromium();
const postgres = await startPostgres();
const totals = { passed: 0, failed: 0 };
try {
  const parts = [
    ['types', types],
    ['units and server stories', () => units(postgres?.url)],
    ['the store in Chromium', () => stories(chromium)],
  ];
  for (const [name, part] of parts) {
    say(`testing ${name} …`);
    const { passed, failed } = await part();
    totals.passed += passed;
    totals.failed += failed;
  }
} finally {
  postgres?.stop();
}
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed ? 1 : 0;
