/** Forms and zod accept and reject the samples of `openapi/samples` as the contract says. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as yup from 'yup';
import type { ZodType } from 'zod';
import contract from '../generated/contract.json' with { type: 'json' };
import * as zodSchemas from '../generated/zod.ts';
import * as validators from '../generated/validators.ts';
import { parseWireDecimal } from '../numbers/wire-number.ts';

interface Sample {
  readonly schema?: string;
  readonly operation?: string;
  readonly valid: readonly unknown[];
  readonly invalid: readonly { readonly value: unknown; readonly because: string }[];
}
interface Fields {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Fields>>;
  readonly items?: Fields;
  readonly required?: readonly string[];
}

const folder = new URL('../../../../openapi/samples/', import.meta.url);
const samples = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map(
    (name) =>
      [name.replace('.json', ''), JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Sample] as const,
  );

const ref = (name: string) => `#/$defs/${name}`;
const follow = (fields: Fields): Fields =>
  fields.$ref
    ? { ...((contract.$defs as Record<string, Fields>)[fields.$ref.split('/').pop() ?? ''] ?? {}), ...fields }
    : fields;

/** The paths at which the fields of an operation use a schema, and whether the field is required there. */
function* usesOf(name: string, raw: Fields, path = ''): Generator<{ path: string; isRequired: boolean }> {
  const fields = follow(raw);
  for (const [field, property] of Object.entries(fields.properties ?? {})) {
    const isRequired = fields.required?.includes(field) ?? false;
    const item = follow(property).items;
    if (property.$ref === ref(name) && field !== 'lang') yield { path: path + field, isRequired };
    if (item?.$ref === ref(name)) yield { path: `${path}${field}[0]`, isRequired: true };
    if (item) yield* usesOf(name, item, `${path}${field}[0].`);
  }
}

/** The validator of a schema in a form, preferably in a form that requires it. */
function formCheck(name: string): { isValid: (value: unknown) => boolean; isRequired: boolean } | undefined {
  const uses = Object.entries(validators).flatMap(([id, validator]) => {
    const operation = contract.operations[id as keyof typeof contract.operations] as
      { query: Fields; body: { schema: Fields } | null } | undefined;
    return [...usesOf(name, operation?.body?.schema ?? operation?.query ?? {})].map((use) => ({
      ...use,
      validator,
    }));
  });
  const use = uses.find(({ isRequired }) => isRequired) ?? uses[0];
  if (!use) return undefined;
  const schema = yup.reach(use.validator as yup.ObjectSchema<yup.AnyObject>, use.path) as yup.Schema;
  return { isValid: (value) => schema.isValidSync(value), isRequired: use.isRequired };
}

/** Drops empty values: optional fields accept them whatever their rule. */
const withoutEmpty = ({ valid, invalid }: Sample): Sample => ({
  valid: valid.filter((value) => value !== ''),
  invalid: invalid.filter(({ value }) => value !== ''),
});

function zodCheck(name: string): (value: unknown) => boolean {
  const schema = zodSchemas[name as keyof typeof zodSchemas] as unknown as ZodType;
  const { type } = (contract.$defs as Record<string, { type?: string | string[] }>)[name] ?? {};
  const isNumeric = [type].flat().some((name) => name === 'number' || name === 'integer');
  const read = (value: unknown) =>
    isNumeric && typeof value === 'string' ? (parseWireDecimal(value) ?? value) : value;
  return (value) => schema.safeParse(read(value)).success;
}

function faultsOf(sample: Sample, isValid: (value: unknown) => boolean): string[] {
  const display = (value: unknown) => JSON.stringify(value).slice(0, 60);
  const rejected = sample.valid
    .filter((value) => !isValid(value))
    .map((value) => `rejects ${display(value)}`);
  const accepted = sample.invalid
    .filter(({ value }) => isValid(value))
    .map(({ value, because }) => `accepts ${display(value)}: ${because}`);
  return [...rejected, ...accepted];
}

const schemaSamples = samples.flatMap(([name, sample]) =>
  sample.schema ? [[name, sample.schema, sample] as const] : [],
);
const operationSamples = samples.flatMap(([name, sample]) =>
  sample.operation ? [[name, sample.operation, sample] as const] : [],
);
const formSamples = schemaSamples.flatMap(([name, schema, sample]) => {
  const check = formCheck(schema);
  return check ? [[name, check.isValid, check.isRequired ? sample : withoutEmpty(sample)] as const] : [];
});

test('Finds the samples, nearly all of them for fields of forms', () => {
  expect(samples.length).toBeGreaterThan(50);
  expect(formSamples.length).toBeGreaterThan(schemaSamples.length - 6);
});

describe('Forms follow the contract:', () => {
  test.each(formSamples)('%s', (_name, isValid, sample) => {
    expect(faultsOf(sample, isValid)).toEqual([]);
  });
  test.each(operationSamples)('%s', (_name, operation, sample) => {
    const schema = validators[operation as keyof typeof validators] as unknown as yup.Schema;
    const read = (value: unknown) =>
      Object.fromEntries(
        Object.entries(value as object).map(([field, part]: [string, unknown]) => [
          field,
          isFile(part) ? blobOf(part) : part,
        ]),
      );
    expect(faultsOf(sample, (value) => schema.isValidSync(read(value)))).toEqual([]);
  });
});

describe('zod follows the contract:', () => {
  test.each(schemaSamples)('%s', (_name, schema, sample) => {
    expect(faultsOf(sample, zodCheck(schema))).toEqual([]);
  });
});

interface FileSample {
  readonly mediaType: string;
  readonly bytes: number;
}
function isFile(value: unknown): value is FileSample {
  return typeof value === 'object' && value !== null && 'mediaType' in value;
}
/** A file that reports the given size without having its bytes. */
function blobOf({ mediaType, bytes }: FileSample): Blob {
  return Object.defineProperties(new Blob([], { type: mediaType }), { size: { value: bytes } });
}
