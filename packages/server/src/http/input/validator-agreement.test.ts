/** Compares the verdicts of forms, zod and the server: each rule of the samples on thousands of random inputs. */
import { readdirSync, readFileSync } from 'node:fs';
import { parseWireDecimal, parseWireInteger, type OperationId } from '@openmall/sdk';
import * as zodSchemas from '@openmall/sdk/schemas';
import * as validators from '@openmall/sdk/validators';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Schema } from 'yup';
import type { ZodType } from 'zod';
import { DomainError } from '../../domain/domain-error.ts';
import { isAbsent } from '../app/compatibility.ts';
import { contract, operationIds } from '../app/contract.ts';
import { parseInput } from './parse-input.ts';

/** A fixed seed and few inputs by default; `npm run rules` tests 10,000 inputs for each rule with a random seed. */
const runs = Number(process.env['RULE_INPUTS'] ?? 150);
const seed = process.env['RULE_INPUTS'] ? Date.now() : 20_260_314;

interface Sample {
  readonly schema?: string;
  readonly valid: readonly unknown[];
  readonly invalid: readonly { readonly value: unknown }[];
}
const folder = new URL('../../../../../openapi/samples/', import.meta.url);
const samples = new Map(
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Sample)
    .flatMap((sample) => (sample.schema ? [[sample.schema, sample] as const] : [])),
);

/** The contract's example of each field of each call. */
interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly example?: unknown;
  readonly schema: Value;
}
interface Value {
  readonly $ref?: string;
  readonly examples?: readonly unknown[];
  readonly enum?: readonly unknown[];
}
const document = JSON.parse(
  readFileSync(new URL('../../../../../openapi/dist/openapi.json', import.meta.url), 'utf8'),
) as {
  readonly components: {
    readonly parameters: Record<string, Parameter>;
    readonly schemas: Record<string, Value>;
  };
  readonly paths: Record<string, Record<string, { operationId: string; parameters?: Parameter[] }>>;
};
const named = ($ref: string | undefined) => $ref?.split('/').pop() ?? '';
const exampleOf = ({ example, schema }: Parameter): string => {
  const value = { ...document.components.schemas[named(schema.$ref)], ...schema };
  return String(example ?? value.examples?.[0] ?? value.enum?.[0]);
};
const examples = new Map(
  Object.values(document.paths)
    .flatMap((item) => Object.values(item))
    .flatMap(({ operationId, parameters = [] }) =>
      parameters
        .map((parameter) => document.components.parameters[named(parameter.$ref)] ?? parameter)
        .map((parameter) => [`${operationId} ${parameter.name}`, exampleOf(parameter)] as const),
    ),
);

interface FieldPlace {
  readonly id: OperationId;
  readonly field: string;
}
const schemaNameOf = (property: object): string =>
  String((property as { $ref?: string }).$ref)
    .split('/')
    .pop() ?? '';
const fieldsOf = (id: OperationId) =>
  Object.entries(contract.operations[id].query.properties ?? {}).filter(([name]) => name !== 'lang');

/** The fields that use each rule. */
const everyPlace = operationIds
  .filter((id) => id in validators)
  .flatMap((id) =>
    fieldsOf(id).map(([field, property]) => ({
      place: { id, field },
      name: schemaNameOf(property),
      isRequired: contract.operations[id].query.required?.includes(field) ?? false,
    })),
  )
  .filter(({ name }) => samples.has(name));
const places = new Map<string, FieldPlace>(
  // The last entry wins, so required fields come last.
  everyPlace
    .toSorted((a, b) => Number(a.isRequired) - Number(b.isRequired))
    .map(({ name, place }) => [name, place]),
);

const texts = (name: string): string[] => {
  const { valid = [], invalid = [] } = samples.get(name) ?? {};
  return [...valid, ...invalid.map(({ value }) => value)]
    .filter((value) => typeof value !== 'object')
    .map(String);
};

/** A valid call, except for the text in one field. */
function inputWith({ id, field }: FieldPlace, text: string): Record<string, string> {
  const required = contract.operations[id].query.required ?? [];
  const right = fieldsOf(id)
    .filter(([name]) => required.includes(name))
    .map(([name]) => [name, examples.get(`${id} ${name}`) ?? '']);
  const input: Record<string, string> = { ...Object.fromEntries(right), [field]: text };
  for (const { rule, field: other, other: same = '' } of contract.operations[id].rules) {
    if (rule === 'sameAs') {
      if (same === field) input[other] = text;
      else input[same] = input[other] ?? '';
    }
    if (rule === 'requiredWith') delete input[other];
    if (rule === 'ticked') input[other] = '1';
  }
  return { ...input, [field]: text };
}

