/** Finds the operation of a request, for all path variants that existing clients use. */
import { type OperationId, operationMap } from '@openmall/sdk';
import { acceptsPost } from '../wire/accepts-post.ts';

export type Route =
  | { readonly kind: 'operation'; readonly id: OperationId; readonly path: string }
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

interface Row {
  readonly id: OperationId;
  readonly method: string;
  readonly path: string;
}

// One path of the contract itself ends in `.action`, so rows keep the contract's path for Prism.
const table: ReadonlyMap<string, readonly Row[]> = Map.groupBy(
  (Object.keys(operationMap) as OperationId[]).map((id) => ({ id, ...operationMap[id] })),
  ({ path }) => canonicalPath(path),
);

export function findRoute(method: string, pathname: string): Route {
  const path = canonicalPath(pathname);
  const rows = table.get(path);
  if (!rows) return { kind: 'unknown', path };
  const match =
    rows.find((row) => row.method === method) ??
    (method === 'POST' ? rows.find(({ id }) => acceptsPost(id)) : undefined);
  if (match) return { kind: 'operation', id: match.id, path: match.path };
  return { kind: 'wrongMethod', path, allow: rows.map((row) => row.method).join(', ') };
}
