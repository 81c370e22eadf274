/** The operations of merchants and of the desk, with their errors and input schemas. */
import type { DataOf } from '@openmall/sdk';
import {
  type DeskErrorKey,
  deskErrorCatalog,
  type DeskOperationId,
  deskOperations,
  permissionOf as deskPermissionOf,
} from '@openmall/sdk/desk';
import deskContract from '@openmall/sdk/desk/contract.json' with { type: 'json' };
import * as deskSchemas from '@openmall/sdk/desk/schemas';
import {
  type MerchantOperationId,
  merchantOperations,
  permissionOf as merchantPermissionOf,
} from '@openmall/sdk/merchant';
import merchantContract from '@openmall/sdk/merchant/contract.json' with { type: 'json' };
import * as merchantSchemas from '@openmall/sdk/merchant/schemas';
import { deskExamples } from '../generated/desk-examples.ts';
import { merchantExamples } from '../generated/merchant-examples.ts';

export type OfficeId = MerchantOperationId | DeskOperationId;
/** The desk has every error of the merchants. */
export type OfficeErrorKey = DeskErrorKey;

const operations = { ...merchantOperations, ...deskOperations };
export const officeIds = Object.keys(operations) as readonly OfficeId[];
export const pathOf = (id: OfficeId): string => operations[id].path;

const permissions: Readonly<Record<OfficeId, string>> = { ...merchantPermissionOf, ...deskPermissionOf };
export const isGuarded = (id: OfficeId): boolean => permissions[id] !== 'none';

/** An example of every operation. */
export const officeExamples: { readonly [Id in OfficeId]: DataOf<Id> } = {
  ...merchantExamples,
  ...deskExamples,
};

/** The envelope of a refusal. */
export function officeRefusal(key: OfficeErrorKey): object {
  const { code, text } = deskErrorCatalog[key];
  return { code, msg: text, key, data: null };
}

export interface Shape {
  readonly type?: string | readonly string[];
  readonly $ref?: string;
}

interface ContractOperation {
  readonly query: {
    readonly properties: Readonly<Record<string, Shape>>;
    readonly required?: readonly string[];
  };
  readonly body: unknown;
}

// `npm run generate` writes the files in this form.
const contracts = [merchantContract, deskContract] as unknown as readonly {
  readonly operations: Readonly<Record<string, ContractOperation>>;
  readonly $defs: Readonly<Record<string, Shape>>;
}[];

/** The input of an operation in the contract, with its references resolved one step. */
export function inputOf(id: OfficeId): ContractOperation {
  const contract = contracts.find((each) => each.operations[id] !== undefined);
  const operation = contract?.operations[id];
  if (!contract || !operation) throw new Error(`The contract has no ${id}.`);
  const resolve = (shape: Shape): Shape =>
    shape.$ref === undefined ? shape : resolve(contract.$defs[shape.$ref.slice('#/$defs/'.length)] ?? {});
  const properties = Object.entries(operation.query.properties).map(([name, shape]) => [
    name,
    resolve(shape),
  ]);
  return { ...operation, query: { ...operation.query, properties: Object.fromEntries(properties) } };
}

interface InputSchema {
  safeParse: (input: unknown) => { readonly success: boolean; readonly data?: unknown };
}

/** The zod schema of an input, by its name in the SDK; undefined for an operation without input. */
export function schemaOf(id: OfficeId, part: 'QueryParams' | 'Body'): InputSchema | undefined {
  const schemas = { ...merchantSchemas, ...deskSchemas } as unknown as Readonly<Record<string, InputSchema>>;
  return schemas[`${id.charAt(0).toUpperCase()}${id.slice(1)}${part}`];
}
