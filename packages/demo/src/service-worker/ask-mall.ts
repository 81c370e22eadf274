/** Brings a call to the mall, through one of the pages that are open: a service worker has no line of its own. */
import type { Call, CallAnswer, Offer } from '../messages.ts';

/** How long the first page is waited for before the others are asked too: it may be closing, or carry no calls. */
const OTHERS_MS = 1_500;
/** A page on a busy machine may be deaf for seconds. */
const LIMIT_MS = 20_000;

export interface Page {
  postMessage(message: Offer, transfer: Transferable[]): void;
}

/** A status that goes with no body, by the standard. */
const isBare = (status: number): boolean => status === 204 || status === 304;

function responseOf({ status, headers, body }: Extract<CallAnswer, { kind: 'answer' }>): Response {
  return new Response(isBare(status) ? null : body, {
    status,
    headers: headers.map(([name, value]): [string, string] => [name, value]),
  });
}

/** Who takes it first carries it, and nobody else: an order must not be placed twice. */
function firstTaker(pages: readonly Page[]): Promise<MessagePort | undefined> {
  return new Promise((resolve) => {
    const timers: ReturnType<typeof setTimeout>[] = [];
    const end = (taker?: MessagePort): void => {
      for (const timer of timers) clearTimeout(timer);
      resolve(taker);
    };
    const offer = (page: Page): void => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => end(port1);
      page.postMessage({ kind: 'offer' }, [port2]);
    };
    timers.push(setTimeout(end, LIMIT_MS));
    const [first, ...others] = pages;
    if (others.length > 0) timers.push(setTimeout(() => others.forEach(offer), OTHERS_MS));
    if (first) offer(first);
    else end();
  });
}

export async function askMall(pages: readonly Page[], call: Call): Promise<Response> {
  const line = await firstTaker(pages);
  if (!line) return new Response('The mall is not open in any tab.', { status: 503 });
  return new Promise((resolve) => {
    line.onmessage = ({ data }: MessageEvent<CallAnswer>) => {
      if (data.kind === 'answer') resolve(responseOf(data));
    };
    line.postMessage(call, call.body ? [call.body] : []);
  });
}
