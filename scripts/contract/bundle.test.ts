import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addErrors, type Catalog } from './bundle-errors.ts';
import { addParameterExamples } from './bundle-examples.ts';
import { addStates } from './bundle-states.ts';
import { type Contract, lookUpRef, operationsOf, readContract, resolve } from './contract.ts';
import { smallContract } from './contract-fixture.ts';
import { root } from '../workspace.ts';

const catalog: Catalog = {
  gone: { code: '1', text: 'It is gone.', answeredBy: 'listed' },
  broken: { code: '500', text: 'It broke.', answeredBy: 'every' },
  expired: { code: '403', text: 'Log in.', answeredBy: 'guarded' },
  offline: { code: '1', text: 'No network.', answeredBy: 'client' },
};

const errorsOf = (contract: ReturnType<typeof smallContract>) =>
  Object.fromEntries(operationsOf(contract).map(({ id, operation }) => [id, operation['x-errors']]));

test('Adds shared errors to every operation, and token errors to operations that require a token', () => {
  const contract = smallContract({ write: { 'x-errors': ['gone'] } });
  addErrors(contract, catalog);
  expect(errorsOf(contract)).toEqual({ thingInfo: ['broken'], thingAdd: ['gone', 'expired', 'broken'] });
});

test('Adds each error of an operation as an example after the successful responses', () => {
  const contract = smallContract({ write: { 'x-errors': ['gone'] } });
  addErrors(contract, catalog);
  const examples =
    contract.paths['/api/thing!add']?.post?.responses['200']?.content?.['application/json']?.examples;
  expect(Object.keys(examples ?? {})).toEqual(['ok', 'gone', 'expired', 'broken']);
  expect(examples?.['gone']).toEqual({ $ref: '#/components/examples/gone' });
  expect(contract.components.examples?.['gone']).toEqual({
    summary: 'It is gone.',
    value: { code: '1', msg: 'It is gone.', key: 'gone', data: null },
  });
});

test('Names the operation whose error the catalog does not define', () => {
  const contract = smallContract({ write: { 'x-errors': ['gonne'] } });
  expect(() => addErrors(contract, catalog)).toThrow(
    'thingAdd answers "gonne", which the error catalog does not define.',
  );
});

test('The catalog lists the operations of each error; client errors have neither operations nor examples', () => {
  const contract = smallContract();
  addErrors(contract, catalog);
  expect(contract['x-error-catalogue']?.['expired']?.operations).toEqual(['thingAdd']);
  expect(contract['x-error-catalogue']?.['offline']?.operations).toEqual([]);
  expect(contract.components.examples).not.toHaveProperty('offline');
});

const machine = {
  states: { '0': { name: 'Open', text: 'Is open' }, '1': { name: 'Closed', text: 'Is closed' } },
  initial: 0,
  transitions: {
    close: { from: [0], to: 1, operation: 'thingAdd', by: 'buyer' },
    expire: { from: [0], to: 1, by: 'clock' },
  },
};

test('A status schema gets names, texts and transitions', () => {
  const contract = smallContract();
  contract.components.schemas['ThingStatus'] = { type: 'integer', enum: [0, 1], 'x-state-machine': 'thing' };
  addStates(contract, { thing: machine });
  expect(contract.components.schemas['ThingStatus']).toMatchObject({
    'x-enum-varnames': ['Open', 'Closed'],
    'x-enumDescriptions': ['Is open', 'Is closed'],
    'x-transitions': { close: { operation: 'thingAdd', from: [0], to: 1 } },
  });
});

test('Rejects a state error that the operation does not list', () => {
  const rejecting = { ...machine, refusals: { close: { 1: 'gone', else: 'broken' } } };
  const addWith = (errors: string[]) => {
    const contract = smallContract({ write: { 'x-errors': errors } });
    contract.components.schemas['ThingStatus'] = {
      type: 'integer',
      enum: [0, 1],
      'x-state-machine': 'thing',
    };
    addStates(contract, { thing: rejecting });
  };
  expect(() => addWith(['broken'])).toThrow(/close with gone, which thingAdd/);
  expect(() => addWith(['gone', 'broken'])).not.toThrow();
});

test.each([
  ['an unknown number', [0, 2]],
  ['a missing number', [0]],
])('Rejects a status with %s', (_name, numbers) => {
  const contract = smallContract();
  contract.components.schemas['ThingStatus'] = { type: 'integer', enum: numbers, 'x-state-machine': 'thing' };
  expect(() => addStates(contract, { thing: machine })).toThrow(/thing/);
});

test('Required parameters get the example of their schema, unless they have one of their own', () => {
  const parameter = { in: 'query' as const, required: true };
  const contract = smallContract({
    read: {
      parameters: [
        { ...parameter, name: 'word', schema: { type: 'string', examples: ['wool beanie'] } },
        { ...parameter, name: 'kind', schema: { enum: [1, 2] } },
        { ...parameter, name: 'id', schema: { type: 'string', examples: ['a'] }, example: 'b' },
        { ...parameter, required: false, name: 'note', schema: { type: 'string', examples: ['Hi'] } },
      ],
    },
  });
  addParameterExamples(contract);
  const parameters = operationsOf(contract)[0]?.operation.parameters;
  expect(parameters?.map(({ example }) => example)).toEqual(['wool beanie', 1, 'b', undefined]);
});

/** The names of the schemas in all answers. */
function reachedByAnswers(contract: Contract): ReadonlySet<string> {
  const names = new Set<string>();
  function visit(node: unknown): void {
    for (const [, ref = ''] of JSON.stringify(node).matchAll(/"\$ref":"(#\/[^"]+)"/g)) {
      const name = ref.split('/').pop() ?? '';
      if (names.has(name)) continue;
      names.add(name);
      visit(lookUpRef(contract, ref));
    }
  }
  for (const { operation } of operationsOf(contract)) visit(operation.responses);
  return names;
}

const documents = ['openapi', 'merchant', 'desk'];

test.each(documents)('%s opens in tools with doubles and with examples only', (name) => {
  const contract = readContract(join(root, `openapi/dist/${name}.json`));
  const answers = Object.entries(contract.components.schemas).filter(([, schema]) => schema.multipleOf);
  const forms = operationsOf(contract).flatMap(({ operation }) =>
    (operation.parameters ?? []).map((parameter) => resolve(contract, parameter)),
  );
  expect(forms.filter(({ required, example }) => required && example === undefined)).toEqual([]);
  for (const [schema] of answers)
    expect(reachedByAnswers(contract), `${schema} is in an answer`).not.toContain(schema);
  const patterns = JSON.stringify(contract).match(/"pattern":"(?:\\.|[^"\\])*"/g) ?? [];
  expect(patterns.filter((pattern) => pattern.startsWith('"pattern":"^/('))).toEqual([]);
});
