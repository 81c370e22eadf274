import type { ArgsOf, DataOf, Fetch, Operation, OperationId } from '../types.ts';
import type { ApiError } from './errors/api-error.ts';
import type { RequestEncoding } from './request/encoding.ts';
import type { OnUnauthorized } from './errors/unauthorized.ts';

export interface TransportOptions {
  /** Origin and, on existing servers, a path: `https://mall.example/wap`. Empty for the page's own origin. */
  readonly baseUrl: string;
  readonly getToken?: () => string | undefined;
  /** One of the 21 query values; `en` where there is none. */
  readonly getLang?: () => string;
  /** Called once per token when a server answers that there is no session. */
  readonly onUnauthorized?: OnUnauthorized;
  /** For the whole answer; 15 seconds where nothing is said. */
  readonly timeoutMs?: number;
  /** Where token and fields travel: in the query, which every server understands, or `headerAndBodyEncoding`. */
  readonly encoding?: RequestEncoding;
  /** Takes a URL and an init like the global `fetch`, which it replaces. */
  readonly fetch?: Fetch;
  /** How often a read is repeated after its first failure; 2 where nothing is said. A write never is. */
  readonly retries?: number;
  /** Throws if an answer is not what the contract says: for development and tests. */
  readonly validate?: (id: OperationId, data: unknown) => void;
}

export type Result<Id extends OperationId> = {
  readonly requestId: string;
  /** As it came; undefined where nothing came. */
  readonly response?: Response | undefined;
  /** The body of the response, which is read already. */
  readonly text?: string | undefined;
} & (
  | { readonly data: DataOf<Id>; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: ApiError<Id> }
);

export interface Transport {
  /** The data of a successful answer; throws an ApiError otherwise, or the signal's own reason. */
  call<Id extends OperationId>(operation: Operation<Id>, ...args: ArgsOf<Id>): Promise<DataOf<Id>>;
  /** The same without throwing, but for the signal's own reason; with request id and raw answer. */
  safe<Id extends OperationId>(operation: Operation<Id>, ...args: ArgsOf<Id>): Promise<Result<Id>>;
}
