/** Finds the operation of a request, for all path variants that existing clients use. */
import { type AnyOperationId, type OperationId, operationMap } from '@openmall/sdk';
import { acceptsPost } from '../wire/accepts-post.ts';

export type Route<Id extends AnyOperationId = OperationId> =
  | { readonly kind: 'operation'; readonly id: Id; readonly path: string }
  | { readonly kind: 'wrongMethod'; readonly path: string; readonly allow: string }
  | { readonly kind: 'unknown'; readonly path: string };

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname; // An incomplete escape matches no operation.
  }
}

/** `/wap//api/order%21pay.action` is `/api/order!pay`. */
const canonicalPath = (pathname: string): string =>
  decoded(pathname)
    .replaceAll(/\/{2,}/g, '/')
    .replace(/^\/wap(?=\/)/, '')
    .replace(/\.action$/, '');

interface Address {
  readonly method: string;
  readonly path: string;
}

const isSecretRead = (id: AnyOperationId): boolean =>
  Object.hasOwn(operationMap, id) && acceptsPost(id as OperationId);

/**
 * Finds the operation of a request among those given. One path of the contract itself ends in `.action`, so routes keep
 * the contract's path for Prism.
 */
export function createRouter<Id extends AnyOperationId>(
  operations: Readonly<Record<Id, Address>>,
): (method: string, pathname: string) => Route<Id> {
  const table = Map.groupBy(
    (Object.keys(operations) as Id[]).map((id) => ({ id, ...operations[id] })),
    ({ path }) => canonicalPath(path),
  );
  return (method, pathname) => {
    const path = canonicalPath(pathname);
    const rows = table.get(path);
    if (!rows) return { kind: 'unknown', path };
    const match =
      rows.find((row) => row.method === method) ??
      (method === 'POST' ? rows.find(({ id }) => isSecretRead(id)) : undefined);
    if (match) return { kind: 'operation', id: match.id, path: match.path };
    return { kind: 'wrongMethod', path, allow: rows.map((row) => row.method).join(', ') };
  };
}

export const findRoute = createRouter(operationMap);
