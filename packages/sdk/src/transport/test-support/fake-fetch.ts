/** A `fetch` for tests: answers from a list, the last answer for ever, and remembers what it was asked. */
export type Reply = Response | Error | ((request: Request) => Response | Promise<Response>);

/** Fails as soon as the signal is aborted, as `fetch` does. */
function heeding(
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
      throw reply ?? new TypeError('Nothing was to be asked.');
    return typeof reply === 'function' ? heeding(init.signal, reply(request)) : reply.clone();
  };
  const url = () => new URL(requests.at(-1)?.url ?? 'http://nothing.was.asked');
  return Object.assign(answer, { requests, url });
}

export const success = (data: unknown = null, headers: Record<string, string> = {}): Response =>
  Response.json({ code: '0', msg: null, data }, { headers });
export const refusal = (code: string, msg: string, init?: ResponseInit): Response =>
  Response.json({ code, msg, data: null }, init);
export const page = (text: string, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(text, { status, headers });
