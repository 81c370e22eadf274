/** Forms and zod judge every sample of `openapi/samples` as the contract does. */
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

/** Where a schema stands in the fields of an operation, as a path, and whether it must be given there. */
function* placesOf(name: string, raw: Fields, path = ''): Generator<{ path: string; isRequired: boolean }> {
  const fields = follow(raw);
  for (const [field, property] of Object.entries(fields.properties ?? {})) {
    const isRequired = fields.required?.includes(field) ?? false;
    const item = follow(property).items;
    if (property.$ref === ref(name) && field !== 'lang') yield { path: path + field, isRequired };
    if (item?.$ref === ref(name)) yield { path: `${path}${field}[0]`, isRequired: true };
    if (item) yield* placesOf(name, item, `${path}${field}[0].`);
  }
}

/** A validator of the schema as it stands in a form, in one that requires it if there is any. */
function formCheck(name: string): { isFine: (value: unknown) => boolean; isRequired: boolean } | undefined {
  const places = Object.entries(validators).flatMap(([id, validator]) => {
    const operation = contract.operations[id as keyof typeof contract.operations] as
      { query: Fields; body: { schema: Fields } | null } | undefined;
    return [...placesOf(name, operation?.body?.schema ?? operation?.query ?? {})].map((place) => ({
      ...place,
      validator,
    }));
  });
  const place = places.find(({ isRequired }) => isRequired) ?? places[0];
  if (!place) return undefined;
  const schema = yup.reach(place.validator as yup.ObjectSchema<yup.AnyObject>, place.path) as yup.Schema;
  return { isFine: (value) => schema.isValidSync(value), isRequired: place.isRequired };
}

/** Where a field may be left out, nothing at all says nothing of its rule. */
const withoutNothing = ({ valid, invalid }: Sample): Sample => ({
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

function faultsOf(sample: Sample, isFine: (value: unknown) => boolean): string[] {
  const shown = (value: unknown) => JSON.stringify(value).slice(0, 60);
  const refused = sample.valid.filter((value) => !isFine(value)).map((value) => `refuses ${shown(value)}`);
  const taken = sample.invalid
    .filter(({ value }) => isFine(value))
    .map(({ value, because }) => `takes ${shown(value)}: ${because}`);
  return [...refused, ...taken];
}

const ofSchemas = samples.flatMap(([name, sample]) =>
  sample.schema ? [[name, sample.schema, sample] as const] : [],
);
const ofOperations = samples.flatMap(([name, sample]) =>
  sample.operation ? [[name, sample.operation, sample] as const] : [],
);
const inForms = ofSchemas.flatMap(([name, schema, sample]) => {
  const check = formCheck(schema);
  return check ? [[name, check.isFine, check.isRequired ? sample : withoutNothing(sample)] as const] : [];
});

test('The samples were found, and nearly all are of fields that forms have', () => {
  expect(samples.length).toBeGreaterThan(50);
  expect(inForms.length).toBeGreaterThan(ofSchemas.length - 6);
});

describe('Forms judge as the contract does:', () => {
  test.each(inForms)('%s', (_name, isFine, sample) => {
    expect(faultsOf(sample, isFine)).toEqual([]);
  });
  test.each(ofOperations)('%s', (_name, operation, sample) => {
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

describe('zod judges as the contract does:', () => {
  test.each(ofSchemas)('%s', (_name, schema, sample) => {
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
/** A file of any size without its bytes. */
function blobOf({ mediaType, bytes }: FileSample): Blob {
  return Object.defineProperties(new Blob([], { type: mediaType }), { size: { value: bytes } });
}
