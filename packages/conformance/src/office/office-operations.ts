/** The operations of merchants and of the desk, with the permissions that they need. */
import { type DeskErrorKey, deskErrorCatalog, type DeskOperationId } from '@openmall/sdk/desk';
import deskContract from '@openmall/sdk/desk/contract.json' with { type: 'json' };
import type { MerchantOperationId } from '@openmall/sdk/merchant';
import merchantContract from '@openmall/sdk/merchant/contract.json' with { type: 'json' };
import type { JsonSchema } from '../contract/json-schema.ts';

export type OfficeId = MerchantOperationId | DeskOperationId;
/** The desk has every error of buyers and merchants. */
export type OfficeErrorKey = DeskErrorKey;
export type Side = 'merchant' | 'desk';

export interface OfficeOperation {
  readonly id: OfficeId;
  readonly side: Side;
  readonly path: string;
  /** A permission, `any` session, or `none`. */
  readonly permission: string;
  readonly errors: readonly OfficeErrorKey[];
  readonly fields: Readonly<Record<string, JsonSchema>>;
  readonly required: readonly string[];
  readonly hasBody: boolean;
}

interface ContractOperation {
  readonly path: string;
  readonly permission: string;
  readonly errors: readonly OfficeErrorKey[];
  readonly query: {
    readonly properties: Readonly<Record<string, JsonSchema>>;
    readonly required?: readonly string[];
  };
  readonly body: unknown;
}

interface ContractJson {
  readonly operations: Readonly<Record<string, ContractOperation>>;
  readonly $defs: Readonly<Record<string, JsonSchema>>;
}

function operationsIn(side: Side, { operations, $defs }: ContractJson): OfficeOperation[] {
  const resolve = (schema: JsonSchema): JsonSchema =>
    schema.$ref === undefined ? schema : resolve($defs[schema.$ref.slice('#/$defs/'.length)] ?? {});
  return Object.entries(operations).map(([id, { path, permission, errors, query, body }]) => ({
    id: id as OfficeId, // The generated keys are the ids.
    side,
    path,
    permission,
    errors,
    fields: Object.fromEntries(
      Object.entries(query.properties).map(([name, schema]) => [name, resolve(schema)]),
    ),
    required: query.required ?? [],
    hasBody: body !== null,
  }));
}

// `npm run generate` writes the files in this form.
const officeOperations: readonly OfficeOperation[] = [
  ...operationsIn('merchant', merchantContract as unknown as ContractJson),
  ...operationsIn('desk', deskContract as unknown as ContractJson),
];

export const guardedOperations = officeOperations.filter(({ permission }) => permission !== 'none');

const byId = new Map(officeOperations.map((operation) => [operation.id, operation]));

/** @throws {Error} if the contracts have no such operation. */
export function officeOperation(id: OfficeId): OfficeOperation {
  const found = byId.get(id);
  if (!found) throw new Error(`The contracts of the back office have no operation ${id}.`);
  return found;
}

const keyOfText = new Map(
  Object.entries(deskErrorCatalog).map(([key, { text }]) => [text, key as OfficeErrorKey]),
);
export const officeErrorOf = (text: unknown): OfficeErrorKey | undefined =>
  typeof text === 'string' ? keyOfText.get(text) : undefined;
