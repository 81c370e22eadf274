import type { OperationId } from '../operation.ts';
import { ApiError, type FailureKind } from './api-error.ts';
import { type Answer, Timeout } from './attempt.ts';
import { readEnvelope } from './envelope.ts';
import { errorKeyOf, textOf } from './error-key.ts';
import type { ErrorKey } from '../generated/operation-types.ts';
import { redactError, redactUrl } from './redact.ts';

/** What one attempt is about, for the errors that it may end in. */
export interface Subject {
  readonly operationId: OperationId;
  readonly url: string;
  readonly requestId: string;
}

interface Fault {
  readonly kind: FailureKind;
  readonly key: ErrorKey;
  readonly status?: number;
  readonly cause?: unknown;
}

const failure = (subject: Subject, { cause, ...fault }: Fault): ApiError =>
  new ApiError({
    ...fault,
    ...subject,
    url: redactUrl(subject.url),
    // The union of all keys is wider than what one operation may answer; a client's own keys are in every one of them.
    key: fault.key as ApiError['key'],
    message: textOf(fault.key),
    ...(cause !== undefined && { cause: redactError(cause) }),
  });

/** What `fetch` threw, as an ApiError. */
export function thrownFailure(subject: Subject, cause: unknown): ApiError {
  return cause instanceof Timeout
    ? failure(subject, { kind: 'timeout', key: 'requestTimeout', cause })
    : failure(subject, { kind: 'network', key: 'checkNetwork', cause });
}

function keyOfStatus(status: number): ErrorKey {
  if (status === 429) return 'frequentOperation';
  if ([404, 405, 501].includes(status)) return 'notImplemented';
  return status >= 500 ? 'serverError' : 'unreadableAnswer';
}

/** An answer that is not what the contract says, for reasons that `cause` knows. */
export const shapeFailure = (subject: Subject, status: number, cause: unknown): ApiError =>
  failure(subject, { kind: 'shape', key: 'unreadableAnswer', status, cause });

/** The data of an answer, or why there is none. An envelope counts whatever the HTTP status. */
export function readAnswer(
  subject: Subject,
  { status, isOk, text }: Answer,
): { data: unknown } | { error: ApiError } {
  const reading = readEnvelope(text);
  if (reading.kind === 'success' && isOk) return { data: reading.data };
  if (reading.kind === 'refusal') {
    const { code, msg } = reading;
    const key = errorKeyOf(code, msg) as ApiError['key'];
    const message = msg || textOf('systemError');
    return {
      error: new ApiError({
        ...subject,
        url: redactUrl(subject.url),
        kind: 'envelope',
        code,
        key,
        message,
        status,
      }),
    };
  }
  if (!isOk) return { error: failure(subject, { kind: 'http', key: keyOfStatus(status), status }) };
  return {
    error: shapeFailure(
      subject,
      status,
      new Error(reading.kind === 'unreadable' ? reading.why : 'Success in a failed answer.'),
    ),
  };
}
