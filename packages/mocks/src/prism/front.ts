/** The proxy in front of Prism. It translates Prism's behavior into that of the contract. */
import type { AnyOperationId } from '@openmall/sdk';
import { BadBody, callForPrism } from './call-for-prism.ts';
import { allowOrigin, isPreflight, preflightAnswer } from '../http/cross-origin.ts';
import { moveTimes } from './move-times.ts';
import { examplePicture, isExamplePicture } from './pictures/example-picture.ts';
import { refuse, translateRefusal } from './refusals.ts';
import { createRouter, type Route } from '../http/find-route.ts';
import { allOperations } from './all-documents.ts';
import { reasonOf } from '../wire/reason.ts';
import { type Fault, faultResponse, isFault, type InjectedFault } from './faults.ts';

export interface FrontOptions {
  /** The base URL of Prism. */
  readonly prism: string;
  /** The names of the examples of each operation. */
  readonly examples: ReadonlyMap<AnyOperationId, readonly string[]>;
  /**
   * Whether Prism generates its responses. Their times then move by whole days, so that the same seed gives the same
   * response.
   */
  readonly isInvented: boolean;
  readonly guide: () => string;
  readonly origins: ReadonlySet<string>;
  readonly injectFault: (id: AnyOperationId) => InjectedFault;
  readonly wait: (ms: number) => Promise<unknown>;
  readonly log: (line: string) => void;
}

const PRISM_TIMEOUT_MS = 20_000;
const DAY_MS = 86_400_000;

/** `?__name=value`, or `Prefer: name=value`. */
const preference = (request: Request, name: string): string | undefined =>
  new URL(request.url).searchParams.get(`__${name}`) ??
  new RegExp(`(?:^|[,;\\s])${name}=([\\w-]+)`).exec(request.headers.get('prefer') ?? '')?.[1];

const findRoute = createRouter(allOperations);

type OperationRoute = Extract<Route<AnyOperationId>, { kind: 'operation' }>;

async function callPrism(options: FrontOptions, route: OperationRoute, request: Request): Promise<Response> {
  try {
    const answer = await fetch(await callForPrism(options.prism, route, request), {
      signal: AbortSignal.timeout(PRISM_TIMEOUT_MS),
    });
    if (!answer.ok) return await translateRefusal(route.id, answer);
    const text = await answer.text();
    return new Response(moveTimes(text, Date.now(), options.isInvented ? DAY_MS : undefined), {
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
    });
  } catch (error) {
    if (error instanceof BadBody) return refuse('parameterError', error.message);
    return refuse('serverError', `Prism did not respond: ${String(error)}`);
  }
}

async function answerOperation(
  options: FrontOptions,
  route: OperationRoute,
  request: Request,
): Promise<Response> {
  const { id } = route;
  const example = preference(request, 'example');
  const names = options.examples.get(id) ?? [];
  if (example !== undefined && !names.includes(example))
    return refuse(
      'parameterError',
      `${id} has no example "${example}"; its examples are ${names.join(', ')}`,
      { status: 404 },
    );
  const { delayMs, fault: drawn } = options.injectFault(id);
  const fault: string | undefined = preference(request, 'fault') ?? drawn;
  if (fault !== undefined && !isFault(fault))
    return refuse('parameterError', `unknown fault "${fault}"`, { status: 404 });
  if (delayMs > 0) await options.wait(delayMs);
  return fault === undefined ? callPrism(options, route, request) : faultResponse(fault satisfies Fault);
}

const picture = (pathname: string): Response =>
  new Response(examplePicture(pathname), {
    headers: { 'Content-Type': 'image/svg+xml', 'X-Content-Type-Options': 'nosniff' },
  });

async function answerCall(options: FrontOptions, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (request.method === 'GET' && pathname === '/') return new Response(options.guide());
  if (isExamplePicture(pathname)) return picture(pathname);
  const route = findRoute(request.method, pathname);
  if (route.kind === 'operation') return answerOperation(options, route, request);
  if (route.kind === 'unknown')
    return refuse('parameterError', `the contract has no ${route.path}`, { status: 404 });
  const { path, allow } = route;
  return refuse('parameterError', `${path} accepts ${allow}`, { status: 405, headers: { Allow: allow } });
}

/** The mock server as a function. `Response.error()` closes the connection. */
export const createFront =
  (options: FrontOptions) =>
  async (request: Request): Promise<Response> => {
    const answer = isPreflight(request) ? preflightAnswer() : await answerCall(options, request);
    if (answer.type === 'error') return answer;
    answer.headers.set(
      'Cache-Control',
      isExamplePicture(new URL(request.url).pathname) ? 'max-age=3600' : 'no-store',
    );
    answer.headers.set('X-Request-Id', crypto.randomUUID());
    allowOrigin(request, answer, options.origins);
    const reason = reasonOf(answer);
    if (reason !== null) options.log(`${request.method} ${new URL(request.url).pathname}: ${reason}`);
    return answer;
  };
