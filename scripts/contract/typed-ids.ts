/** Types of ids: `x-id: order` beside a reference to `Id` becomes a schema `OrderId`, of which only generated types know. */
import { ContractError } from './contract-error.ts';
import type { Contract, Schema } from './contract.ts';

const PLAIN_ID = 'Id';
const refTo = (name: string): string => `#/components/schemas/${name}`;
const typeNameOf = (kind: string): string => `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Id`;

function replaceRefs(node: unknown, kinds: Set<string>): void {
  if (typeof node !== 'object' || node === null) return;
  const { $ref, 'x-id': kind } = node as Schema;
  if ($ref === refTo(PLAIN_ID) && kind !== undefined) {
    kinds.add(kind);
    Object.assign(node, { $ref: refTo(typeNameOf(kind)) });
    delete (node as Schema)['x-id'];
  }
  for (const value of Object.values(node)) replaceRefs(value, kinds);
}

/** Gives each kind of id a schema of its own, marked with `x-id`. Changes the contract. */
export function addIdTypes(contract: Contract): void {
  const kinds = new Set<string>();
  replaceRefs(contract, kinds);
  const { schemas } = contract.components;
  for (const kind of kinds) {
    const name = typeNameOf(kind);
    if (name in schemas) throw new ContractError(`x-id: ${kind} needs the name ${name}, which a schema has.`);
    schemas[name] = {
      ...schemas[PLAIN_ID],
      description: `An opaque identifier of one kind: ${kind}.`,
      'x-id': kind,
    };
  }
}

/** The names of the types of ids in a contract, with their kinds. */
export function idTypesIn(contract: Contract): ReadonlyMap<string, string> {
  const copy = structuredClone(contract);
  addIdTypes(copy);
  return new Map(
    Object.entries(copy.components.schemas).flatMap(([name, { 'x-id': kind }]) =>
      kind === undefined ? [] : [[name, kind] as const],
    ),
  );
}
