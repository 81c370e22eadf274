/** Which operation a call means, however existing clients of this API family spell its path. */
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
    return pathname; // Half an escape names no call.
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

// One path of the contract ends in `.action` itself: Prism is asked by the contract's own spelling.
const table: ReadonlyMap<string, readonly Row[]> = Map.groupBy(
  (Object.keys(operationMap) as OperationId[]).map((id) => ({ id, ...operationMap[id] })),
  ({ path }) => canonicalPath(path),
);

export function findRoute(method: string, pathname: string): Route {
  const path = canonicalPath(pathname);
  const rows = table.get(path);
  if (!rows) return { kind: 'unknown', path };
  const row =
    rows.find((one) => one.method === method) ??
    (method === 'POST' ? rows.find(({ id }) => acceptsPost(id)) : undefined);
  if (row) return { kind: 'operation', id: row.id, path: row.path };
  return { kind: 'wrongMethod', path, allow: rows.map((one) => one.method).join(', ') };
}
