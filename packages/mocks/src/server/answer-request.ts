/** Finds the operation or the picture that a request asks for. */
import type { Mocks } from '../create-mocks.ts';
import { allowOrigin, isPreflight, preflightAnswer } from '../http/cross-origin.ts';
import { findRoute } from '../http/find-route.ts';
import { frontPage } from './front-page.ts';

const notFound = (): Response =>
  new Response('{"error":"There is no such path."}', {
    status: 404,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
  });

const wrongMethod = (allow: string): Response =>
  new Response(null, { status: 405, headers: { Allow: allow } });

async function answered(mocks: Mocks, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (request.method === 'GET' && pathname === '/')
    return new Response(frontPage(mocks, `http://${request.headers.get('host')}`));
  const route = findRoute(request.method, pathname);
  if (route.kind === 'unknown') return mocks.picture(route.path) ?? notFound();
  if (route.kind === 'wrongMethod') return wrongMethod(route.allow);
  return (await mocks.answer(route.id, request)) ?? Response.error();
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
