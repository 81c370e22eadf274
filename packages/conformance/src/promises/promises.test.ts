import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { activeChecks, passiveChecks } from '../checks/all-checks.ts';
import { promisesPage, readPromises, staleEntries } from './promises.ts';

const page = fileURLToPath(new URL('../../../../docs/promises.md', import.meta.url));

it('names the checks of every sentence of the contract, or why there is none', () => {
  expect(readPromises().missing).toEqual([]);
});

it('has no entry for a sentence that the contract no longer has', () => {
  expect(staleEntries()).toEqual([]);
});

it('names only checks that exist', () => {
  const known = new Set([...passiveChecks, ...activeChecks].map(({ id }) => id));
  const named = readPromises().found.flatMap(({ checks }) => checks);
  expect(named.filter((id) => !known.has(id))).toEqual([]);
});

it('is shown in docs/promises.md', async () => {
  await expect(promisesPage()).toMatchFileSnapshot(page);
});
