import type { OperationId } from '@openmall/sdk';
import { canonicalPath, hasMethodAlias } from './compatibility.ts';
import { contract, operationIds } from './contract.ts';

export type Route =
  | { readonly kind: 'operation'; readonly id: OperationId }
  | { readonly kind: 'wrongMethod'; readonly allow: string }
  | { readonly kind: 'unknown' };

const METHODS = ['GET', 'POST'] as const;

function buildTable(): ReadonlyMap<string, ReadonlyMap<string, OperationId>> {
  const table = new Map<string, Map<string, OperationId>>();
  for (const id of operationIds) {
    const { method, path } = contract.operations[id];
    const byMethod = table.get(canonicalPath(path)) ?? new Map<string, OperationId>();
    table.set(canonicalPath(path), byMethod.set(method, id));
  }
  for (const [path, byMethod] of table) {
    const [operation] = byMethod.values();
    if (!operation || !hasMethodAlias(path)) continue;
    for (const method of METHODS) if (!byMethod.has(method)) byMethod.set(method, operation);
  }
  return table;
}

const table = buildTable();

/** Finds the operation of a request. */
export function findRoute(method: string, pathname: string): Route {
  const path = canonicalPath(pathname);
  const byMethod = table.get(path);
  if (!byMethod) return { kind: 'unknown' };
  const id = byMethod.get(method);
  if (!id) return { kind: 'wrongMethod', allow: [...byMethod.keys()].join(', ') };
  return { kind: 'operation', id };
}
