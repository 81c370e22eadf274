/** What the judge knows of the contract: every operation with its input, answer and errors. */
import { errorCatalogue, operationMap, type ErrorKey, type OperationId, type Paging } from '@openmall/sdk';
import contractJson from '@openmall/sdk/contract.json' with { type: 'json' };
import type { JsonSchema } from './json-schema.ts';

/** A rule that JSON Schema can't say, such as two fields that must be equal. */
export interface FieldRule {
  readonly rule: string;
  readonly field: string;
  readonly other?: string;
}

export interface Operation {
  readonly id: OperationId;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly origin: 'spec' | 'extension';
  readonly semantics: 'read' | 'idempotent' | 'write';
  /** Whether a caller without a token must be refused. */
  readonly guarded: boolean;
  readonly errors: readonly ErrorKey[];
  readonly fields: Readonly<Record<string, JsonSchema>>;
  readonly required: readonly string[];
  readonly body?: { readonly mediaType: string; readonly schema: JsonSchema };
  readonly rules: readonly FieldRule[];
  /** The error that says that a field is absent, where it is not the general one. */
  readonly missing: Readonly<Record<string, ErrorKey>>;
  readonly paging?: Paging;
}

interface ContractOperation {
  readonly query: { properties: Record<string, JsonSchema>; required: string[] };
  readonly body: { mediaType: string; schema: JsonSchema } | null;
  readonly rules: FieldRule[];
  readonly missing: Record<string, ErrorKey>;
}

// JSON has no types of its own; `npm run generate` writes the file in this form.
const contract = contractJson as unknown as {
  version: string;
  operations: Record<OperationId, ContractOperation>;
};

function operationOf(id: OperationId): Operation {
  const { query, body, rules, missing } = contract.operations[id];
  const { lang: _lang, ...fields } = query.properties;
  return { ...operationMap[id], id, fields, required: query.required, rules, missing, ...(body && { body }) };
}

export const contractVersion = contract.version;
export const operations: readonly Operation[] = (Object.keys(operationMap) as OperationId[]).map(operationOf);
const byId = new Map(operations.map((operation) => [operation.id, operation]));

export function operation(id: OperationId): Operation {
  const found = byId.get(id);
  if (!found) throw new Error(`The contract has no operation ${id}.`);
  return found;
}

/** The catalogue's key of a failure; undefined where the catalogue has no such text. */
const keyOfText = new Map(Object.entries(errorCatalogue).map(([key, { text }]) => [text, key as ErrorKey]));
export function errorKeyOf(msg: unknown): ErrorKey | undefined {
  return typeof msg === 'string' ? keyOfText.get(msg) : undefined;
}
