/** The types through which everything else speaks of operations. */
import type { ClientError, ErrorKey, Operations } from './generated/operation-types.ts';

export type OperationId = keyof Operations;
/** What a call takes, without `lang` and `token`: the transport adds them. */
export type InputOf<Id extends OperationId> = Operations[Id]['input'];
/** What a successful call answers in `data`; null where it answers nothing. */
export type DataOf<Id extends OperationId> = Operations[Id]['data'];
/** The keys of what can go wrong; `unknown` is a message that the catalogue does not have. */
export type ErrorsOf<Id extends OperationId> = Operations[Id]['errors'] | TransportError | 'unknown';
/** What the transport says by itself; the other errors of clients are made by screens. */
export type TransportError = Extract<ClientError, 'checkNetwork' | 'requestTimeout' | 'unreadableAnswer'>;

export type Semantics = 'read' | 'idempotent' | 'write';
export type Method = 'GET' | 'POST';
/** Where a call goes, whether it may be repeated, and what kind of body it has, if any. */
export type Route = readonly [
  method: Method,
  path: string,
  semantics: Semantics,
  body?: 'json' | 'multipart',
];

/** How a paged read names its fields; `items` and `total` are paths into the data. */
export interface Paging {
  readonly page: string;
  readonly size: string;
  /** Empty where the data itself is the list. */
  readonly items: string;
  readonly total: string;
}
export type PagingTable = Readonly<Partial<Record<OperationId, Paging>>>;

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

export interface CallOptions {
  /** Aborting rethrows the AbortError. */
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number | undefined;
  /** Told again and again which share of the body is sent, 0 to 1: in browsers, for uploads that show their progress. */
  readonly onSent?: ((share: number) => void) | undefined;
}

/** An input can be left out where no field of it is required. */
export type ArgsOf<Id extends OperationId> =
  Record<never, never> extends InputOf<Id>
    ? [input?: InputOf<Id> | undefined, options?: CallOptions]
    : [input: InputOf<Id>, options?: CallOptions];

/** What of a transport the operation functions need. */
export interface Caller {
  call<Id extends OperationId>(id: Id, ...args: ArgsOf<Id>): Promise<DataOf<Id>>;
}
export type OperationFunction<Id extends OperationId> = (
  transport: Caller,
  ...args: ArgsOf<Id>
) => Promise<DataOf<Id>>;
