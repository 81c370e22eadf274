/** The types of operations, their inputs, data and errors. */
import type { Operations as DeskOperations } from './desk/generated/operation-types.ts';
import type { Lang } from './generated/hooks/openmall.schemas.ts';
import type { ClientError, ErrorKey, Operations } from './generated/operation-types.ts';
import type { Operations as MerchantOperations } from './merchant/generated/operation-types.ts';

/** The operations of buyers. */
export type OperationId = keyof Operations;
/** The operations of buyers, merchants and the desk. A transport makes all of them. */
interface AnyOperations extends Operations, MerchantOperations, DeskOperations {}
export type AnyOperationId = keyof AnyOperations;
/** The input of a call, without `lang` and `token`: the transport adds them. */
export type InputOf<Id extends AnyOperationId> = AnyOperations[Id]['input'];
/** The `data` of a successful response; null for operations without data. */
export type DataOf<Id extends AnyOperationId> = AnyOperations[Id]['data'];
/** The error keys of an operation. `unknown` stands for an error that the contract does not list for it. */
export type ErrorsOf<Id extends AnyOperationId> = AnyOperations[Id]['errors'] | TransportError | 'unknown';
/** The errors that the transport raises. The store raises the other client errors. */
export type TransportError = Extract<ClientError, 'checkNetwork' | 'requestTimeout' | 'unreadableAnswer'>;

export type Semantics = 'read' | 'idempotent' | 'write';
export type Method = 'GET' | 'POST';

/** Field names of a paged read. `items` and `total` are dotted paths into the data. */
export interface Paging {
  readonly page: string;
  readonly size: string;
  /** Empty if the data itself is the list. */
  readonly items: string;
  readonly total: string;
}

/** The request body of an operation that does not send its fields in the query. */
export interface Body {
  readonly body: BodyInit;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The part of the contract that a call needs at run time. A bundle contains nothing else of the contract. */
export interface Operation<Id extends AnyOperationId = OperationId> {
  readonly operationId: Id;
  readonly method: Method;
  readonly path: string;
  /** Reads may be retried after a failure, writes never. */
  readonly isRead: boolean;
  /** The operation's own errors, in the format of `error-key.ts`. */
  readonly errors: string;
  /** Set for operations with a request body. */
  readonly bodyOf?: (input: object) => Body;
  readonly paging?: Paging;
}

export interface OperationEntry<Id extends string = OperationId, Key extends string = ErrorKey> {
  readonly method: Method;
  readonly path: string;
  readonly tag: string;
  readonly origin: 'spec' | 'extension';
  readonly semantics: Semantics;
  /** Whether the operation requires a token. */
  readonly guarded: boolean;
  /** Which tokens of narrower use are accepted too. */
  readonly scope?: 'chat';
  readonly since: string;
  readonly errors: readonly Key[];
  readonly paging?: Paging;
  readonly invalidates?: readonly Id[];
  /** Polling interval in milliseconds. */
  readonly everyMs?: number;
}
export type OperationMap = Readonly<Record<OperationId, OperationEntry>>;

/** The metadata of an operation of the back office. */
export interface OfficeEntry<Id extends string, Key extends string> extends OperationEntry<Id, Key> {
  /** A permission, `any` session, or `none`. */
  readonly permission: string;
  /** What the audit log records of a write. */
  readonly audit?: string;
}

/** The part of `fetch` that a call needs: the global function, a wrapper, or a server under test. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface CallOptions {
  /** When it aborts, the call rejects with its reason: an AbortError, or the TimeoutError of `AbortSignal.timeout`. */
  readonly signal?: AbortSignal | undefined;
  /** Time limit for the whole response, in milliseconds. */
  readonly timeoutMs?: number | undefined;
  /** Maximum number of retries of a read. Writes are never retried. */
  readonly retries?: number | undefined;
  /** Language of this call. */
  readonly lang?: Lang | undefined;
  /** Headers of this call, besides those of the transport. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Replaces `fetch` for this call, for example by `fetchWithProgress`. */
  readonly fetch?: Fetch | undefined;
}

/** The input is optional if none of its fields is required. */
export type ArgsOf<Id extends AnyOperationId> =
  Record<never, never> extends InputOf<Id>
    ? [input?: InputOf<Id> | undefined, options?: CallOptions]
    : [input: InputOf<Id>, options?: CallOptions];
