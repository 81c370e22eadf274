import { contract } from '@openmall/server/http/contract';
import { findRoute } from '@openmall/server/http/router';

/** Whether nothing is lost if what a request left in the database is not kept: visits are counted, no more. */
export function onlyReads({ method, url }: Pick<Request, 'method' | 'url'>): boolean {
  const route = findRoute(method, new URL(url).pathname);
  if (route.kind === 'operation') return contract.operations[route.id].rate === 'read';
  return method === 'GET' || method === 'HEAD';
}
