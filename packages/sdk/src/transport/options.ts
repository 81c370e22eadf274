import type { ArgsOf, DataOf, Method, OperationId } from '../operation.ts';
import type { ApiError } from './api-error.ts';
import type { RetryPolicy } from './retry.ts';
import type { OnUnauthorized } from './unauthorized.ts';

export interface TransportOptions {
  /** Origin and, on existing servers, a path: `https://mall.example/wap`. Empty for the page's own origin. */
  readonly baseUrl: string;
  readonly getToken?: () => string | undefined;
  /** One of the 21 query values; `en` where there is none. */
  readonly getLang?: () => string;
  /** Called once per token when a server answers that there is no session. */
  readonly onUnauthorized?: OnUnauthorized;
  readonly timeoutMs?: number;
  /** Whether paths end in `.action`, as on existing servers. */
  readonly actionSuffix?: boolean;
  /**
   * Where token and fields travel. `query` is the contract's form, which every server understands. `header` sends the
   * token as `Authorization: Bearer` and the fields as a form body, which keeps secrets out of URLs where a server takes it.
   */
  readonly secrets?: 'query' | 'header';
  readonly fetch?: (request: Request) => Promise<Response>;
  readonly retry?: Partial<RetryPolicy>;
  /** Told of every attempt, with secrets blanked out: for logs. */
  readonly onCall?: (event: CallEvent) => void;
  /** Throws if an answer is not what the contract says: for development and tests. */
  readonly validate?: (id: OperationId, data: unknown) => void;
  readonly random?: () => number;
}

export interface CallEvent {
  readonly operationId: OperationId;
  readonly method: Method;
  readonly url: string;
  readonly requestId: string;
  readonly attempt: number;
  readonly durationMs: number;
  readonly status?: number | undefined;
  readonly error?: ApiError | undefined;
}

export type Result<Id extends OperationId> =
  | { readonly data: DataOf<Id>; readonly error: undefined; readonly requestId: string }
  | { readonly data: undefined; readonly error: ApiError<Id>; readonly requestId: string };

/** A call as the generated hooks describe it. */
export interface SendRequest {
  readonly method: string;
  readonly url: string;
  readonly params?: object | undefined;
  readonly data?: unknown;
  readonly signal?: AbortSignal | undefined;
  /** The transport sets its own. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Transport {
  /** The data of a successful answer; throws an ApiError otherwise. */
  call<Id extends OperationId>(id: Id, ...args: ArgsOf<Id>): Promise<DataOf<Id>>;
  /** The same without throwing, but for an AbortError. */
  safe<Id extends OperationId>(id: Id, ...args: ArgsOf<Id>): Promise<Result<Id>>;
  /** For generated code, which knows paths. */
  send(request: SendRequest): Promise<unknown>;
  /** For openapi-fetch: everything that `call` does under the face of `fetch`. */
  fetch(request: Request): Promise<Response>;
}
