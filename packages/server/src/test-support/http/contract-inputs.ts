/** Inputs derived from the contract: its examples and its fields. */
import { readFileSync } from 'node:fs';
import type { OperationId } from '@openmall/sdk';
import { contract, operationIds } from '../../http/app/contract.ts';

type Schema = {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
} & {
  readonly example?: unknown;
  readonly examples?: readonly unknown[];
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly allOf?: readonly Schema[];
};
type Parameter = {
  readonly $ref?: string;
  readonly name: string;
  readonly required?: boolean;
  readonly schema: Schema;
} & {
  readonly example?: unknown;
};
interface Operation {
  readonly operationId: OperationId;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

// The full bundle, because the SDK's contract.json has no examples.
const file = new URL('../../../../../openapi/dist/openapi.json', import.meta.url);
const document = JSON.parse(readFileSync(file, 'utf8')) as Document; // Linted by `npm run check`.

function resolve<T extends { readonly $ref?: string }>(node: T): T {
  const [part = '', name = ''] = node.$ref?.split('/').slice(-2) ?? [];
  if (name === '') return node;
  return { ...(document.components[part]?.[name] as T), ...node, $ref: undefined };
}

const operations = new Map(
  Object.values(document.paths)
    .flatMap((item) => Object.values(item))
    .map((operation) => [operation.operationId, operation]),
);

const parametersOf = (id: OperationId) => (operations.get(id)?.parameters ?? []).map(resolve);

function exampleOf({ example, schema }: Parameter): unknown {
  const { examples, enum: values, ...rest } = resolve(schema);
  return example ?? schema.example ?? schema.examples?.[0] ?? examples?.[0] ?? rest.default ?? values?.[0];
}

/** The required fields of a call, with the examples of the contract. */
export const exampleFields = (id: OperationId): Readonly<Record<string, string>> =>
  Object.fromEntries(
    parametersOf(id)
      .filter(({ required }) => required)
      .map((parameter) => [parameter.name, String(exampleOf(parameter))]),
  );

export interface Field {
  readonly id: OperationId;
  readonly name: string;
  readonly schema: string;
}

const nameOf = ({ $ref }: Schema, fallback: string) => $ref?.split('/').pop() ?? fallback;

function* bodyFields(id: OperationId, schema: Schema): Generator<Field> {
  for (const [name, property] of Object.entries(resolve(schema).properties ?? {})) {
    const { items } = resolve(property);
    if (items) yield* bodyFields(id, items);
    else yield { id, name, schema: nameOf(property, `${name} of ${id}`) };
  }
}

/** All query and body fields of all calls, with the names of their schemas. */
export const allFields: readonly Field[] = operationIds.flatMap((id) => {
  const query = Object.entries(contract.operations[id].query.properties ?? {})
    .filter(([name]) => name !== 'lang')
    .map(([name, schema]) => ({ id, name, schema: nameOf(schema, `${name} of ${id}`) }));
  const bodies = Object.values(operations.get(id)?.requestBody?.content ?? {});
  return [...query, ...bodies.flatMap(({ schema }) => [...bodyFields(id, schema)])];
});
