/** Answers that the contract itself gives as examples. */
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

/** The whole answer of an example. A name that the contract does not know is a mistake of the gallery. */
export function exampleOf(id: OperationId, name: string): unknown {
  const value = examplesOf.get(id)?.[name]?.value;
  if (value === undefined) throw new Error(`The contract has no example ${name} of ${id}.`);
  return value;
}

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields of a group become what is said of them; a list is another list. */
function changed(value: unknown, change: unknown): unknown {
  if (!isGroup(value) || !isGroup(change)) return change;
  const fields = Object.entries(change).map(([name, inner]) => [name, changed(value[name], inner)] as const);
  return { ...value, ...Object.fromEntries(fields) };
}

/** An example with some of what it says changed, for words that the examples themselves have no need of. */
export const changedExampleOf = (id: OperationId, name: string, data: unknown): unknown =>
  changed(exampleOf(id, name), { data });
