import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Runs in its own process, because the bundler does not work inside the test runner. */
const sizes = JSON.parse(
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import contract from './packages/sdk/src/generated/contract.json' with { type: 'json' };
import { writeEntries, writePartEntries } from './scripts/bench/entries.mjs';
import { budgets } from './scripts/bench/budgets.mjs';
import { withEsbuild, withRolldown } from './scripts/bench/sizes.mjs';
mkdirSync('.cache', { recursive: true });
const folder = mkdtempSync(join(process.cwd(), '.cache/budget-'));
try {
  const entries = { ...writeEntries(folder, contract.operations)['@openmall/sdk'], ...writePartEntries(folder) };
  const rows = [];
  for (const [name, entry] of Object.entries(entries)) {
    const { rolldown, esbuild } = budgets[name] ?? budgets.parts[name];
    rows.push([name + ' with Rolldown', await withRolldown(entry), rolldown]);
    rows.push([name + ' with esbuild', await withEsbuild(entry), esbuild]);
  }
  console.log(JSON.stringify(rows));
} finally {
  rmSync(folder, { recursive: true });
}`,
    ],
    { encoding: 'utf8' },
  ),
) as [amount: string, bytes: number, limit: number][];

test.each(sizes)('A bundle of %s stays within its budget', (_amount, bytes, limit) => {
  expect(bytes).toBeLessThanOrEqual(limit);
  // A size far below the budget means that something is missing.
  expect(bytes).toBeGreaterThan(limit / 2);
});
