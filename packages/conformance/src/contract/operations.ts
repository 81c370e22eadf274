/** The operations of the contract, with their inputs and errors. */
import { errorCatalog, operationMap, type ErrorKey, type OperationId, type Paging } from '@openmall/sdk';
import contractJson from '@openmall/sdk/contract.json' with { type: 'json' };
import type { JsonSchema } from './json-schema.ts';

/** A rule that JSON Schema cannot express, such as two fields that must be equal. */
export interface FieldRule {
  readonly rule: string;
  readonly field: string;
  readonly other?: string;
}

export interface Operation {
  readonly id: OperationId;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** The area of the contract, such as `orders`. */
  readonly tag: string;
  readonly origin: 'spec' | 'extension';
  readonly semantics: 'read' | 'idempotent' | 'write';
  /** Whether a call without a session must be refused. */
  readonly guarded: boolean;
  readonly errors: readonly ErrorKey[];
  readonly fields: Readonly<Record<string, JsonSchema>>;
  readonly required: readonly string[];
  readonly body?: { readonly mediaType: string; readonly schema: JsonSchema };
  readonly rules: readonly FieldRule[];
  /** The error for a missing field, if it is not `parameterError`. */
  readonly missing: Readonly<Record<string, ErrorKey>>;
  readonly paging?: Paging;
}

interface ContractOperation {
  readonly query: { properties: Record<string, JsonSchema>; required: string[] };
  readonly body: { mediaType: string; schema: JsonSchema } | null;
  readonly rules: FieldRule[];
  readonly missing: Record<string, ErrorKey>;
}

// `npm run generate` writes the file in this form.
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

/** @throws {Error} if the contract has no such operation. */
export function operation(id: OperationId): Operation {
  const found = byId.get(id);
  if (!found) throw new Error(`The contract has no operation ${id}.`);
  return found;
}

/** The key of an error by its text; undefined if the catalog has no such text. */
const keyOfText = new Map(Object.entries(errorCatalog).map(([key, { text }]) => [text, key as ErrorKey]));
export function errorKeyOf(msg: unknown): ErrorKey | undefined {
  return typeof msg === 'string' ? keyOfText.get(msg) : undefined;
}