function serverAccepts(place: FieldPlace, text: string): boolean {
  try {
    parseInput(contract, place.id, {
      texts: new Map(Object.entries(inputWith(place, text))),
      files: new Map(),
      json: undefined,
      token: undefined,
    });
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

const formAccepts = (place: FieldPlace, text: string): boolean =>
  (validators[place.id as keyof typeof validators] as unknown as Schema).isValidSync(inputWith(place, text));

// zod checks numbers; the caller reads them from text.
const parsers = { integer: parseWireInteger, number: parseWireDecimal } as const;
function zodAccepts(name: string, text: string): boolean {
  const { type } = (contract.$defs as Record<string, { type?: string | string[] }>)[name] ?? {};
  const parse = parsers[[type].flat().find((name) => name !== 'null') as keyof typeof parsers];
  const schema = zodSchemas[name as keyof typeof zodSchemas] as unknown as ZodType;
  return schema.safeParse(parse?.(text) ?? text).success;
}

const letters = fc.constantFrom(
  ...'aZ09 .-_@+,!~\u0000\t\n\u00e9\u4e2d\uff11\u0663\u202e\ud83d\ude00\ud800'.split(''),
  '😀',
  'e',
  'x',
  '/',
);
type Edit = (text: string, at: number, letter: string) => string;
const edits: readonly Edit[] = [
  (text, at, letter) => text.slice(0, at) + letter + text.slice(at),
  (text, at) => text.slice(0, at) + text.slice(at + 1),
  (text, at, letter) => text.slice(0, at) + letter + text.slice(at + 1),
  (text, at) => text.slice(0, at) + text.slice(0, at + 1).repeat(2),
  (text, at) => text.slice(0, at) + text.slice(at).toUpperCase(),
  (text) => text.split('').reverse().join(''),
];
const changed = (base: fc.Arbitrary<string>) =>
  fc
    .tuple(
      base,
      fc.array(fc.tuple(fc.constantFrom(...edits), fc.nat(400), letters), { minLength: 1, maxLength: 3 }),
    )
    .map(([text, changes]) =>
      changes.reduce(
        (now, [edit, at, letter]) => edit(now, at % (now.length + 1), letter).slice(0, 2_000),
        text,
      ),
    );
const figures = fc
  .tuple(fc.constantFrom('', '-'), fc.nat(), fc.stringMatching(/^\d{0,12}$/))
  .map(([sign, whole, part]) => `${sign}${whole}${part === '' ? '' : `.${part}`}`);
const repeated = fc
  .tuple(letters, fc.integer({ min: 1, max: 520 }))
  .map(([letter, times]) => letter.repeat(times));

const textsLike = (name: string) =>
  fc
    .oneof(
      { weight: 5, arbitrary: changed(fc.constantFrom(...texts(name))) },
      { weight: 2, arbitrary: figures },
      { weight: 1, arbitrary: repeated },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }) },
      { weight: 1, arbitrary: fc.constantFrom(...texts(name)) },
    )
    // The compatibility layer treats these as absent, and an absent field breaks no rule.
    .filter((text) => !isAbsent('field', text));

test('Nearly all rules are used by a call that a form makes', () => {
  expect(places.size).toBeGreaterThan(55);
});

describe(`On ${runs} inputs each, form, zod and server agree about`, () => {
  test.each([...places.keys()])('%s', { timeout: 600_000 }, (name) => {
    const place = places.get(name);
    if (!place) throw new Error(`No field uses ${name}.`);
    fc.assert(
      fc.property(textsLike(name), (text) => {
        const server = serverAccepts(place, text);
        expect({ text, form: formAccepts(place, text), zod: zodAccepts(name, text) }).toEqual({
          text,
          form: server,
          zod: server,
        });
      }),
      { numRuns: runs, seed },
    );
  });
  test.each([...places.keys()])('a valid %s', (name) => {
    const place = places.get(name);
    const right = (samples.get(name)?.valid ?? []).map(String).find((text) => !isAbsent('field', text));
    expect(place && right !== undefined && serverAccepts(place, right)).toBe(true);
  });
});
