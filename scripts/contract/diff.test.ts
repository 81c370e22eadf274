import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Contract } from './contract.ts';

const folder = mkdtempSync(join(tmpdir(), 'openmall-changed-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Compares the contract with a changed copy. */
function compareWith(change: (contract: Contract) => void) {
  const contract = JSON.parse(readFileSync('openapi/dist/openapi.json', 'utf8')) as Contract;
  change(contract);
  const file = join(folder, 'changed.json');
  writeFileSync(file, JSON.stringify(contract));
  const args = ['scripts/contract/diff.mjs', 'openapi/dist/openapi.json', file];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, stdout };
}

const query = (name: string, required: boolean) =>
  ({ name, in: 'query', required, description: 'New.', schema: { type: 'string' } }) as const;

test(
  'A new required query parameter is a breaking change, an optional one is not',
  { timeout: 60_000 },
  () => {
    const parametersOf = (contract: Contract) => contract.paths['/api/seller!info']?.post?.parameters;
    const withRequired = compareWith((contract) => parametersOf(contract)?.push(query('mustHave', true)));
    expect(withRequired.status).toBe(1);
    expect(withRequired.stdout).toContain('mustHave');
    const withOptional = compareWith((contract) => parametersOf(contract)?.push(query('mayHave', false)));
    expect(withOptional.status).toBe(0);
  },
);

test('A removed operation is a breaking change, another wording is not', { timeout: 60_000 }, () => {
  expect(compareWith((contract) => void delete contract.paths['/api/subscribe!add']).status).toBe(1);
  expect(
    compareWith((contract) => Object.assign(contract.info, { description: 'Other words.' })).status,
  ).toBe(0);
});

test('An argument that is neither a file nor a git revision is rejected', () => {
  const { status, stdout } = spawnSync(process.execPath, ['scripts/contract/diff.mjs', 'nope'], {
    encoding: 'utf8',
  });
  expect(status).toBe(2);
  expect(stdout).toContain('neither a file nor a git revision');
});
