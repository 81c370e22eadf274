import { expect, test } from 'vitest';
import type { Parameter } from './contract.ts';
import { contractJson } from './contract-json.ts';
import { operationTypes } from './operation-types.ts';
import { smallContract } from './small-contract.ts';
import { tables } from './tables.ts';
import { validators, validatorTables } from './validators.ts';

const field = (name: string, schema: Parameter['schema'], rest: Partial<Parameter> = {}): Parameter => ({
  name,
  in: 'query',
  schema,
  ...rest,
});

test('A read with a secret field stops the generation: its fields are the key of a cache', () => {
  const contract = smallContract({
    read: { parameters: [field('password', { type: 'string', 'x-secret': true })] },
  });
  expect(() => tables(contract)).toThrow('thingInfo is a read with the secret field password');
});

test('A write may have secret fields, whose names are known to all who redact', () => {
  const contract = smallContract({
    write: { parameters: [field('pin', { type: 'string', 'x-secret': true })] },
  });
  expect(tables(contract)).toContain('["pin","token"]');
  expect(JSON.parse(contractJson(contract)).operations.thingAdd.secrets).toEqual(['pin']);
});

test('An operation with a body and fields in its query stops the generation', () => {
  const contract = smallContract({
    write: {
      parameters: [field('id', { type: 'string' })],
      requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
    },
  });
  expect(() => operationTypes(contract)).toThrow('thingAdd has both a body and query fields');
});

test('The types say what an operation answers of its own and what all answer', () => {
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

test('A validator has the bounds of the contract, each with its message', () => {
  const schema = {
    type: 'string',
    minLength: 6,
    pattern: '^a',
    'x-messages': { minLength: 'form.short', pattern: 'form.a' },
  };
  const contract = smallContract({ write: { parameters: [field('name', schema, { required: true })] } });
  expect(validators(contract)).toContain(
    `text().required("form.required").test(atLeastLong(6, "form.short")).test(matches(/^a/u, "form.a"))`,
  );
  expect(validatorTables(contract)).toContain('"form.short":{"minLength":6}');
});

test('A rule that nobody knows stops the generation', () => {
  const parameters = [field('name', { type: 'string' })];
  const contract = smallContract({
    write: { parameters, 'x-rule': [{ rule: 'magic', field: 'name', message: 'form.magic' }] },
  });
  expect(() => validators(contract)).toThrow('does not know the rule magic');
});

test('What servers read has no texts and no examples, but fields that are named like them', () => {
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
