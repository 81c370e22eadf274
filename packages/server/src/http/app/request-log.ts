import type { ErrorKey } from '@openmall/sdk';

/** What is written down of a request: never its query, which carries tokens and passwords, nor its body. */
export interface LogEntry {
  readonly requestId: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly key: ErrorKey | undefined;
  readonly durationMs: number;
  readonly error?: unknown;
}

export type Log = (entry: LogEntry) => void;

/** Failures of the server itself, in full; refusals are everyday life. */
export const logFailures: Log = ({ requestId, method, path, error }) => {
  if (error !== undefined) console.error(`${method} ${path} failed (request ${requestId})`, error);
};

/** A line a request, for who asks for it. */
export const logRequests: Log = (entry) => {
  const { requestId, method, path, status, key, durationMs } = entry;
  console.warn(`${method} ${path} ${status} ${key ?? 'ok'} ${durationMs.toFixed(1)} ms ${requestId}`);
  logFailures(entry);
};
