import { pino, type DestinationStream } from 'pino';
import type { Log } from '../http/app/request-log.ts';
import { describeError } from './describe-error.ts';

export interface JsonLog {
  readonly logRequest: Log;
  /** A line about anything but a request. The caller may pass an error; other values are dropped. */
  readonly logMessage: (level: 'info' | 'warn' | 'error', parts: readonly unknown[]) => void;
}

export interface JsonLogOptions {
  /** Writes a line for every request, not only for failures. */
  readonly logEachRequest: boolean;
  readonly destination?: DestinationStream | undefined;
}

/**
 * Writes one JSON object a line. Fields are picked by name, so nothing of a query, a body or a header reaches the log by
 * accident.
 */
export function createJsonLog({ logEachRequest, destination }: JsonLogOptions): JsonLog {
  const logger = pino(
    { base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters: { level: (level) => ({ level }) } },
    destination ?? pino.destination({ fd: 1, sync: true }),
  );
  return {
    logRequest: ({ requestId, method, path, status, key, durationMs, error }) => {
      const fields = { requestId, method, path, status, key, durationMs: Math.round(durationMs * 10) / 10 };
      if (error !== undefined) logger.error({ ...fields, error: describeError(error) }, 'request failed');
      else if (logEachRequest) logger.info(fields, 'request');
    },
    logMessage: (level, parts) => {
      const text = parts.filter((part) => typeof part === 'string').join(' ');
      const error = parts.find((part) => part instanceof Error);
      logger[level](error === undefined ? {} : { error: describeError(error) }, text);
    },
  };
}

/** Sends what the process writes to the console to the log. */
export function captureConsole({ logMessage }: JsonLog, target: Console = console): void {
  target.log = (...parts: unknown[]) => logMessage('info', parts);
  target.warn = (...parts: unknown[]) => logMessage('warn', parts);
  target.error = (...parts: unknown[]) => logMessage('error', parts);
}
