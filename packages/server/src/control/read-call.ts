import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { readSmallBody } from '../http/input/read-small-body.ts';
import { DomainError } from '../domain/domain-error.ts';
import { controlContract, controlIds, type ControlId } from './contract.ts';

type Checks = { readonly [Part in 'params' | 'query' | 'body']: ValidateFunction };

const ajv = new Ajv2020({ strict: false, ownProperties: true });
addFormats.default(ajv);
ajv.addSchema({ $id: 'control', $defs: controlContract.$defs });

/** Points the references of a schema to the shared schemas. */
const shared = (schema: object): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"control#/$defs/')) as object;

function compile(id: ControlId): Checks {
  const { params, query, body } = controlContract.operations[id];
  return {
    params: ajv.compile(shared(params)),
    query: ajv.compile(shared(query)),
    body: ajv.compile(body ? shared(body) : { not: {} }),
  };
}

const checks = new Map(controlIds.map((id) => [id, compile(id)]));

function assertValid(validate: ValidateFunction | undefined, value: unknown): void {
  if (!validate?.(value)) throw new DomainError('parameterError');
}

async function readBody(request: Request): Promise<unknown> {
  const text = await readSmallBody(request);
  if (text === undefined) throw new DomainError('parameterError');
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new DomainError('parameterError', { cause });
  }
}

export interface ReadCall {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/**
 * Reads and validates a call.
 *
 * @throws DomainError with `parameterError` for anything that the contract does not describe.
 */
export async function readControlCall(
  id: ControlId,
  request: Request,
  params: Readonly<Record<string, string>>,
): Promise<ReadCall> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const body = await readBody(request);
  const { params: checkParams, query: checkQuery, body: checkBody } = checks.get(id) ?? {};
  assertValid(checkParams, params);
  assertValid(checkQuery, query);
  if (body !== undefined || controlContract.operations[id].body) assertValid(checkBody, body);
  return { params, query, body };
}
