import type { Prepared } from './request.ts';

export interface Answer {
  readonly status: number;
  readonly isOk: boolean;
  readonly text: string;
  readonly requestId: string | null;
  readonly retryAfter: string | null;
}

export class Timeout extends Error {
  override readonly name = 'TimeoutError';
}

export interface Limits {
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
  readonly fetch: (request: Request) => Promise<Response>;
}

/** A promise that fails as soon as the signal does, for a `fetch` that does not heed signals. */
function failOn(signal: AbortSignal): { promise: Promise<never>; release: () => void } {
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal.reason as Error);
  if (signal.aborted) stop();
  else signal.addEventListener('abort', stop, { once: true });
  return { promise, release: () => signal.removeEventListener('abort', stop) };
}

async function exchange(request: Request, send: Limits['fetch']): Promise<Answer> {
  const response = await send(request);
  const { status, ok, headers } = response;
  return {
    status,
    isOk: ok,
    text: await response.text(),
    requestId: headers.get('x-request-id'),
    retryAfter: headers.get('retry-after'),
  };
}

/** Sends once and reads the whole answer, within the time limit. Rejects with a Timeout, the caller's abort, or what `fetch` threw. */
export async function attempt(
  { method, url, headers, body }: Prepared,
  { timeoutMs, signal, fetch }: Limits,
): Promise<Answer> {
  const clock = new AbortController();
  const timer = setTimeout(() => clock.abort(new Timeout(`No answer within ${timeoutMs} ms.`)), timeoutMs);
  const either = signal ? AbortSignal.any([signal, clock.signal]) : clock.signal;
  const stopped = failOn(either);
  try {
    const request = new Request(url, { method, headers, body: body ?? null, signal: either });
    return await Promise.race([exchange(request, fetch), stopped.promise]);
  } finally {
    clearTimeout(timer);
    stopped.release();
  }
}
