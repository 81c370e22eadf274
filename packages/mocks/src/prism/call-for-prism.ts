/** Rewrites a request for Prism: all fields in the query, without placeholders for absent values. */
import type { AnyOperationId } from '@openmall/sdk';
import type { Route } from '../http/find-route.ts';
import { ABSENT } from '../wire/absent.ts';
import { allInputs, allOperations, isOffice } from './all-documents.ts';

/** The body claims to be JSON but is not. Prism would never respond to it. */
export class BadBody extends Error {
  override readonly name = 'BadBody';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new BadBody('the body is not JSON', { cause });
  }
}

/** The fields of a form or a JSON object. Prism expects them in the query. */
function fieldsOf(type: string, text: string): [string, string][] {
  if (text.trim() === '') return [];
  if (type.includes('json')) {
    const values = parseJson(text);
    return typeof values === 'object' && values !== null
      ? Object.entries(values).map(([name, value]) => [name, String(value)])
      : [];
  }
  return type.includes('x-www-form-urlencoded') ? [...new URLSearchParams(text)] : [];
}

const hasBody = (id: AnyOperationId): boolean => allInputs[id].body !== null;

/** The bearer token of a request, if it has one. */
const tokenOf = (request: Request): readonly string[] =>
  /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.slice(1) ?? [];

const FORWARDED_HEADERS = ['content-type', 'accept', 'prefer'];

export async function callForPrism(
  prism: string,
  { id, path }: Extract<Route<AnyOperationId>, { kind: 'operation' }>,
  request: Request,
): Promise<Request> {
  const { searchParams } = new URL(request.url);
  const headers = new Headers(
    FORWARDED_HEADERS.flatMap((name) => {
      const value = request.headers.get(name);
      return value === null || value === 'text/html' ? [] : [[name, value]];
    }) as [string, string][],
  );
  const type = headers.get('content-type') ?? '';
  const body = Buffer.from(await request.arrayBuffer());
  const fields = hasBody(id) ? [] : fieldsOf(type, body.toString());
  if (hasBody(id) && type.includes('json') && body.length > 0) parseJson(body.toString());
  if (!hasBody(id)) headers.delete('content-type');
  const token = tokenOf(request);
  if (isOffice(id) && token.length > 0) headers.set('authorization', `Bearer ${token[0]}`);
  else fields.push(...token.map((text): [string, string] => ['token', text]));
  const query = new URLSearchParams(
    [...searchParams, ...fields].filter(([name, value]) => name && !ABSENT.has(value.trim())),
  );
  return new Request(`${prism}${path}?${query}`, {
    method: allOperations[id].method,
    headers,
    body: hasBody(id) && body.length > 0 ? body : null,
  });
}
