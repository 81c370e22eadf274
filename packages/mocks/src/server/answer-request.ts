/** Finds the operation or the picture that a request asks for. */
import { operationMap, type OperationId } from '@openmall/sdk';
import type { Mocks } from '../create-mocks.ts';
import { allowOrigin, isPreflight, preflightAnswer } from '../prism/cross-origin.ts';

const ids = Object.keys(operationMap) as OperationId[];
/** One path answers GET and POST: each is an operation of its own. */
const byPath = Map.groupBy(ids, (id): string => operationMap[id].path);

const notFound = (): Response =>
  new Response('{"error":"There is no such path."}', {
    status: 404,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
  });

/** `%21` is `!`; two slashes are one, as some clients send them. */
function pathOf(url: string): string {
  const { pathname } = new URL(url);
  return pathname.replaceAll(/%21/gi, '!').replaceAll(/\/{2,}/g, '/');
}

const methodRefusal = (allowed: readonly OperationId[]): Response =>
  new Response(null, {
    status: 405,
    headers: { Allow: allowed.map((id) => operationMap[id].method).join(', ') },
  });

async function answered(mocks: Mocks, request: Request): Promise<Response> {
  const path = pathOf(request.url);
  const allowed = byPath.get(path);
  if (!allowed) return mocks.picture(path) ?? notFound();
  const id = allowed.find((one) => operationMap[one].method === request.method);
  if (id === undefined) return methodRefusal(allowed);
  return (await mocks.answer(id, request)) ?? Response.error();
}

/** What a server of the mocks answers; an answer of the type `error` is none, and the connection ends. */
export async function answerRequest(
  mocks: Mocks,
  origins: ReadonlySet<string>,
  request: Request,
): Promise<Response> {
  if (isPreflight(request)) {
    const preflight = preflightAnswer();
    allowOrigin(request, preflight, origins);
    return preflight;
  }
  const answer = await answered(mocks, request);
  if (answer.type === 'error') return answer;
  const open = new Response(answer.body, answer);
  open.headers.set('X-Content-Type-Options', 'nosniff');
  open.headers.set('X-Request-Id', crypto.randomUUID());
  allowOrigin(request, open, origins);
  return open;
}
