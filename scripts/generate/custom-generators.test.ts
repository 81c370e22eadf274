import { expect, test } from 'vitest';
import type { Parameter } from '../contract/contract.ts';
import { contractJson } from './sdk/contract-json.ts';
import { operationTypes } from './sdk/operation-types.ts';
import { smallContract } from '../contract/contract-fixture.ts';
import { tables } from './sdk/tables.ts';
import { validators, validatorTables } from './sdk/validators.ts';

const field = (name: string, schema: Parameter['schema'], rest: Partial<Parameter> = {}): Parameter => ({
  name,
  in: 'query',
  schema,
  ...rest,
});

test('A read with a secret field is rejected: its input becomes a cache key', () => {
  const contract = smallContract({
    read: { parameters: [field('password', { type: 'string', 'x-secret': true })] },
  });
  expect(() => tables(contract)).toThrow('thingInfo is a read with the secret field password');
});

test('A write may have secret fields, which are listed for redaction', () => {
  const contract = smallContract({
    write: { parameters: [field('pin', { type: 'string', 'x-secret': true })] },
  });
  expect(tables(contract)).toContain('["pin","token"]');
  expect(JSON.parse(contractJson(contract)).operations.thingAdd.secrets).toEqual(['pin']);
});

test('An operation with a body and query fields is rejected', () => {
  const contract = smallContract({
    write: {
      parameters: [field('id', { type: 'string' })],
      requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
    },
  });
  expect(() => operationTypes(contract)).toThrow('thingAdd has both a body and query fields');
});

test('The types list the errors of an operation and the shared errors', () => {
  const contract = smallContract({ write: { 'x-errors': ['gone', 'broken', 'expired'] } });
  contract['x-error-catalogue'] = {
    gone: { code: '1', text: 'Gone.', answeredBy: 'listed', operations: ['thingAdd'] },
    broken: { code: '500', text: 'Broke.', answeredBy: 'every', operations: [] },
    expired: { code: '403', text: 'Log in.', answeredBy: 'guarded', operations: [] },
  };
  const text = operationTypes(contract);
  expect(text).toContain(
    "thingAdd: { input: NoInput; data: null; errors: 'gone' | SharedError | GuardedError };",
  );
  expect(text).toContain('thingInfo: { input: NoInput; data: null; errors: SharedError };');
});

test('A validator has the bounds and messages of the contract', () => {
  const schema = {
    type: 'string',
    minLength: 6,
    pattern: '^a',
    'x-messages': { minLength: 'form.short', pattern: 'form.a' },
  };
  const contract = smallContract({ write: { parameters: [field('name', schema, { required: true })] } });
  expect(validators(contract)).toContain(
    `text().required("form.required").test(minLength(6, "form.short")).test(matches(/^a/u, "form.a"))`,
  );
  expect(validatorTables(contract)).toContain('"form.short":{"minLength":6}');
});

test('An unknown rule is rejected', () => {
  const parameters = [field('name', { type: 'string' })];
  const contract = smallContract({
    write: { parameters, 'x-rule': [{ rule: 'magic', field: 'name', message: 'form.magic' }] },
  });
  expect(() => validators(contract)).toThrow('unknown rule magic');
});

test('contract.json has no texts and examples, but keeps fields of these names', () => {
  const contract = smallContract();
  contract.components.schemas['Thing'] = {
    type: 'object',
    description: 'A thing.',
    properties: { description: { type: 'string', description: 'Its text.', examples: ['x'] } },
  };
  expect(JSON.parse(contractJson(contract)).$defs.Thing).toEqual({
    type: 'object',
    properties: { description: { type: 'string' } },
  });
});
