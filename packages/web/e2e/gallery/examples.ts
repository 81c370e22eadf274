/** The examples of the contract as responses. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { OperationId } from '@openmall/sdk';

interface Answered {
  readonly operationId?: string;
  readonly responses?: {
    readonly 200?: { readonly content?: Readonly<Record<string, { readonly examples?: Examples }>> };
  };
}
type Examples = Readonly<Record<string, { readonly value?: unknown }>>;
interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Answered>>>>;
}

const file = fileURLToPath(new URL('../../../../openapi/dist/openapi.json', import.meta.url));
const contract = JSON.parse(readFileSync(file, 'utf8')) as Contract;
const examplesOf = new Map(
  Object.values(contract.paths).flatMap((path) =>
    Object.values(path).map(({ operationId, responses }) => [
      operationId,
      responses?.[200]?.content?.['application/json']?.examples,
    ]),
  ),
);

/** Returns the response of an example. @throws Error if the contract has no example of this name. */
export function exampleOf(id: OperationId, name: string): unknown {
  const value = examplesOf.get(id)?.[name]?.value;
  if (value === undefined) throw new Error(`The contract has no example ${name} of ${id}.`);
  return value;
}

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Merges a change into a value: objects field by field; other values and lists are replaced. */
function merge(value: unknown, change: unknown): unknown {
  if (!isGroup(value) || !isGroup(change)) return change;
  const fields = Object.entries(change).map(([name, inner]) => [name, merge(value[name], inner)] as const);
  return { ...value, ...Object.fromEntries(fields) };
}

/** An example with changed fields, for texts that no example of the contract shows. */
export const changedExampleOf = (id: OperationId, name: string, data: unknown): unknown =>
  merge(exampleOf(id, name), { data });
