/**
 * Checks `openapi/samples` against the contract (openapi/samples/README.md describes the format).
 * The tests of forms, zod, server and conformance read the same files, so all of them agree.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  bodyOf,
  type Contract,
  type LocatedOperation,
  operationsOf,
  queryParameters,
  readContract,
  resolve,
  type Schema,
} from '../contract/contract.ts';
import { type Fields, satisfiesRule } from './field-rules.ts';
import { type Check, schemaChecks } from './sample-schemas.ts';

interface SampleFile {
  readonly rule: string;
  readonly schema?: string;
  readonly operation?: string;
  readonly description: string;
  readonly source: string;
  readonly valid: readonly unknown[];
  readonly invalid: readonly { readonly value: unknown; readonly because: string }[];
}

const root = new URL('../../', import.meta.url);
const folder = new URL('openapi/samples/', root);
const bundle = fileURLToPath(new URL('openapi/dist/openapi.json', root));
const minimum = { valid: 6, invalid: 10 };

const display = (value: unknown): string => {
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
};

/** The input of an operation as one schema, whether it is in the query or in the body. */
function fieldsOf(contract: Contract, { operation }: LocatedOperation): Schema {
  const body = bodyOf(contract, operation);
  if (body) return body.media.schema;
  const query = queryParameters(contract, operation);
  const required = query.filter((parameter) => parameter.required).map(({ name }) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
    required,
  };
}

/** Samples describe a file by media type and size; the schema expects its bytes. */
const asSent = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'object' ? 'bytes' : value]),
  );

function checkBySchema(file: SampleFile, fits: Check): string[] {
  const rejected = file.valid
    .filter((value) => !fits(value))
    .map((value) => `rejects ${display(value)}, which is valid.`);
  const accepted = file.invalid.filter(({ value }) => fits(value));
  return [
    ...rejected,
    ...accepted.map(({ value, because }) => `accepts ${display(value)}, which is invalid: ${because}.`),
  ];
}

/** Checks samples of a rule over several fields. They satisfy all schemas, so that only the rule decides. */
function checkByRule(file: SampleFile, located: LocatedOperation, fits: Check): string[] {
  const rules = (located.operation['x-rule'] ?? []).filter(({ rule }) => rule === file.rule);
  if (rules.length === 0) return [`names the rule ${file.rule}, which ${located.id} does not have.`];
  const satisfies = (value: unknown) => rules.every((rule) => satisfiesRule(rule, value as Fields));
  const all = [...file.valid, ...file.invalid.map(({ value }) => value)];
  const invalid = all
    .filter((value) => !fits(asSent(value as Fields)))
    .map((value) => `has ${display(value)}, which breaks another rule.`);
  return [...invalid, ...checkBySchema(file, satisfies)];
}

function countFindings({ valid, invalid }: SampleFile): string[] {
  const values = [...valid, ...invalid.map(({ value }) => value)].map((value) => JSON.stringify(value));
  return [
    ...(valid.length < minimum.valid
      ? [`has ${valid.length} valid values; add at least ${minimum.valid}.`]
      : []),
    ...(invalid.length < minimum.invalid
      ? [`has ${invalid.length} invalid values; add at least ${minimum.invalid}.`]
      : []),
    ...(new Set(values).size < values.length ? ['has a duplicate value.'] : []),
  ];
}

/** The named schemas of request fields that have a bound or a pattern. */
function schemasToSample(contract: Contract): string[] {
  const hasRule = ({ pattern, minimum, maximum, multipleOf, minLength, enum: choices }: Schema) =>
    !choices && [pattern, minimum, maximum, multipleOf, minLength].some((bound) => bound !== undefined);
  const names = operationsOf(contract).flatMap(({ operation }) =>
    queryParameters(contract, operation).flatMap(({ schema }) => schema.$ref?.split('/').pop() ?? []),
  );
  return [...new Set(names)].filter((name) =>
    hasRule(resolve(contract, { $ref: `#/components/schemas/${name}` })),
  );
}

/** Schemas with only two values need no samples. */
const exempt = new Set(['FlagText', 'ChatShowPictures']);

function missingSamples(contract: Contract, files: readonly SampleFile[]): string[] {
  const sampled = new Set(files.map(({ schema }) => schema));
  const unsampled = schemasToSample(contract).filter((name) => !sampled.has(name) && !exempt.has(name));
  return unsampled.map((name) => `${name} has no samples. Fix: add openapi/samples/${name}.json.`);
}

/** Finds samples that contradict the contract, and rules without samples. */
export function checkSamples(contractFile = bundle): string[] {
  if (!existsSync(contractFile)) return [`${contractFile} is missing: run npm run generate.`];
  const contract = readContract(contractFile);
  const checks = schemaChecks(contract);
  const operations = new Map(operationsOf(contract).map((located) => [located.id, located]));
  const check = (file: SampleFile): string[] => {
    if (file.schema) {
      const fits = checks.named(file.schema);
      return fits
        ? checkBySchema(file, fits)
        : [`names the schema ${file.schema}, which the contract does not have.`];
    }
    const located = operations.get(file.operation ?? '');
    if (!located) return [`names the operation ${file.operation}, which the contract does not have.`];
    return checkByRule(file, located, checks.inline(fieldsOf(contract, located)));
  };
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();
  const files = names.map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as SampleFile);
  const findings = files.flatMap((file, index) =>
    [...countFindings(file), ...check(file)].map((finding) => `openapi/samples/${names[index]} ${finding}`),
  );
  return [...findings, ...missingSamples(contract, files)];
}
