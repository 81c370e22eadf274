import type { ApiError } from './api-error.ts';

// A quarter of what the first pause is at most.
const firstPauseMs = 75;
// A server that asks for a longer pause than this is not asked again.
const longestPauseMs = 5_000;

/** Seconds or a date, as HTTP says; 0 where it says nothing that can be read. */
const askedMs = (header: string): number => Number(header) * 1000 || Date.parse(header) - Date.now() || 0;

/**
 * How long to wait after the failed attempt of that number; undefined where another would not help. Jitter keeps many
 * clients from coming back at once. A timeout is not repeated: whoever waited for 15 seconds would wait for 45.
 */
export function pauseMs(
  { kind, status = 0 }: Pick<ApiError, 'kind'> & Partial<Pick<ApiError, 'status'>>,
  attempt: number,
  retryAfter: string | null | undefined,
): number | undefined {
  const backoff = firstPauseMs * 2 ** attempt * (1 + Math.random());
  // Neither null nor undefined is a number or a date.
  const pause = Math.max(askedMs(retryAfter as string), backoff);
  const isPassing = kind === 'network' || status === 429 || status > 501;
  return isPassing && pause <= longestPauseMs ? pause : undefined;
}
