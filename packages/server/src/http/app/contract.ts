import type { ErrorKey, OperationId } from '@openmall/sdk';
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
  readonly rule: string;
  readonly field: string;
  readonly other?: string;
}

export interface OperationContract {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly guarded: boolean;
  readonly rate: RateClass;
  readonly errors: readonly ErrorKey[];
  readonly query: ObjectSchema;
  readonly body: { readonly mediaType: string; readonly schema: ObjectSchema } | null;
  readonly rules: readonly Rule[];
  /** Fields with their own error key when they are missing. */
  readonly missing?: Readonly<Record<string, ErrorKey>>;
  readonly maxBytes?: number;
}

interface Contract {
  readonly operations: Readonly<Record<OperationId, OperationContract>>;
  readonly $defs: Readonly<Record<string, ParameterSchema & ObjectSchema>>;
}

// Cast because TypeScript would infer 40,000 lines of literals. The file is generated together with its types.
export const contract = contractJson as unknown as Contract;

export const operationIds = Object.keys(contract.operations) as readonly OperationId[]; // The generated keys are the ids.

/** Replaces a `$ref` by the schema that it names. */
export function dereference<Schema extends { readonly $ref?: string }>(
  schema: Schema,
): Schema & ParameterSchema & ObjectSchema {
  const name = schema.$ref?.split('/').pop();
  return name === undefined ? schema : { ...contract.$defs[name], ...schema };
}
