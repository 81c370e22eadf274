import type { OperationId } from '@openmall/sdk';
import deskJson from '@openmall/sdk/desk/contract.json' with { type: 'json' };
import merchantJson from '@openmall/sdk/merchant/contract.json' with { type: 'json' };
import type { FailureKey } from '../../domain/domain-error.ts';
import type { RateClass } from '../../domain/traffic/rate-limits.ts';
import contractJson from '@openmall/sdk/contract.json' with { type: 'json' };

/** The part of JSON Schema that the contract's parameters use. */
export interface ParameterSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly default?: unknown;
}

export interface ObjectSchema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, ParameterSchema>>;
  readonly required?: readonly string[];
}

export interface Rule {
  readonly rule: 'sameAs' | 'differsFrom' | 'ticked' | 'requiredWith';
  readonly field: string;
  readonly other?: string;
}

export interface OperationContract {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly guarded: boolean;
  /** `chat`: accepts the token of a chat window too. */
  readonly scope?: 'chat';
  readonly rate: RateClass;
  readonly errors: readonly FailureKey[];
  readonly query: ObjectSchema;
  readonly body: { readonly mediaType: string; readonly schema: ObjectSchema } | null;
  readonly rules: readonly Rule[];
  /** Fields with their own error key when they are missing. */
  readonly missing?: Readonly<Record<string, FailureKey>>;
  readonly maxBytes?: number;
}

/** An operation of merchants or of the desk. */
export type OfficeOperation = OperationContract & {
  /** A permission, `any` session, or `none`. */
  readonly permission: string;
  /** `fresh` asks for a second factor of the last minutes. */
  readonly factor?: 'fresh';
  /** The action in the audit log. */
  readonly audit?: string;
};

/** A contract document. Its name is the id of its schemas in Ajv. */
export interface Document<Operation extends OperationContract = OperationContract> {
  readonly name: string;
  readonly operations: Readonly<Record<string, Operation>>;
  readonly $defs: Readonly<Record<string, ParameterSchema & ObjectSchema>>;
}

type BuyerContract = Omit<Document, 'operations'> & {
  readonly operations: Readonly<Record<OperationId, OperationContract>>;
};

/** The schemas of all documents, by the name of the document. */
export const documentSchemas = { contract: contractJson, merchant: merchantJson, desk: deskJson };

// Casts because TypeScript would infer 40,000 lines of literals. The files are generated together with their types.
export const contract = { ...contractJson, name: 'contract' } as unknown as BuyerContract;
export const merchantContract = { ...merchantJson, name: 'merchant' } as unknown as Document<OfficeOperation>;
export const deskContract = { ...deskJson, name: 'desk' } as unknown as Document<OfficeOperation>;

export const operationIds = Object.keys(contract.operations) as readonly OperationId[]; // The generated keys are the ids.

/** Replaces a `$ref` by the schema that it names. */
export function dereference<Schema extends { readonly $ref?: string }>(
  { $defs }: Pick<Document, '$defs'>,
  schema: Schema,
): Schema & ParameterSchema & ObjectSchema {
  const name = schema.$ref?.split('/').pop();
  return name === undefined ? schema : { ...$defs[name], ...schema };
}
