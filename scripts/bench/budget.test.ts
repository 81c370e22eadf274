import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** In a process of its own: the bundler is no friend of a test runner's modules. */
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
import { limits } from './scripts/bench/limits.mjs';
import { withRolldown } from './scripts/bench/sizes.mjs';
mkdirSync('.cache', { recursive: true });
const folder = mkdtempSync(join(process.cwd(), '.cache/budget-'));
try {
  const entries = writeEntries(folder, Object.keys(contract.operations))['@openmall/sdk'];
  const rows = [];
  for (const [amount, entry] of Object.entries(entries)) rows.push([amount, await withRolldown(entry), limits[amount]]);
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
  // Far below, something would be missing.
  expect(bytes).toBeGreaterThan(limit / 2);
});
