/** A `fetch` for tests: returns the replies of a list, then the last one again and again, and records the requests. */
export type Reply = Response | Error | ((request: Request) => Response | Promise<Response>);

/** Rejects as soon as the signal aborts, as `fetch` does. */
function abortable(
  signal: AbortSignal | null | undefined,
  reply: Response | Promise<Response>,
): Promise<Response> {
  const aborted = new Promise<never>((_resolve, reject) => {
    if (signal?.aborted) reject(signal.reason as Error);
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });
  return Promise.race([aborted, reply]);
}

export interface FakeFetch {
  (url: string, init: RequestInit): Promise<Response>;
  readonly requests: readonly Request[];
  /** URL of the latest request. */
  readonly url: () => URL;
}

export function fakeFetch(...replies: readonly Reply[]): FakeFetch {
  const requests: Request[] = [];
  const answer = async (target: string, init: RequestInit): Promise<Response> => {
    const request = new Request(target, init);
    const reply = replies[Math.min(requests.length, replies.length - 1)];
    requests.push(request.clone());
    if (reply === undefined || reply instanceof Error)
      throw reply ?? new TypeError('No request was expected.');
    return typeof reply === 'function' ? abortable(init.signal, reply(request)) : reply.clone();
  };
  const url = () => new URL(requests.at(-1)?.url ?? 'http://no-request.invalid');
  return Object.assign(answer, { requests, url });
}

export const success = (data: unknown = null, headers: Record<string, string> = {}): Response =>
  Response.json({ code: '0', msg: null, data }, { headers });
export const refusal = (code: string, msg: string, init?: ResponseInit): Response =>
  Response.json({ code, msg, data: null }, init);
export const page = (text: string, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(text, { status, headers });
