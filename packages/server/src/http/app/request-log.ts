import type { RecordedStatement } from '../../db/statements/record-statements.ts';
import type { FailureKey } from '../../domain/domain-error.ts';

/** The log entry of a request. It never contains the query or the body, which carry tokens and passwords. */
export interface LogEntry {
  readonly requestId: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly key: FailureKey | undefined;
  readonly durationMs: number;
  readonly error?: unknown;
  /** The trace of the proxy, as its `traceparent` header says. */
  readonly traceParent?: string | undefined;
  /** The statements of the request, if they are traced. */
  readonly statements?: readonly RecordedStatement[] | undefined;
}

export type Log = (entry: LogEntry) => void;

/** Logs failures of the server with their stack. Refusals are not logged. */
export const logFailures: Log = ({ requestId, method, path, error }) => {
  if (error !== undefined) console.error(`${method} ${path} failed (request ${requestId})`, error);
};

/** Logs one line for each request. */
export const logRequests: Log = (entry) => {
  const { requestId, method, path, status, key, durationMs } = entry;
  console.warn(`${method} ${path} ${status} ${key ?? 'ok'} ${durationMs.toFixed(1)} ms ${requestId}`);
  logFailures(entry);
};
