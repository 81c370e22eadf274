import { routes } from '../generated/tables.ts';
import type { OperationId } from '../operation.ts';

let idByRoute: ReadonlyMap<string, OperationId> | undefined;

/** The operation that is called by a method and a path of the contract. */
export function findOperation(method: string, path: string): OperationId {
  idByRoute ??= new Map(
    (Object.keys(routes) as OperationId[]).map((id) => [routes[id].slice(0, 2).join(' '), id]),
  );
  const id = idByRoute.get(`${method.toUpperCase()} ${path}`);
  if (!id) throw new TypeError(`The contract has no ${method} ${path}.`);
  return id;
}
