/**
 * Holds `openapi/samples` against the contract (openapi/samples/README.md says how a file is read).
 * Everyone who checks fields (forms, zod, server, judge) reads the same files, so no two can part.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  bodyOf,
  type Contract,
  type Located,
  operationsOf,
  queryOf,
  readContract,
  resolve,
  type Schema,
} from '../generate/contract.ts';
import { type Fields, keepsRule } from './field-rules.ts';
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
const least = { valid: 6, invalid: 10 };

const shown = (value: unknown): string => {
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
};

/** The fields of an operation as one schema, whether they travel in the query or in a body. */
function fieldsOf(contract: Contract, { operation }: Located): Schema {
  const body = bodyOf(contract, operation);
  if (body) return body.media.schema;
  const query = queryOf(contract, operation);
  const required = query.filter((parameter) => parameter.required).map(({ name }) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
    required,
  };
}

/** A file stands in samples as its media type and size; to the schema it is its bytes. */
const asSent = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'object' ? 'bytes' : value]),
  );

function judgeBySchema(file: SampleFile, fits: Check): string[] {
  const refused = file.valid
    .filter((value) => !fits(value))
    .map((value) => `refuses ${shown(value)}, which is valid.`);
  const taken = file.invalid.filter(({ value }) => fits(value));
  return [
    ...refused,
    ...taken.map(({ value, because }) => `takes ${shown(value)}, which is invalid: ${because}.`),
  ];
}

/** Samples of a rule over several fields fit all their schemas, so that it is the rule that tells them apart. */
function judgeByRule(file: SampleFile, located: Located, fits: Check): string[] {
  const rules = (located.operation['x-rule'] ?? []).filter(({ rule }) => rule === file.rule);
  if (rules.length === 0) return [`names the rule ${file.rule}, which ${located.id} has not.`];
  const keeps = (value: unknown) => rules.every((rule) => keepsRule(rule, value as Fields));
  const all = [...file.valid, ...file.invalid.map(({ value }) => value)];
  const unfit = all
    .filter((value) => !fits(asSent(value as Fields)))
    .map((value) => `has ${shown(value)}, which breaks another rule.`);
  return [...unfit, ...judgeBySchema(file, keeps)];
}

function countFindings({ valid, invalid }: SampleFile): string[] {
  const values = [...valid, ...invalid.map(({ value }) => value)].map((value) => JSON.stringify(value));
  return [
    ...(valid.length < least.valid
      ? [`has ${valid.length} valid values; give at least ${least.valid}.`]
      : []),
    ...(invalid.length < least.invalid
      ? [`has ${invalid.length} invalid values; give at least ${least.invalid}.`]
      : []),
    ...(new Set(values).size < values.length ? ['names a value twice.'] : []),
  ];
}

/** Named schemas of request fields that have a rule worth samples. */
function ruled(contract: Contract): string[] {
  const isRuled = ({ pattern, minimum, maximum, multipleOf, minLength, enum: choices }: Schema) =>
    !choices && [pattern, minimum, maximum, multipleOf, minLength].some((bound) => bound !== undefined);
  const names = operationsOf(contract).flatMap(({ operation }) =>
    queryOf(contract, operation).flatMap(({ schema }) => schema.$ref?.split('/').pop() ?? []),
  );
  return [...new Set(names)].filter((name) =>
    isRuled(resolve(contract, { $ref: `#/components/schemas/${name}` })),
  );
}

/** Rules that are a choice of two texts. */
const tooSmall = new Set(['FlagText', 'ChatShowPictures']);

function missing(contract: Contract, files: readonly SampleFile[]): string[] {
  const have = new Set(files.map(({ schema }) => schema));
  const bare = ruled(contract).filter((name) => !have.has(name) && !tooSmall.has(name));
  return bare.map((name) => `No samples of ${name}: add openapi/samples/${name}.json.`);
}

/** Findings as sentences: samples that the contract judges otherwise, and rules that have none. */
export function checkSamples(contractFile = bundle): string[] {
  if (!existsSync(contractFile)) return [`${contractFile} is missing: run npm run generate.`];
  const contract = readContract(contractFile);
  const checks = schemaChecks(contract);
  const operations = new Map(operationsOf(contract).map((located) => [located.id, located]));
  const judge = (file: SampleFile): string[] => {
    if (file.schema) {
      const fits = checks.named(file.schema);
      return fits
        ? judgeBySchema(file, fits)
        : [`names the schema ${file.schema}, which the contract has not.`];
    }
    const located = operations.get(file.operation ?? '');
    if (!located) return [`names the operation ${file.operation}, which the contract has not.`];
    return judgeByRule(file, located, checks.inline(fieldsOf(contract, located)));
  };
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();
  const files = names.map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as SampleFile);
  const findings = files.flatMap((file, index) =>
    [...countFindings(file), ...judge(file)].map((finding) => `openapi/samples/${names[index]} ${finding}`),
  );
  return [...findings, ...missing(contract, files)];
}
