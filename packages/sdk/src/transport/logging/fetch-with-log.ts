import type { Fetch, OperationId } from '../../types.ts';
import { idOf } from '../request/define-operation.ts';
import { redactError } from './redact.ts';

export interface CallEvent {
  readonly operationId: OperationId;
  readonly method: string;
  /** Without its query: what somebody looks for, buys or pays is nobody's log's business. */
  readonly url: string;
  readonly requestId: string | undefined;
  readonly durationMs: number;
  /** Undefined where nothing came, which `error` explains. */
  readonly status: number | undefined;
  readonly error: Error | undefined;
}

/**
 * A `fetch` that tells of every attempt, without its fields, body and token: for logs.
 * @example const transport = createTransport({ baseUrl, fetch: fetchWithLog(console.debug) });
 */
export const fetchWithLog =
  (tell: (event: CallEvent) => void, send?: Fetch): Fetch =>
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
      tell({
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
