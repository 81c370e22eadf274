import type { ApiError } from './api-error.ts';

export interface RetryPolicy {
  /** How often a read is repeated after its first failure. */
  readonly retries: number;
  readonly firstDelayMs: number;
  /** A server that asks for a longer pause than this is not asked again. */
  readonly longestDelayMs: number;
}

export const defaultRetryPolicy: RetryPolicy = { retries: 2, firstDelayMs: 300, longestDelayMs: 5_000 };

// A timeout is not repeated: whoever waited for 15 seconds would wait for 45.
const passing = new Set([429, 502, 503, 504]);
export const isPassing = ({ kind, status }: ApiError): boolean =>
  kind === 'network' || (kind !== 'timeout' && status !== undefined && passing.has(status));

/** Seconds or a date, as HTTP says. */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const seconds = Number(header);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

/** How long to wait before attempt `count` + 1, or undefined to give up. Jitter keeps many clients from coming back at once. */
export function delayMs(
  policy: RetryPolicy,
  count: number,
  askedMs: number | undefined,
  random: () => number,
): number | undefined {
  if (count >= policy.retries) return undefined;
  const backoff = policy.firstDelayMs * 2 ** count * (0.5 + random() / 2);
  const delay = Math.max(askedMs ?? 0, backoff);
  return delay > policy.longestDelayMs ? undefined : delay;
}

/** Waits, unless aborted. */
export function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}
