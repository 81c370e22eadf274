import contractJson from '@openmall/sdk/contract.json' with { type: 'json' };

/** The part of JSON Schema that the inputs of the contract use. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly default?: unknown;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
}

const definitions = contractJson.$defs as unknown as Readonly<Record<string, JsonSchema>>;

/**
 * Resolves a reference to another schema.
 * @throws {Error} if the contract has no such schema.
 */
export function resolve(schema: JsonSchema): JsonSchema {
  const name = schema.$ref?.slice('#/$defs/'.length);
  if (name === undefined) return schema;
  const target = definitions[name];
  if (!target) throw new Error(`The contract has no schema ${name}.`);
  return { ...resolve(target), ...schema, $ref: undefined } as JsonSchema;
}
