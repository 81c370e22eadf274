import { contract } from '@openmall/server/http/app/contract';
import { findRoute } from '@openmall/server/http/app/router';

/** True if a request writes nothing that must be stored before its response. View counters do not count as writes. */
export function isReadOnly({ method, url }: Pick<Request, 'method' | 'url'>): boolean {
  const route = findRoute(method, new URL(url).pathname);
  if (route.kind === 'operation') return contract.operations[route.id].rate === 'read';
  return method === 'GET' || method === 'HEAD';
}
