/** Brings a call to the mall, through one of the pages that are open: a service worker has no line of its own. */
import type { Call, CallAnswer } from '../messages.ts';

const TAKEN_MS = 1_500;

export interface Page {
  postMessage(message: unknown, transfer: Transferable[]): void;
}

/** A status that goes with no body, by the standard. */
const isBare = (status: number): boolean => status === 204 || status === 304;

function responseOf({ status, headers, body }: Extract<CallAnswer, { kind: 'answer' }>): Response {
  return new Response(isBare(status) ? null : body, {
    status,
    headers: headers.map(([name, value]): [string, string] => [name, value]),
  });
}

/** Undefined where the page does not take it: one that is just closing, or carries no calls. */
function askThrough(page: Page, call: Call): Promise<Response | undefined> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const giveUp = setTimeout(() => resolve(undefined), TAKEN_MS);
    port1.onmessage = ({ data }: MessageEvent<CallAnswer>) => {
      clearTimeout(giveUp);
      if (data.kind === 'answer') resolve(responseOf(data));
    };
    page.postMessage({ ...call, body: call.body?.slice(0) ?? null }, [port2]);
  });
}

export async function askMall(pages: readonly Page[], call: Call): Promise<Response> {
  for (const page of pages) {
    const answer = await askThrough(page, call);
    if (answer) return answer;
  }
  return new Response('The mall is not open in any tab.', { status: 503 });
}
