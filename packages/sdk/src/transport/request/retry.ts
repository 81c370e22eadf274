import type { ApiError } from '../errors/api-error.ts';

// A quarter of the longest first pause.
const BASE_PAUSE_MS = 75;
// A call is not retried if the server demands a longer pause.
const MAX_PAUSE_MS = 5_000;

/**
 * Returns the pause in milliseconds before the retry after a failed attempt, counted from 1; undefined if a retry would
 * not help. Jitter spreads the retries of many clients. A timeout is not retried: 15 seconds would become 45.
 */
export function pauseMs(
  { kind, status = 0 }: Pick<ApiError, 'kind'> & Partial<Pick<ApiError, 'status'>>,
  attempt: number,
  retryAfter: string | null | undefined,
): number | undefined {
  const backoff = BASE_PAUSE_MS * 2 ** attempt * (1 + Math.random());
  // HTTP allows seconds or a date. Without the header both are NaN.
  const retryAfterMs = Number(retryAfter) * 1000 || Date.parse(retryAfter as string) - Date.now() || 0;
  const pause = Math.max(retryAfterMs, backoff);
  if (pause > MAX_PAUSE_MS) return undefined;
  return kind === 'network' || status === 429 || status > 501 ? pause : undefined;
}
