import { parseWireDecimal, parseWireInteger, type Lang } from '@openmall/sdk';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { DomainError, type FailureKey } from '../../domain/domain-error.ts';
import { dereference, type Document, type OperationContract, type ParameterSchema } from '../app/contract.ts';
import { createAjv } from './create-ajv.ts';
import { inputRefusal, namedParameter } from './input-refusal.ts';
import type { Fields } from './read-fields.ts';

const ajv = createAjv();

const validators = new Map<string, ValidateFunction>();

function validatorOf({ name }: Document, id: string, part: 'query' | 'body/schema'): ValidateFunction {
  const ref = `${name}#/operations/${id}/${part}`;
  const cached = validators.get(ref);
  if (cached) return cached;
  const validator = ajv.compile({ $ref: ref });
  validators.set(ref, validator);
  return validator;
}

/** The value of a text by the type of its parameter. A text without such a value stays a text, which the schema refuses. */
function valueOf(schema: ParameterSchema, text: string): unknown {
  const types = [schema.type ?? 'string'].flat();
  if (types.includes('integer')) return parseWireInteger(text) ?? text;
  if (types.includes('number')) return parseWireDecimal(text) ?? text;
  if (types.includes('boolean')) return text === 'true' ? true : text === 'false' ? false : text;
  return text;
}

/** PostgreSQL cannot store a NUL, nor UTF-8 a lone surrogate. */
const isStorable = (value: unknown): boolean => {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(isStorable);
};

function queryValues(
  document: Document,
  { query }: OperationContract,
  { texts }: Fields,
): Readonly<Record<string, unknown>> {
  const values: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  for (const [name, parameter] of Object.entries(query.properties ?? {})) {
    const schema = dereference(document, parameter);
    const text = texts.get(name);
    const value = text === undefined ? schema.default : valueOf(schema, text);
    if (value !== undefined) values[name] = value;
  }
  return values;
}

/** Error keys of broken rules. */
const BROKEN_RULES: Readonly<Record<string, FailureKey>> = {
  sameAs: 'passwordsMismatch',
  ticked: 'loanAgreementRequired',
};

/** Checks the rules that JSON Schema cannot express. An absent optional field breaks no rule. */
function assertRules({ rules, errors }: OperationContract, values: Readonly<Record<string, unknown>>): void {
  for (const { rule, field, other = '' } of rules) {
    const isKept = {
      sameAs: () => values[field] === values[other],
      differsFrom: () => values[field] !== values[other],
      ticked: () =>
        values[field] === undefined || values[field] === true || values[field] === 1 || values[field] === '1',
      requiredWith: () => values[other] === undefined || values[field] !== undefined,
    }[rule];
    if (isKept?.() ?? true) continue;
    const key = BROKEN_RULES[rule];
    throw new DomainError(key && errors.includes(key) ? key : 'parameterError', {
      parameter: { field, rule },
    });
  }
}

export interface ParsedInput {
  readonly input: Readonly<Record<string, unknown>>;
  readonly lang: Lang;
}

/**
 * Validates the fields of a call and converts them to the types of the contract. Drops unknown fields.
 *
 * @throws DomainError with `parameterError` or the specific key of the field, with the field and its rule.
 */
export function parseInput(document: Document, id: string, fields: Fields): ParsedInput {
  const operation = document.operations[id];
  if (!operation) throw new DomainError('parameterError');
  const values = queryValues(document, operation, fields);
  const validate = validatorOf(document, id, 'query');
  if (!validate(values)) throw inputRefusal(operation, validate.errors?.[0]);
  const { lang, ...query } = values;
  const input = operation.body ? parseBody(document, id, operation, fields) : query;
  const unstorable = Object.entries(input).find(([, value]) => !isStorable(value));
  if (unstorable) {
    const parameter = namedParameter(unstorable[0], 'pattern');
    throw new DomainError('parameterError', { ...(parameter && { parameter }) });
  }
  assertRules(operation, input);
  return { input, lang: lang as Lang }; // Validated above; the contract gives it a default.
}

type Body = Readonly<Record<string, unknown>>;

function parseBody(document: Document, id: string, operation: OperationContract, fields: Fields): Body {
  if (operation.body?.mediaType === 'multipart/form-data') return parseParts(document, id, operation, fields);
  const validate = validatorOf(document, id, 'body/schema');
  if (!validate(fields.json)) throw inputRefusal(operation, validate.errors?.[0]);
  return fields.json as Body; // Validated to be an object.
}

/** Reads a picture and its purpose. The upload code checks the content of the picture. */
function parseParts(
  document: Document,
  id: string,
  operation: OperationContract,
  { texts, files }: Fields,
): Body {
  const moduleName = texts.get('moduleName');
  const validate = validatorOf(document, id, 'body/schema');
  if (!validate({ file: '', moduleName })) throw inputRefusal(operation, validate.errors?.[0]);
  const file = files.get('file');
  if (!file || files.size > 1) throw new DomainError('imageUploadFailed');
  return { file: new Blob([file]), moduleName };
}
