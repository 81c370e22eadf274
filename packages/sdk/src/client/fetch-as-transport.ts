import type { Transport } from '../transport/options.ts';
import { findOperation } from './find-operation.ts';

async function inputOf(request: Request, query: URLSearchParams): Promise<object> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('application/json')) return (await request.json()) as object;
  if (type.startsWith('multipart/form-data')) return Object.fromEntries(await request.formData());
  return Object.fromEntries(query);
}

/**
 * Wraps a transport as a `fetch`. It reads only the method, path, fields and signal of the request.
 * @throws TypeError if the contract has no such path, and what `transport.safe` throws; ApiErrors are thrown too.
 */
export const fetchAsTransport =
  (transport: Transport) =>
  async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    const operation = findOperation(request.method, decodeURIComponent(pathname));
    const input = await inputOf(request, searchParams);
    const { signal } = request;
    const { data, error, requestId } = await transport.safe(operation, input as never, { signal });
    if (error) throw error;
    return Response.json({ code: '0', msg: null, data }, { headers: { 'x-request-id': requestId } });
  };
