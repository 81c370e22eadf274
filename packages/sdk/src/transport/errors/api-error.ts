import type { FailureDataRule } from '../../generated/hooks/openmall.schemas.ts';
import type { AnyOperationId, ErrorsOf, Operation, OperationId } from '../../types.ts';

/**
 * How a call failed. `envelope`: the server rejected it. `http`: an error status without an envelope. `network`: no
 * response. `timeout`: no complete response in time. `shape`: the response does not match the contract.
 */
export type FailureKind = 'envelope' | 'http' | 'network' | 'timeout' | 'shape';

export interface Failure<Id extends AnyOperationId> {
  readonly kind: FailureKind;
  /** `code` of the envelope; undefined without an envelope. */
  readonly code?: string | undefined;
  readonly key: ErrorsOf<Id>;
  /** The message of the server; by default the operation and the key. */
  readonly message?: string | undefined;
  /** The parameter that the server refused, where it names one (`data` of the envelope). */
  readonly field?: string | undefined;
  /** The rule that the parameter breaks: a keyword of JSON Schema, or a rule of the contract. */
  readonly rule?: FailureDataRule | undefined;
  readonly operationId: Id;
  readonly requestId: string;
  readonly status?: number | undefined;
  /** The URL of the request, with secrets masked. */
  readonly url: string;
  readonly cause?: unknown;
}

/** The error of a failed call. A call throws nothing else, except the reason of the signal that aborts it. */
export class ApiError<Id extends AnyOperationId = OperationId> extends Error {
  override readonly name = 'ApiError';
  declare readonly kind: FailureKind;
  declare readonly code: string | undefined;
  declare readonly key: ErrorsOf<Id>;
  declare readonly field: string | undefined;
  declare readonly rule: FailureDataRule | undefined;
  declare readonly operationId: Id;
  declare readonly requestId: string;
  declare readonly status: number | undefined;
  declare readonly url: string;

  constructor({ message, ...failure }: Failure<Id>) {
    super(message || `${failure.operationId}: ${failure.key}`);
    Object.assign(this, failure);
  }
}

/**
 * Whether an error is an ApiError, and of the given operation if there is one: its function or its name.
 * @example const isPoor = (error: unknown) => isApiError(error, orderPay) && error.key === 'insufficientBalance';
 */
export function isApiError<Id extends AnyOperationId = OperationId>(
  error: unknown,
  operation?: Id | Operation<Id>,
): error is ApiError<Id> {
  const id = typeof operation === 'string' ? operation : operation?.operationId;
  return error instanceof ApiError && (id === undefined || error.operationId === id);
}
