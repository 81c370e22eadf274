import type { CallOptions, OperationId } from '../operation.ts';
import { findOperation } from './find-operation.ts';
import type { Done } from './run-call.ts';

async function inputOf(request: Request, query: URLSearchParams): Promise<object> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('application/json')) return (await request.json()) as object;
  if (type.startsWith('multipart/form-data')) return request.formData();
  return Object.fromEntries(query);
}

/** Makes a `fetch` out of a transport: only method, path, fields and signal of the request count. */
export async function fetchAsTransport(
  request: Request,
  run: (id: OperationId, input: object, options: CallOptions) => Promise<Done>,
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const id = findOperation(request.method, decodeURIComponent(pathname));
  const { data, requestId } = await run(id, await inputOf(request, searchParams), { signal: request.signal });
  return Response.json({ code: '0', msg: null, data }, { headers: { 'x-request-id': requestId } });
}
