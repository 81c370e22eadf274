import type { Fetch, OperationId } from '../../types.ts';
import { idOf } from '../request/define-operation.ts';
import { redactError } from './redact.ts';

/** One attempt of a call. */
export interface CallEvent {
  readonly operationId: OperationId;
  readonly method: string;
  /** Without the query: logs should not contain searches, orders or payments of users. */
  readonly url: string;
  readonly requestId: string | undefined;
  readonly durationMs: number;
  /** Undefined without a response; `error` has the reason. */
  readonly status: number | undefined;
  readonly error: Error | undefined;
}

/**
 * Creates a `fetch` that reports every attempt, without fields, body and token. It throws what `fetch` throws.
 * @example const transport = createTransport({ baseUrl, fetch: fetchWithLog(console.debug) });
 */
export const fetchWithLog =
  (log: (event: CallEvent) => void, send?: Fetch): Fetch =>
  async (url, init) => {
    const started = Date.now();
    let response: Response | undefined;
    let error: Error | undefined;
    try {
      response = await (send ?? fetch)(url, init);
      return response;
    } catch (cause) {
      error = redactError(cause);
      throw cause;
    } finally {
      const path = url.split('?')[0] ?? url;
      log({
        operationId: idOf(path.replace(/(!.*)\.action$/, '$1')) as OperationId,
        method: init.method ?? 'GET',
        url: path,
        requestId: response?.headers.get('x-request-id') ?? undefined,
        durationMs: Date.now() - started,
        status: response?.status,
        error,
      });
    }
  };
