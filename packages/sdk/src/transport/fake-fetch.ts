/** A `fetch` for tests: answers from a list, the last answer for ever, and remembers what it was asked. */
export type Reply = Response | Error | ((request: Request) => Response | Promise<Response>);

export interface FakeFetch {
  (request: Request): Promise<Response>;
  readonly requests: readonly Request[];
  /** URL of the latest request. */
  readonly url: () => URL;
}

export function fakeFetch(...replies: readonly Reply[]): FakeFetch {
  const requests: Request[] = [];
  const answer = async (request: Request): Promise<Response> => {
    const reply = replies[Math.min(requests.length, replies.length - 1)];
    requests.push(request.clone());
    if (reply === undefined || reply instanceof Error)
      throw reply ?? new TypeError('Nothing was to be asked.');
    return typeof reply === 'function' ? reply(request) : reply.clone();
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
