import { createHash, timingSafeEqual } from 'node:crypto';
import { actAs } from '../domain/audit/audit-log.ts';
import { DomainError } from '../domain/domain-error.ts';
import { newRequestId } from '../domain/new-id.ts';
import { failureKey } from '../http/app/failure-key.ts';
import { logFailures, type Log } from '../http/app/request-log.ts';
import { answer, refusal } from './answers.ts';
import type { Control, ControlCall, ControlId } from './contract.ts';
import { controlHandlers } from './handlers.ts';
import { readControlCall } from './read-call.ts';
import { findControlRoute } from './route.ts';

export type ControlOptions = Control & { readonly secret: string; readonly log?: Log | undefined };

export type ControlApp = (request: Request, pathname: string) => Promise<Response>;

const digest = (text: string) => createHash('sha256').update(text).digest();

function hasSecret(request: Request, secret: string): boolean {
  const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(token), digest(secret));
}

interface Outcome {
  readonly response: Response;
  readonly error?: unknown;
}

/** A handler without its types. `ControlHandlers` checks that each handler fits its operation. */
type AnyHandler = (call: ControlCall<ControlId>) => Promise<unknown>;

async function runOperation(control: Control, request: Request, pathname: string): Promise<Outcome> {
  const route = findControlRoute(request.method, pathname);
  if (route.kind === 'unknown') return { response: refusal('recordNotFound') };
  if (route.kind === 'wrongMethod')
    return { response: refusal('parameterError', 405, { Allow: route.allow }) };
  try {
    const call = await readControlCall(route.id, request, route.params);
    const handler = controlHandlers[route.id] as AnyHandler;
    return { response: answer(await handler({ ...control, ...call } as ControlCall<ControlId>)) }; // readControlCall validated it.
  } catch (error) {
    const response = refusal(failureKey(error));
    return error instanceof DomainError ? { response } : { response, error };
  }
}

/**
 * Creates the control API: merchant and operator actions and the clock, for tests. Without the secret, every address
 * answers 401, so that callers cannot learn which addresses exist.
 */
export function createControl({ secret, log = logFailures, ...control }: ControlOptions): ControlApp {
  const operator = { ...control, ctx: actAs(control.ctx, { name: 'control' }) };
  return async (request, pathname) => {
    if (!hasSecret(request, secret)) return refusal('noPermission', 401, { 'WWW-Authenticate': 'Bearer' });
    const start = performance.now();
    const { response, error } = await runOperation(operator, request, pathname);
    const { status } = response;
    const { method } = request;
    const durationMs = performance.now() - start;
    log({ requestId: newRequestId(), method, path: pathname, status, key: undefined, durationMs, error });
    return response;
  };
}
