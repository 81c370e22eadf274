import type { ErrorsOf, OperationId } from '../../types.ts';

/** envelope: the server refused · http: no envelope, a bad status · network · timeout · shape: not an answer of this contract */
export type FailureKind = 'envelope' | 'http' | 'network' | 'timeout' | 'shape';

export interface Failure<Id extends OperationId> {
  readonly kind: FailureKind;
  /** `code` of the envelope; undefined where there was none. */
  readonly code?: string | undefined;
  readonly key: ErrorsOf<Id>;
  /** What the server said; made of operation and key where it said nothing. */
  readonly message?: string | undefined;
  readonly operationId: Id;
  readonly requestId: string;
  readonly status?: number | undefined;
  /** Where it was sent, secrets blanked out. */
  readonly url: string;
  readonly cause?: unknown;
}

/** The one kind of error that a call throws, but for the reason of a signal that ended it (AbortError, TimeoutError). */
export class ApiError<Id extends OperationId = OperationId> extends Error {
  override readonly name = 'ApiError';
  declare readonly kind: FailureKind;
  declare readonly code: string | undefined;
  declare readonly key: ErrorsOf<Id>;
  declare readonly operationId: Id;
  declare readonly requestId: string;
  declare readonly status: number | undefined;
  declare readonly url: string;

  constructor({ message, ...failure }: Failure<Id>) {
    super(message || `${failure.operationId}: ${failure.key}`);
    Object.assign(this, failure);
  }
}

/** Whether something thrown is an ApiError, and of the operation that is named. */
export function isApiError<Id extends OperationId = OperationId>(
  error: unknown,
  id?: Id,
): error is ApiError<Id> {
  return error instanceof ApiError && (id === undefined || error.operationId === id);
}
