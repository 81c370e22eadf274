import { routes } from '../generated/tables.ts';
import type { CallOptions, OperationId } from '../operation.ts';
import type { ApiError } from './api-error.ts';
import { attempt } from './attempt.ts';
import type { TransportOptions } from './options.ts';
import { readAnswer, shapeFailure, type Subject, thrownFailure } from './outcome.ts';
import { redactUrl } from './redact.ts';
import { type Prepared, prepare } from './request.ts';
import { newRequestId } from './request-id.ts';
import { sendWithProgress } from './send-with-progress.ts';
import { defaultRetryPolicy, delayMs, isPassing, pause, retryAfterMs } from './retry.ts';

export interface Settings extends TransportOptions {
  readonly getToken: () => string | undefined;
  readonly tellUnauthorized: (token: string | undefined, error: ApiError) => void;
}

export interface Done {
  readonly data: unknown;
  readonly requestId: string;
}

type Outcome = { readonly status?: number; readonly retryAfter?: string | null } & (
  | { readonly done: Done; readonly error?: undefined }
  | { readonly done?: undefined; readonly error: ApiError }
);

interface Task {
  readonly subject: Subject;
  readonly prepared: Prepared;
  readonly options: CallOptions;
}

async function tryOnce(settings: Settings, { subject, prepared, options }: Task): Promise<Outcome> {
  const { signal, timeoutMs = settings.timeoutMs ?? 15_000, onSent } = options;
  // Looked up at each call, so that what replaces the global one later (a mock, a tracer) is used.
  const plain = (request: Request) => globalThis.fetch(request);
  const send = settings.fetch ?? (onSent ? sendWithProgress(onSent) : plain);
  try {
    const answer = await attempt(prepared, { timeoutMs, signal, fetch: send });
    const { status, retryAfter } = answer;
    const named = { ...subject, requestId: answer.requestId ?? subject.requestId };
    const outcome = readAnswer(named, answer);
    if ('error' in outcome) return { ...outcome, status, retryAfter };
    return { ...validated(settings, named, status, outcome.data), status };
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    return { error: thrownFailure(subject, cause) };
  }
}

function validated({ validate }: Settings, subject: Subject, status: number, data: unknown): Outcome {
  try {
    validate?.(subject.operationId, data);
    return { done: { data, requestId: subject.requestId } };
  } catch (cause) {
    return { error: shapeFailure(subject, status, cause) };
  }
}

function tell(
  settings: Settings,
  { subject, prepared }: Task,
  outcome: Outcome,
  seen: { count: number; started: number },
): void {
  settings.onCall?.({
    operationId: subject.operationId,
    method: prepared.method,
    url: redactUrl(prepared.url),
    requestId: outcome.done?.requestId ?? outcome.error?.requestId ?? subject.requestId,
    attempt: seen.count + 1,
    durationMs: Date.now() - seen.started,
    status: outcome.status,
    error: outcome.error,
  });
}

function taskOf(
  settings: Settings,
  id: OperationId,
  input: object,
  options: CallOptions,
): Task & { token: string | undefined } {
  const { baseUrl, actionSuffix = false, secrets = 'query' } = settings;
  const token = settings.getToken();
  const prepared = prepare(id, input, {
    baseUrl,
    actionSuffix,
    secrets,
    lang: settings.getLang?.() || 'en',
    token,
  });
  return {
    subject: { operationId: id, url: prepared.url, requestId: newRequestId() },
    prepared,
    options,
    token,
  };
}

/** How long to wait before a read is repeated; undefined where the call is not to be repeated. */
function waitMs(
  settings: Settings,
  error: ApiError,
  retryAfter: string | null | undefined,
  count: number,
): number | undefined {
  if (routes[error.operationId][2] !== 'read' || !isPassing(error)) return undefined;
  const policy = { ...defaultRetryPolicy, ...settings.retry };
  return delayMs(policy, count, retryAfterMs(retryAfter ?? null, Date.now()), settings.random ?? Math.random);
}

/** Makes a call, a read again where the failure may pass, and throws what it ends in. */
export async function runCall(
  settings: Settings,
  id: OperationId,
  input: object,
  options: CallOptions = {},
): Promise<Done> {
  const { token, ...task } = taskOf(settings, id, input, options);
  for (let count = 0; ; count += 1) {
    const started = Date.now();
    const outcome = await tryOnce(settings, task);
    tell(settings, task, outcome, { count, started });
    if (outcome.done) return outcome.done;
    const { error } = outcome;
    const wait = waitMs(settings, error, outcome.retryAfter, count);
    if (wait === undefined) {
      if (error.code === '403') settings.tellUnauthorized(token, error);
      throw error;
    }
    await pause(wait, options.signal);
  }
}
