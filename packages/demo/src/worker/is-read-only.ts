import { contract } from '@openmall/server/http/app/contract';
import { findRoute } from '@openmall/server/http/app/router';

/** Whether a request writes nothing that must be stored before its response (visits are counted at most). */
export function isReadOnly({ method, url }: Pick<Request, 'method' | 'url'>): boolean {
  const route = findRoute(method, new URL(url).pathname);
  if (route.kind === 'operation') return contract.operations[route.id].rate === 'read';
  return method === 'GET' || method === 'HEAD';
}
