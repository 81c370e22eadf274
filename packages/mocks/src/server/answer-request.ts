/** Routes a request to an operation or a picture. */
import type { Mocks } from '../mocks.ts';
import { allowOrigin, isPreflight, preflightAnswer } from '../http/cross-origin.ts';
import { findRoute } from '../http/find-route.ts';
import { tokenOf } from '../wire/read-call.ts';
import { frontPage } from './front-page.ts';

/** The mocks of a server, with its settings. */
export interface ServedMocks {
  readonly mocks: Mocks;
  readonly origins: ReadonlySet<string>;
  /** Opens the control contract. */
  readonly controlSecret: string | undefined;
}

const notFound = (): Response =>
  new Response('{"error":"There is no such path."}', {
    status: 404,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
  });

const wrongMethod = (allow: string): Response =>
  new Response(null, { status: 405, headers: { Allow: allow } });

/** Whether a request may act as the people of the mall. Without a secret there is no such call. */
async function control({ mocks, controlSecret }: ServedMocks, request: Request): Promise<Response> {
  if (controlSecret === undefined) return notFound();
  if (request.headers.get('authorization') === `Bearer ${controlSecret}`) return mocks.control(request);
  return new Response('{"key":"noPermission","text":"The secret is missing or wrong."}', {
    status: 401,
    headers: { 'Content-Type': 'application/json' },
  });
}

async function route(served: ServedMocks, request: Request): Promise<Response> {
  const { mocks } = served;
  const { pathname } = new URL(request.url);
  if (request.method === 'GET' && pathname === '/')
    return new Response(frontPage(mocks, `http://${request.headers.get('host')}`));
  if (pathname.startsWith('/control/')) return control(served, request);
  const match = findRoute(request.method, pathname);
  if (match.kind === 'unknown') return mocks.picture(match.path, tokenOf(request)) ?? notFound();
  if (match.kind === 'wrongMethod') return wrongMethod(match.allow);
  return (await mocks.answer(match.id, request)) ?? Response.error();
}

/** Answers a request of the mock server. A response of the type `error` closes the connection. */
export async function answerRequest(served: ServedMocks, request: Request): Promise<Response> {
  const { origins } = served;
  if (isPreflight(request)) {
    const preflight = preflightAnswer();
    allowOrigin(request, preflight, origins);
    return preflight;
  }
  const answer = await route(served, request);
  if (answer.type === 'error') return answer;
  const response = new Response(answer.body, answer);
  response.headers.set('X-Content-Type-Options', 'nosniff');
  response.headers.set('X-Request-Id', crypto.randomUUID());
  allowOrigin(request, response, origins);
  return response;
}
