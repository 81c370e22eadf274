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
import { writeEntries } from './scripts/bench/entries.mjs';
import { budgets } from './scripts/bench/budgets.mjs';
import { withRolldown } from './scripts/bench/sizes.mjs';
mkdirSync('.cache', { recursive: true });
const folder = mkdtempSync(join(process.cwd(), '.cache/budget-'));
try {
  const entries = writeEntries(folder, Object.keys(contract.operations))['@openmall/sdk'];
  const rows = [];
  for (const [amount, entry] of Object.entries(entries)) rows.push([amount, await withRolldown(entry), budgets[amount]]);
  console.log(JSON.stringify(rows));
} finally {
  rmSync(folder, { recursive: true });
}`,
    ],
    { encoding: 'utf8' },
  ),
) as [amount: string, bytes: number, limit: number][];

test.each(sizes)('A bundle with %s of the operations stays within its budget', (_amount, bytes, limit) => {
  expect(bytes).toBeLessThanOrEqual(limit);
  // A size far below the budget means that something is missing.
  expect(bytes).toBeGreaterThan(limit / 2);
});
