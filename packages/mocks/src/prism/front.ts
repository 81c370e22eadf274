/** What stands before Prism: it makes of Prism's manners those of the contract. */
import type { OperationId } from '@openmall/sdk';
import { BadBody, callForPrism } from './call-for-prism.ts';
import { allowOrigin, isPreflight, preflightAnswer } from '../http/cross-origin.ts';
import { moveTimes } from './move-times.ts';
import { examplePicture, isExamplePicture } from './pictures/example-picture.ts';
import { refuse, translateRefusal } from './refusals.ts';
import { findRoute, type Route } from '../http/find-route.ts';
import { reasonOf } from '../wire/reason.ts';
import { type Fault, faultAnswer, isFault, type FaultInjector } from './faults.ts';

export interface FrontOptions {
  /** Where Prism listens. */
  readonly prism: string;
  /** The names of the examples of each operation. */
  readonly examples: ReadonlyMap<OperationId, readonly string[]>;
  /** Whether Prism invents its answers: then their times move by whole days, so that a seed repeats itself. */
  readonly isInvented: boolean;
  readonly guide: () => string;
  readonly origins: ReadonlySet<string>;
  readonly trouble: (id: OperationId) => FaultInjector;
  readonly wait: (ms: number) => Promise<unknown>;
  readonly say: (line: string) => void;
}

const PRISM_MS = 20_000;
const DAY_MS = 86_400_000;

/** `?__name=value`, or `Prefer: name=value`. */
const wished = (request: Request, name: string): string | undefined =>
  new URL(request.url).searchParams.get(`__${name}`) ??
  new RegExp(`(?:^|[,;\\s])${name}=([\\w-]+)`).exec(request.headers.get('prefer') ?? '')?.[1];

type Known = Extract<Route, { kind: 'operation' }>;

async function askPrism(options: FrontOptions, route: Known, request: Request): Promise<Response> {
  try {
    const answer = await fetch(await callForPrism(options.prism, route, request), {
      signal: AbortSignal.timeout(PRISM_MS),
    });
    if (!answer.ok) return await translateRefusal(route.id, answer);
    const text = await answer.text();
    return new Response(moveTimes(text, Date.now(), options.isInvented ? DAY_MS : undefined), {
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
    });
  } catch (error) {
    if (error instanceof BadBody) return refuse('parameterError', error.message);
    return refuse('serverError', `Prism did not answer: ${String(error)}`);
  }
}

async function answerOperation(options: FrontOptions, route: Known, request: Request): Promise<Response> {
  const { id } = route;
  const example = wished(request, 'example');
  const names = options.examples.get(id) ?? [];
  if (example !== undefined && !names.includes(example))
    return refuse('parameterError', `${id} has no example "${example}", it has ${names.join(', ')}`, 404);
  const { delayMs, fault: drawn } = options.trouble(id);
  const fault: string | undefined = wished(request, 'fault') ?? drawn;
  if (fault !== undefined && !isFault(fault))
    return refuse('parameterError', `there is no fault "${fault}"`, 404);
  if (delayMs > 0) await options.wait(delayMs);
  return fault === undefined ? askPrism(options, route, request) : faultAnswer(fault satisfies Fault);
}

const drawn = (pathname: string): Response =>
  new Response(examplePicture(pathname), {
    headers: { 'Content-Type': 'image/svg+xml', 'X-Content-Type-Options': 'nosniff' },
  });

async function answerCall(options: FrontOptions, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (request.method === 'GET' && pathname === '/') return new Response(options.guide());
  if (isExamplePicture(pathname)) return drawn(pathname);
  const route = findRoute(request.method, pathname);
  if (route.kind === 'operation') return answerOperation(options, route, request);
  if (route.kind === 'unknown') return refuse('parameterError', `the contract has no ${route.path}`, 404);
  const { path, allow } = route;
  return refuse('parameterError', `${path} is called by ${allow}`, 405, { Allow: allow });
}

/** The mock server as a function. `Response.error()` means: cut the connection. */
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
    if (reason !== null) options.say(`${request.method} ${new URL(request.url).pathname}: ${reason}`);
    return answer;
  };
