/** Validates responses against the schemas of the contract. */
import { Ajv2020, str, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { compare, truncate } from '@openmall/sdk/money';
import contractJson from '@openmall/sdk/contract.json' with { type: 'json' };
import type { OperationId } from '@openmall/sdk';
import type { JsonSchema } from './json-schema.ts';

const ajv = new Ajv2020({
  strict: false,
  allErrors: true,
  ownProperties: true,
  verbose: true,
});
addFormats.default(ajv);
ajv.addFormat('decimal', true);
// Both are exact: Ajv divides doubles, so 1.15 would not be a multiple of 0.01.
const hasDecimals = (places: number, value: number): boolean => compare(truncate(value, places), value) === 0;
ajv.addKeyword({
  keyword: 'x-decimals',
  type: 'number',
  validate: hasDecimals,
  error: { message: ({ schema }) => str`must have at most ${schema} decimals` },
});
ajv.removeKeyword('multipleOf').addKeyword({
  keyword: 'multipleOf',
  type: 'number',
  validate: (step: number, value: number) => hasDecimals(Math.max(0, Math.round(-Math.log10(step))), value),
});
ajv.addSchema(contractJson, 'contract');

const validators = new Map<string, ValidateFunction>();
function validatorOf(pointer: string): ValidateFunction {
  const known = validators.get(pointer);
  if (known) return known;
  const made = ajv.compile({ $ref: `contract#${pointer}` });
  validators.set(pointer, made);
  return made;
}

function describe(error: ErrorObject): string {
  const where = error.instancePath === '' ? 'the response' : error.instancePath.slice(1).replaceAll('/', '.');
  if (error.keyword === 'required') return `${where} is missing ${String(error.params['missingProperty'])}`;
  const value = JSON.stringify(error.data) ?? 'nothing';
  const limit = error.keyword === 'enum' ? `: ${JSON.stringify(error.params['allowedValues'])}` : '';
  const seen = `, but is ${value.length > 80 ? `${value.slice(0, 80)}…` : value}`;
  return `${where} ${error.message}${limit}${seen}`;
}

/** Each fault once, with the number of rows that have it too. */
function describeAll(errors: readonly ErrorObject[]): string[] {
  const kindOf = ({ instancePath, keyword, params }: ErrorObject): string =>
    `${instancePath.replaceAll(/\/\d+(?=\/|$)/g, '/#')} ${keyword} ${JSON.stringify(params)}`;
  return [...Map.groupBy(errors, kindOf).values()].map(([first, ...alike]) => {
    const rows = alike.length === 1 ? '1 row' : `${alike.length} rows`;
    return `${first ? describe(first) : ''}${alike.length > 0 ? ` (and ${rows} alike)` : ''}`;
  });
}

/** A value against a schema of the contract, by pointer. */
function faultsAt(pointer: string, value: unknown): string[] {
  const validate = validatorOf(pointer);
  if (validate(value)) return [];
  const errors = (validate.errors ?? []).filter(({ keyword }) => !['oneOf', 'anyOf', 'if'].includes(keyword));
  return describeAll(errors);
}

/** The faults of the `data` of a success. */
export function dataFaults(id: OperationId, data: unknown): string[] {
  return faultsAt(`/operations/${id}/data`, data ?? null).map((description) =>
    description.startsWith('the response')
      ? description.replace('the response', 'data')
      : `data.${description}`,
  );
}

/** The faults of a refusal. */
export const failureFaults = (envelope: unknown): string[] => faultsAt('/$defs/Failure', envelope);

const ownSchemas = new Map<JsonSchema, ValidateFunction>();
/** Whether a value is valid for a field. */
export function isValid(schema: JsonSchema, value: unknown): boolean {
  let validate = ownSchemas.get(schema);
  if (!validate) {
    validate = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"contract#/$defs/')));
    ownSchemas.set(schema, validate);
  }
  return validate(value) === true;
}
