/** The types through which everything else speaks of operations. */
import type { ClientError, ErrorKey, Operations } from './generated/operation-types.ts';

export type OperationId = keyof Operations;
/** What a call takes, without `lang` and `token`: the transport adds them. */
export type InputOf<Id extends OperationId> = Operations[Id]['input'];
/** What a successful call answers in `data`; null where it answers nothing. */
export type DataOf<Id extends OperationId> = Operations[Id]['data'];
/** The keys of what can go wrong; `unknown` is a message that the operation is not known to answer. */
export type ErrorsOf<Id extends OperationId> = Operations[Id]['errors'] | TransportError | 'unknown';
/** What the transport says by itself; the other errors of clients are made by screens. */
export type TransportError = Extract<ClientError, 'checkNetwork' | 'requestTimeout' | 'unreadableAnswer'>;

export type Semantics = 'read' | 'idempotent' | 'write';
export type Method = 'GET' | 'POST';

/** How a paged read names its fields; `items` and `total` are paths into the data. */
export interface Paging {
  readonly page: string;
  readonly size: string;
  /** Empty where the data itself is the list. */
  readonly items: string;
  readonly total: string;
}

/** What is sent where the fields do not travel in the query. */
export interface Body {
  readonly body: BodyInit;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What of the contract a call needs at run time. Nothing else of the contract comes into a bundle with it. */
export interface Operation<Id extends OperationId = OperationId> {
  readonly operationId: Id;
  readonly method: Method;
  readonly path: string;
  /** Reads may be repeated after a failure, writes never. */
  readonly isRead: boolean;
  /** Its own errors, in the form that `error-key.ts` reads. */
  readonly errors: string;
  /** Of calls with a body. */
  readonly bodyOf?: (input: object) => Body;
  readonly paging?: Paging;
}

export interface OperationEntry {
  readonly method: Method;
  readonly path: string;
  readonly tag: string;
  readonly origin: 'spec' | 'extension';
  readonly semantics: Semantics;
  /** Whether callers without a token are refused. */
  readonly guarded: boolean;
  readonly since: string;
  readonly errors: readonly ErrorKey[];
  readonly paging?: Paging;
  readonly invalidates?: readonly OperationId[];
  readonly everyMs?: number;
}
export type OperationMap = Readonly<Record<OperationId, OperationEntry>>;

/** The part of `fetch` that a call needs. Pass the global one, a wrapper, or a test server's. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface CallOptions {
  /** Ending it rethrows its reason: an AbortError, or the TimeoutError of `AbortSignal.timeout`. */
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number | undefined;
  /** How often a read is repeated; a write never is. */
  readonly retries?: number | undefined;
  /** One of the 21 query values, for this call only. */
  readonly lang?: string | undefined;
  /** For this call only, such as `fetchWithProgress`. */
  readonly fetch?: Fetch | undefined;
}

/** An input can be left out where no field of it is required. */
export type ArgsOf<Id extends OperationId> =
  Record<never, never> extends InputOf<Id>
    ? [input?: InputOf<Id> | undefined, options?: CallOptions]
    : [input: InputOf<Id>, options?: CallOptions];
