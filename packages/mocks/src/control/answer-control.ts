/** Answers the calls of `openapi/control.yaml` that a test of the mocks needs. */
import { errorCatalog } from '@openmall/sdk';
import type { Mall } from '../state/mall.ts';
import { Refusal } from '../state/refusal.ts';
import { controlRoutes, type ControlInput, type MallClock } from './control-routes.ts';

export interface ControlledMall {
  readonly mall: Mall;
  readonly clock: MallClock;
}

const json = (status: number, body: object): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
  });

/** The parameters of a path such as `orders/{id}/ship`; undefined if it is another path. */
function matchPath(pattern: string, path: readonly string[]): readonly string[] | undefined {
  const parts = pattern.split('/');
  if (parts.length !== path.length) return undefined;
  const isMatch = parts.every((part, index) => part === '{}' || part === path[index]);
  return isMatch ? path.filter((_, index) => parts[index] === '{}') : undefined;
}

async function bodyOf(request: Request): Promise<Record<string, unknown>> {
  const text = await request.text();
  const value: unknown = text === '' ? {} : JSON.parse(text);
  // The fields are checked where they are read.
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** Missing records are 404, records in another state 409. */
function failure(error: unknown): Response {
  if (error instanceof SyntaxError) return json(400, { key: 'parameterError', text: error.message });
  if (!(error instanceof Refusal)) throw error;
  const { key } = error;
  const status = key === 'parameterError' ? 400 : /NotFound$/.test(key) ? 404 : 409;
  return json(status, { key, text: errorCatalog[key].text });
}

export async function answerControl({ mall, clock }: ControlledMall, request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const path = pathname.split('/').slice(2).map(decodeURIComponent);
  for (const { method, pattern, answer } of controlRoutes) {
    const params = request.method === method ? matchPath(pattern, path) : undefined;
    if (!params) continue;
    try {
      const input: ControlInput = { mall, clock, params, query: searchParams, body: await bodyOf(request) };
      return json(200, answer(input));
    } catch (error) {
      return failure(error);
    }
  }
  return json(404, {
    key: 'notImplemented',
    text: 'The mocks do not answer this call of the control contract.',
  });
}
