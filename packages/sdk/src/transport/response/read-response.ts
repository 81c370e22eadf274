/** What an answer, or the lack of one, means. */
import type { Operation } from '../../types.ts';
import type { FailureKind } from '../errors/api-error.ts';
import { timeoutReason } from '../request/deadlines.ts';
import { errorKeyAmong } from '../errors/error-key.ts';
import type { TransportOptions } from '../options.ts';
import { redactError } from '../logging/redact.ts';

/** What an error has of its own beside what every error of a call has. */
export interface Fault {
  readonly kind: FailureKind;
  readonly key: string;
  readonly code?: string;
  /** What the server said. */
  readonly message?: string;
  readonly cause?: Error | undefined;
  readonly data?: undefined;
}
export type ReadResult = { readonly data: unknown; readonly kind?: undefined } | Fault;

/** Why there is no answer. */
export const toFault = (cause: unknown): Fault =>
  cause === timeoutReason
    ? { kind: 'timeout', key: 'requestTimeout' }
    : { kind: 'network', key: 'checkNetwork', cause: redactError(cause) };

/** The key of a bad answer without an envelope. */
const keyOfStatus = (status: number): string => {
  if (status === 429) return 'frequentOperation';
  return status < 500 ? 'unreadableAnswer' : 'serverError';
};

function envelopeIn(text: string): { code?: unknown; msg?: unknown; data?: unknown } {
  try {
    return (JSON.parse(text) ?? {}) as object;
  } catch {
    return {}; // What it says of the text may quote a secret.
  }
}

/** The data of an answer, or why there is none. An envelope counts whatever the HTTP status, the number 0 as success. */
export function readResponse(
  operation: Operation,
  { ok, status }: Pick<Response, 'ok' | 'status'>,
  text: string,
  validate: TransportOptions['validate'],
): ReadResult {
  const { code: sent, msg, data = null } = envelopeIn(text);
  const code = typeof sent === 'number' ? String(sent) : sent;
  if (typeof code === 'string' && code !== '0') {
    const message = String(msg ?? '');
    return { kind: 'envelope', code, key: errorKeyAmong(operation.errors, code, message), message };
  }
  let cause: Error | undefined;
  try {
    if (code && ok) {
      validate?.(operation.operationId, data);
      return { data };
    }
  } catch (thrown) {
    cause = redactError(thrown);
  }
  return { kind: ok ? 'shape' : 'http', key: keyOfStatus(status), cause };
}
