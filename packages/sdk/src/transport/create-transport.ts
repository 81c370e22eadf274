/* eslint-disable max-lines-per-function, complexity -- splitting this closure adds bytes to every bundle and time to every call; separable parts are in files of their own */
import type { CallOptions, Operation } from '../types.ts';
import { ApiError } from './errors/api-error.ts';
import type { Transport, TransportOptions } from './options.ts';
import { queryEncoding } from './request/encoding.ts';
import { type Deadlines, scheduleTimeout } from './request/deadlines.ts';
import { toFault, readResponse, type ReadResult } from './response/read-response.ts';
import { throughAll } from './middleware.ts';
import { pauseMs } from './request/retry.ts';
import { createRefresh, createUnauthorizedNotice } from './errors/unauthorized.ts';

/**
 * Creates a transport, which makes the calls of an application. It has no state outside of its options, so an
 * application can have several.
 * @example const transport = createTransport({ baseUrl: 'https://mall.example', getToken: () => session.token });
 */
export function createTransport({
  baseUrl,
  fetch: ownFetch,
  getLang,
  getToken,
  headers,
  keyOf,
  onUnauthorized,
  refresh,
  use,
  encoding = queryEncoding,
  retries: defaultRetries = 2,
  timeoutMs: defaultTimeoutMs = 15_000,
  validate,
}: TransportOptions): Transport {
  const root = baseUrl.replace(/\/+$/, '');
  const readToken = () => getToken?.() || undefined;
  const readers = { validate, keyOf };
  const clock: Deadlines = [];
  const notifyUnauthorized = createUnauthorizedNotice(onUnauthorized, readToken);
  const refreshed = refresh && createRefresh(refresh, readToken);

  /** Makes a call. Retries a read after a temporary failure. */
  const run = async (
    isSafe: boolean,
    operation: Operation,
    input: object = {},
    options: CallOptions = {},
  ) => {
    const {
      signal,
      timeoutMs = defaultTimeoutMs,
      lang = getLang?.() || 'en',
      retries = defaultRetries,
    } = options;
    const address = root + operation.path;
    // The global `fetch` is looked up at each call, because a mock or a tracer may replace it later.
    const directly = options.fetch ?? ownFetch ?? fetch;
    const send = use ? throughAll(use, operation, directly) : directly;
    let isResent = false;
    for (let attempt = 1; ; attempt += 1) {
      let token = readToken();
      if (typeof token === 'object') token = (await token) || undefined;
      const { url, init } = encoding(operation, input, address, { lang, token });
      const controller = new AbortController();
      let cancel = () => controller.abort();
      let response: Response | undefined;
      let text: string | undefined;
      let result: ReadResult;
      signal?.throwIfAborted();
      signal?.addEventListener('abort', cancel);
      const deadline = { controller, at: Date.now() + timeoutMs };
      clock.push(deadline);
      scheduleTimeout(clock, deadline.at);
      try {
        init.signal = controller.signal;
        if (headers || options.headers) init.headers = { ...init.headers, ...headers, ...options.headers };
        const received = await send(url, init);
        text = await received.text();
        response = received;
        result = readResponse(operation, response, text, readers);
      } catch (cause) {
        signal?.throwIfAborted();
        result = toFault(controller.signal.reason ?? cause, address);
      } finally {
        // Removes the deadline without allocating: the last entry takes its place.
        clock[clock.indexOf(deadline)] = clock.at(-1) as typeof deadline;
        clock.pop();
        signal?.removeEventListener('abort', cancel);
      }
      const { kind, data } = result;
      if (!kind && !isSafe) return data;
      // The fallback is `Math.random`, because `crypto.randomUUID` is missing on pages without TLS.
      const requestId = response?.headers.get('x-request-id') ?? `c${Math.random()}`;
      const error =
        kind &&
        new ApiError({
          operationId: operation.operationId,
          requestId,
          url: address,
          status: response?.status,
          ...result,
        } as never);
      const waitMs =
        error &&
        operation.isRead &&
        attempt <= retries &&
        pauseMs(error, attempt, response?.headers.get('retry-after'));
      if (!waitMs) {
        // A gateway refuses a session with an HTTP status of its own.
        const hasEnded = error?.code === '403' || (error?.kind === 'http' && error.status === 401);
        if (hasEnded && refreshed && !isResent && (await refreshed(token))) {
          isResent = true;
          continue;
        }
        if (hasEnded) void notifyUnauthorized(token, error);
        if (isSafe) {
          const { status, ok, headers } = response ?? {};
          return { data, error, requestId, response: response && { status, ok, headers }, text };
        }
        throw error;
      }
      let timer: ReturnType<typeof setTimeout> | undefined;
      await new Promise<void>((resolve) => {
        timer = setTimeout((cancel = resolve), waitMs);
        signal?.addEventListener('abort', cancel);
      });
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
    }
  };
  const call = (operation: Operation, input?: object, options?: CallOptions) =>
    run(false, operation, input, options);
  const safe = (operation: Operation, input?: object, options?: CallOptions) =>
    run(true, operation, input, options);
  // Responses are trusted to have the type of the contract; `validate` can check them.
  return { call, safe, getToken, getLang } as unknown as Transport;
}
