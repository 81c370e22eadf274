/** Turns a response, or the failure to get one, into data or a fault. */
import type { Operation } from '../../types.ts';
import type { FailureKind } from '../errors/api-error.ts';
import { networkHint } from '../errors/network-hint.ts';
import { timeoutReason } from '../request/deadlines.ts';
import { errorKeyAmong } from '../errors/error-key.ts';
import type { TransportOptions } from '../options.ts';
import { redactError } from '../logging/redact.ts';

/** The properties of an error that depend on the response. */
export interface Fault {
  readonly kind: FailureKind;
  readonly key: string;
  readonly code?: string;
  /** The message of the server. */
  readonly message?: string | undefined;
  readonly cause?: Error | undefined;
  readonly field?: string;
  readonly rule?: string;
  readonly data?: undefined;
}
export type ReadResult = { readonly data: unknown; readonly kind?: undefined } | Fault;

/** Classifies the failure to get a response. */
export const toFault = (cause: unknown, address: string): Fault =>
  cause === timeoutReason
    ? { kind: 'timeout', key: 'requestTimeout' }
    : { kind: 'network', key: 'checkNetwork', message: networkHint(address), cause: redactError(cause) };

/** The key of an error response without an envelope. */
const keyOfStatus = (status: number): string => {
  if (status === 401) return 'sessionExpired';
  if (status === 429) return 'frequentOperation';
  return status < 500 ? 'unreadableAnswer' : 'serverError';
};

function parseEnvelope(text: string): { code?: unknown; msg?: unknown; key?: unknown; data?: unknown } {
  try {
    return (JSON.parse(text) ?? {}) as object;
  } catch {
    return {}; // The error is dropped: it may quote a secret of the response.
  }
}

/** What an application adds to the reading of responses. */
export type ResponseReaders = Pick<TransportOptions, 'validate' | 'keyOf'>;

const toRejection = (
  { errors }: Operation,
  code: string,
  { msg, key, data }: { readonly msg?: unknown; readonly key?: unknown; readonly data?: unknown },
  keyOf: ResponseReaders['keyOf'],
): Fault => {
  const message = String(msg ?? '');
  const known = errorKeyAmong(errors, code, message, key) ?? keyOf?.(code, message) ?? 'unknown';
  const { field, rule } = (data ?? {}) as Pick<Fault, 'field' | 'rule'>;
  return { kind: 'envelope', code, key: known, message, field, rule };
};

/** Reads the data or the fault of a response. An envelope counts whatever the HTTP status. The number 0 is a success too. */
export function readResponse(
  operation: Operation,
  { ok, status }: Pick<Response, 'ok' | 'status'>,
  text: string,
  { validate, keyOf }: ResponseReaders,
): ReadResult {
  const envelope = parseEnvelope(text);
  const { code: rawCode, data = null } = envelope;
  const code = typeof rawCode === 'number' ? String(rawCode) : rawCode;
  if (typeof code === 'string' && code !== '0') return toRejection(operation, code, envelope, keyOf);
  let cause: Error | undefined;
  try {
    if (code && ok) {
      validate?.(operation.operationId, data, operation);
      return { data };
    }
  } catch (thrown) {
    cause = redactError(thrown);
  }
  return { kind: ok ? 'shape' : 'http', key: keyOfStatus(status), cause };
}
