import type { ApiError } from '../errors/api-error.ts';

// A quarter of what the first pause is at most.
const FIRST_PAUSE_MS = 75;
// A server that asks for a longer pause than this is not asked again.
const LONGEST_PAUSE_MS = 5_000;

/**
 * How long to wait after the failed attempt of that number; undefined where another would not help. Jitter keeps many
 * clients from coming back at once. A timeout is not repeated: whoever waited for 15 seconds would wait for 45.
 */
export function pauseMs(
  { kind, status = 0 }: Pick<ApiError, 'kind'> & Partial<Pick<ApiError, 'status'>>,
  attempt: number,
  retryAfter: string | null | undefined,
): number | undefined {
  const backoff = FIRST_PAUSE_MS * 2 ** attempt * (1 + Math.random());
  // Seconds or a date, as HTTP says; neither null nor undefined is one.
  const askedMs = Number(retryAfter) * 1000 || Date.parse(retryAfter as string) - Date.now() || 0;
  const pause = Math.max(askedMs, backoff);
  if (pause > LONGEST_PAUSE_MS) return undefined;
  return kind === 'network' || status === 429 || status > 501 ? pause : undefined;
}
