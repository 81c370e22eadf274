import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { withChanges } from './changelog.mjs';
import type { Contract, Operation } from './contract.ts';
import { impliedVersion, markChanges } from './diff-marks.mjs';

const folder = mkdtempSync(join(tmpdir(), 'openmall-changed-'));
afterAll(() => rmSync(folder, { recursive: true }));

const readContract = () => JSON.parse(readFileSync('openapi/dist/openapi.json', 'utf8')) as Contract;

/** Compares the contract with a changed copy. */
function compareWith(change: (contract: Contract) => void) {
  const contract = readContract();
  change(contract);
  const file = join(folder, 'changed.json');
  writeFileSync(file, JSON.stringify(contract));
  const args = ['scripts/contract/diff.mjs', 'openapi/dist/openapi.json', file];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, stdout };
}

const query = (name: string, required: boolean) =>
  ({ name, in: 'query', required, description: 'New.', schema: { type: 'string' } }) as const;

test('A new required query parameter is a breaking change, an optional one is not', () => {
  const parametersOf = (contract: Contract) => contract.paths['/api/seller!info']?.post?.parameters;
  const withRequired = compareWith((contract) => parametersOf(contract)?.push(query('mustHave', true)));
  expect(withRequired.status).toBe(1);
  expect(withRequired.stdout).toContain('mustHave');
  const withOptional = compareWith((contract) => parametersOf(contract)?.push(query('mayHave', false)));
  expect(withOptional.stdout).toContain('imply version 0.1.1');
});

test('A revision stands for the contracts of buyers, merchants and the desk', { timeout: 180_000 }, () => {
  const args = ['scripts/contract/diff.mjs', 'HEAD', 'HEAD'];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const same = ['- only wording changed', '- merchant: only wording changed', '- desk: only wording changed'];
  expect({ status, lines: stdout.trim().split('\n') }).toEqual({ status: 0, lines: same });
});

test('A removed operation is a breaking change, another wording is not', () => {
  expect(compareWith((contract) => void delete contract.paths['/api/subscribe!add']).status).toBe(1);
  expect(
    compareWith((contract) => Object.assign(contract.info, { description: 'Other words.' })).status,
  ).toBe(0);
});

const operationOf = (contract: Contract, id: string) =>
  Object.values(contract.paths)
    .flatMap((item) => Object.values(item))
    .find(({ operationId }) => operationId === id) as Operation;

test.each<[string, (contract: Contract) => void, string]>([
  [
    'a removed error',
    (contract) => operationOf(contract, 'orderPay')['x-errors'].shift(),
    '**breaking**: orderPay: the error orderNotFound was removed.',
  ],
  [
    'a read that became a write',
    (contract) => (operationOf(contract, 'sellerInfo')['x-semantics'] = 'write'),
    '**breaking**: sellerInfo: the semantics changed from "read" to "write".',
  ],
  [
    'other paging',
    (contract) => Object.assign(operationOf(contract, 'sellerList')['x-paging'] ?? {}, { page: 'page_no' }),
    '**breaking**: sellerList: the paging changed',
  ],
  [
    'an invalidation less',
    (contract) => operationOf(contract, 'addressDel')['x-invalidates']?.shift(),
    '**breaking**: addressDel: it makes other reads stale',
  ],
  [
    'another transition',
    (contract) =>
      Object.assign(contract.components.schemas['OrderStatus']?.['x-transitions']?.['cancel'] ?? {}, {
        from: [0, 1],
      }),
    '**breaking**: OrderStatus: the transition cancel changed',
  ],
  [
    'another text of an error',
    (contract) => Object.assign(contract['x-error-catalogue']?.['storeNotFound'] ?? {}, { text: 'Gone.' }),
    '**breaking**: errors: code or text of storeNotFound changed',
  ],
])('Of our marks, %s is a breaking change', (_what, change, line) => {
  const [before, after] = [readContract(), readContract()];
  change(after);
  const [found, ...others] = markChanges(before, after);
  expect(others).toEqual([]);
  expect(`**${found?.impact}**: ${found?.place}: ${found?.message}`).toContain(line);
  expect(impliedVersion('0.1.0', new Set(['new', 'breaking']))).toBe('0.2.0');
  expect(impliedVersion('1.4.2', new Set(['breaking']))).toBe('2.0.0');
});

test('An added error is new, and a version that is high enough passes', () => {
  const added = (version: string) =>
    compareWith((contract) => {
      operationOf(contract, 'sellerInfo')['x-errors'].push('accountFrozen');
      contract.info.version = version;
    });
  expect(added('0.1.0')).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('imply version 0.1.1') as string,
  });
  expect(added('0.1.1').status).toBe(0);
});

test('A change in a new read changes nothing that existed', () => {
  const before = {
    paths: { a: { post: { operationId: 'a', 'x-invalidates': ['b'] } } },
    components: { schemas: {} },
  };
  const after = {
    paths: {
      a: { post: { operationId: 'a', 'x-invalidates': ['b', 'c'] } },
      c: { post: { operationId: 'c' } },
    },
    components: { schemas: {} },
  };
  expect(markChanges(before, after)).toEqual([]);
});

test('The changelog keeps what is written and adds what is missing, under its version', () => {
  const first = withChanges(
    '# What changed in the contract\n\n## 0.1.0\n\n- new: the first version\n',
    '0.2.0',
    ['- new: a'],
  );
  expect(first).toBe(
    '# What changed in the contract\n\n## 0.2.0\n\n- new: a\n\n## 0.1.0\n\n- new: the first version\n',
  );
  const again = withChanges(first.replace('- new: a', '- new: a\n- a note by hand'), '0.2.0', [
    '- new: a',
    '- new: b',
  ]);
  expect(again).toContain('## 0.2.0\n\n- new: a\n- a note by hand\n- new: b\n\n## 0.1.0');
});

test('An argument that is neither a file nor a git revision is rejected', () => {
  const { status, stdout } = spawnSync(process.execPath, ['scripts/contract/diff.mjs', 'nope'], {
    encoding: 'utf8',
  });
  expect(status).toBe(2);
  expect(stdout).toContain('neither a file nor a git revision');
});
