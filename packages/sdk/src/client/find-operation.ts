import * as operations from '../generated/operation-functions.ts';
import type { Operation } from '../types.ts';

let byRoute: ReadonlyMap<string, Operation> | undefined;

/**
 * Finds the operation with a method and a path of the contract.
 * @throws TypeError if there is none.
 */
export function findOperation(method: string, path: string): Operation {
  byRoute ??= new Map(
    (Object.values(operations) as Operation[]).map((operation) => [
      `${operation.method} ${operation.path}`,
      operation,
    ]),
  );
  const operation = byRoute.get(`${method.toUpperCase()} ${path}`);
  if (!operation) throw new TypeError(`The contract has no ${method} ${path}.`);
  return operation;
}
