/* eslint-disable max-lines-per-function, complexity -- one closure: split, it costs bytes in every bundle and time in every call; what has a meaning of its own is in a file of its own */
import type { CallOptions, Operation } from '../types.ts';
import { ApiError } from './errors/api-error.ts';
import type { Transport, TransportOptions } from './options.ts';
import { queryEncoding } from './request/encoding.ts';
import { type Deadlines, scheduleTimeout } from './request/deadlines.ts';
import { toFault, readResponse, type ReadResult } from './response/read-response.ts';
import { pauseMs } from './request/retry.ts';
import { createUnauthorizedNotice } from './errors/unauthorized.ts';

/**
 * The one place from which calls are made. Keeps nothing but what it is told here, so an application can have several.
 * @example const transport = createTransport({ baseUrl: 'https://mall.example', getToken: () => session.token });
 */
export function createTransport({
  baseUrl,
  fetch: ownFetch,
  getLang,
  getToken,
  onUnauthorized,
  encoding = queryEncoding,
  retries: usualRetries = 2,
  timeoutMs: usualTimeoutMs = 15_000,
  validate,
}: TransportOptions): Transport {
  const root = baseUrl.replace(/\/+$/, '');
  const currentToken = () => getToken?.() || undefined;
  const clock: Deadlines = [];
  const tellUnauthorized = createUnauthorizedNotice(onUnauthorized, currentToken);

  /** Makes a call, a read again where the failure may pass. */
  const run = async (
    isSafe: boolean,
    operation: Operation,
    input: object = {},
    options: CallOptions = {},
  ) => {
    const {
      signal,
      timeoutMs = usualTimeoutMs,
      lang = getLang?.() || 'en',
      retries = usualRetries,
    } = options;
    const token = currentToken();
    const address = root + operation.path;
    const { url, init } = encoding(operation, input, address, { lang, token });
    // The global one is looked up at each call, so that what replaces it later (a mock, a tracer) is used.
    const send = options.fetch ?? ownFetch ?? fetch;
    for (let attempt = 1; ; attempt += 1) {
      const controller = new AbortController();
      let leave = () => controller.abort();
      let response: Response | undefined;
      let text: string | undefined;
      let reading: ReadResult;
      signal?.throwIfAborted();
      signal?.addEventListener('abort', leave);
      const limit = { controller, at: Date.now() + timeoutMs };
      clock.push(limit);
      scheduleTimeout(clock, limit.at);
      try {
        init.signal = controller.signal;
        const head = await send(url, init);
        text = await head.text();
        response = head;
        reading = readResponse(operation, response, text, validate);
      } catch (cause) {
        signal?.throwIfAborted();
        reading = toFault(controller.signal.reason ?? cause);
      } finally {
        // The last one takes its place, which costs nothing where it is the last itself.
        clock[clock.indexOf(limit)] = clock.at(-1) as typeof limit;
        clock.pop();
        signal?.removeEventListener('abort', leave);
      }
      const { kind, data } = reading;
      if (!kind && !isSafe) return data;
      // Where the server names none: `crypto.randomUUID` is missing on pages without TLS.
      const requestId = response?.headers.get('x-request-id') ?? `c${Math.random()}`;
      const error =
        kind &&
        new ApiError({
          operationId: operation.operationId,
          requestId,
          url: address,
          status: response?.status,
          ...reading,
        } as never);
      const ms =
        error &&
        operation.isRead &&
        attempt <= retries &&
        pauseMs(error, attempt, response?.headers.get('retry-after'));
      if (!ms) {
        if (error?.code === '403') void tellUnauthorized(token, error);
        if (isSafe) return { data, error, requestId, response, text };
        throw error;
      }
      let timer: ReturnType<typeof setTimeout> | undefined;
      await new Promise<void>((resolve) => {
        timer = setTimeout((leave = resolve), ms);
        signal?.addEventListener('abort', leave);
      });
      clearTimeout(timer);
      signal?.removeEventListener('abort', leave);
    }
  };
  const call = (operation: Operation, input?: object, options?: CallOptions) =>
    run(false, operation, input, options);
  const safe = (operation: Operation, input?: object, options?: CallOptions) =>
    run(true, operation, input, options);
  // What comes over the wire has the type that the contract promises; `validate` checks it where asked to.
  return { call, safe } as unknown as Transport;
}
