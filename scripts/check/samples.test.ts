import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Contract, Schema } from '../contract/contract.ts';
import { checkSamples } from './samples.ts';

const folder = mkdtempSync(join(tmpdir(), 'openmall-samples-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Findings after a change of the contract. */
function findingsAfter(change: (contract: Contract) => void): string[] {
  const contract = JSON.parse(readFileSync('openapi/dist/openapi.json', 'utf8')) as Contract;
  change(contract);
  const file = join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(contract));
  return checkSamples(file);
}

const loosen = (name: string, change: Partial<Schema>) => (contract: Contract) => {
  contract.components.schemas[name] = { ...contract.components.schemas[name], ...change };
};

test('the contract agrees with every sample', () => {
  expect(checkSamples()).toEqual([]);
});

test.each([
  ['LoginPassword', { pattern: '^[!-~]{6,13}$' }, 'accepts "abcdefghijklm"'],
  ['LoginPassword', { pattern: '^[!-~]{7,12}$' }, 'rejects "123456"'],
  ['Keyword', { maxLength: 65 }, '65 characters'],
  ['Quantity', { maximum: 501 }, 'accepts 501'],
  ['PageNumber', { minimum: 0 }, 'accepts "0"'],
  ['DollarInput', { multipleOf: 0.001 }, 'three decimals'],
  ['RechargeAmount', { pattern: '^\\d{1,9}(\\.\\d{1,2})?$' }, 'accepts "0.99"'],
] as const)('a changed bound of %s %j is reported', (name, change, finding) => {
  expect(findingsAfter(loosen(name, change)).join('\n')).toContain(finding);
});

test('a removed rule over several fields is reported', () => {
  const findings = findingsAfter((contract) => {
    for (const path of Object.values(contract.paths)) delete path.get?.['x-rule'];
  });
  expect(findings).toContain(
    'openapi/samples/sameAs.json names the rule sameAs, which localuserRegisterNoVerifcode does not have.',
  );
});

test('a larger upload limit is reported', () => {
  const findings = findingsAfter((contract) => {
    const [rule] = contract.paths['/api/uploadimg!execute']?.post?.['x-rule'] ?? [];
    Object.assign(rule ?? {}, { maxBytes: 31457281 });
  });
  expect(findings.join('\n')).toContain('one byte more than 30 MiB');
});

test('a new rule without samples is reported', () => {
  const findings = findingsAfter((contract) => {
    contract.components.schemas['Novelty'] = { type: 'string', pattern: '^a$' };
    contract.paths['/api/order!pay']?.post?.parameters?.push({
      name: 'x',
      in: 'query',
      schema: { $ref: '#/components/schemas/Novelty' },
    });
  });
  expect(findings).toContain('Novelty has no samples. Fix: add openapi/samples/Novelty.json.');
});
