import type { AnyOperationId, ArgsOf, DataOf, Fetch, Operation, OperationId } from '../types.ts';
import type { Lang } from '../generated/hooks/openmall.schemas.ts';
import type { ErrorKey } from '../generated/operation-types.ts';
import type { ApiError } from './errors/api-error.ts';
import type { RequestEncoding } from './request/encoding.ts';
import type { OnUnauthorized, Token } from './errors/unauthorized.ts';
import type { Middleware } from './middleware.ts';

export interface TransportOptions {
  /** The origin and, on existing servers, a path: `https://mall.example/wap`. Empty for the page's own origin. */
  readonly baseUrl: string;
  /** Returns the token of the session. Called at each call. May be async, for example to refresh a token that has expired. */
  readonly getToken?: (() => Token) | undefined;
  /** Returns the language of a call, one of the 21 values of the contract; `en` by default. */
  readonly getLang?: (() => Lang) | undefined;
  /** Called once per token when the server responds that the session has ended. */
  readonly onUnauthorized?: OnUnauthorized | undefined;
  /**
   * Gets another token, which `getToken` returns from then on. Called once when the server responds that the session has
   * ended, even if several calls fail together; then each of them is sent again once. `onUnauthorized` is called only if
   * this fails or the new token is refused too.
   */
  readonly refresh?: (() => unknown) | undefined;
  /** Headers of every request. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Surrounds every request; the first is the outermost. */
  readonly use?: readonly Middleware[] | undefined;
  /** Time limit for the whole response, in milliseconds; 15,000 by default. */
  readonly timeoutMs?: number | undefined;
  /** Where token and fields are sent: `queryEncoding`, which every server accepts (default), or `headerAndBodyEncoding`. */
  readonly encoding?: RequestEncoding | undefined;
  /** Replaces the global `fetch`. */
  readonly fetch?: Fetch | undefined;
  /** Maximum number of retries of a read; 2 by default. Writes are never retried. */
  readonly retries?: number | undefined;
  /**
   * Returns the key of a rejection that the SDK does not know, from a server that sends no `key` and has texts of its
   * own; undefined leaves it `unknown`.
   */
  readonly keyOf?: ((code: string, msg: string) => ErrorKey | undefined) | undefined;
  /**
   * Checks the data of each response and throws if it does not match the contract: `refuseUnusableData` for an
   * application, `validateWithZod` for development and tests.
   */
  readonly validate?:
    ((id: OperationId, data: unknown, operation: Pick<Operation, 'isRead'>) => void) | undefined;
}

/** The result of `transport.safe`. */
export type Result<Id extends AnyOperationId> = {
  /** The `x-request-id` of the response, or a random id. */
  readonly requestId: string;
  /** Status and headers of the response; undefined if none arrived. Its URL is left out, because it may hold secrets. */
  readonly response?: Pick<Response, 'status' | 'ok' | 'headers'> | undefined;
  /** The body of the response, which has been read. */
  readonly text?: string | undefined;
} & (
  | { readonly data: DataOf<Id>; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: ApiError<Id> }
);

export interface Transport {
  /** The options of these names, for caches, which keep sessions and languages apart. */
  readonly getToken?: TransportOptions['getToken'];
  readonly getLang?: TransportOptions['getLang'];
  /**
   * Calls an operation and returns its data.
   * @throws ApiError if the call fails, or the reason of the signal that aborts it.
   */
  call<Id extends AnyOperationId>(operation: Operation<Id>, ...args: ArgsOf<Id>): Promise<DataOf<Id>>;
  /**
   * Calls an operation and returns its data or its error, with request id, status and headers.
   * @throws The reason of the signal that aborts the call, or what `getToken` throws; nothing else.
   */
  safe<Id extends AnyOperationId>(operation: Operation<Id>, ...args: ArgsOf<Id>): Promise<Result<Id>>;
}
