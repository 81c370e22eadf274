/** Forwards a request to the mall through one of the open pages: a service worker cannot connect to a shared worker. */
import type { MallRequest, CallAnswer, Offer } from '../messages.ts';

/** Delay before the request is offered to the other pages: the first may be closing. */
const FALLBACK_MS = 1_500;
/** A page on a busy machine may not respond for seconds. */
const TIMEOUT_MS = 20_000;

export interface Page {
  postMessage(message: Offer, transfer: Transferable[]): void;
}

/** Statuses without a body. */
const hasNoBody = (status: number): boolean => status === 204 || status === 304;

function responseOf({ status, headers, body }: Extract<CallAnswer, { kind: 'answer' }>): Response {
  return new Response(hasNoBody(status) ? null : body, {
    status,
    headers: headers.map(([name, value]): [string, string] => [name, value]),
  });
}

/** Finds the first page that accepts the request. Only that page forwards it, so that no order is placed twice. */
function claimPage(pages: readonly Page[]): Promise<MessagePort | undefined> {
  return new Promise((resolve) => {
    const timers: ReturnType<typeof setTimeout>[] = [];
    const end = (port?: MessagePort): void => {
      for (const timer of timers) clearTimeout(timer);
      resolve(port);
    };
    const offer = (page: Page): void => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => end(port1);
      page.postMessage({ kind: 'offer' }, [port2]);
    };
    timers.push(setTimeout(end, TIMEOUT_MS));
    const [first, ...others] = pages;
    if (others.length > 0) timers.push(setTimeout(() => others.forEach(offer), FALLBACK_MS));
    if (first) offer(first);
    else end();
  });
}

export async function forwardRequest(pages: readonly Page[], call: MallRequest): Promise<Response> {
  const port = await claimPage(pages);
  if (!port) return new Response('The mall is not open in any tab.', { status: 503 });
  return new Promise((resolve) => {
    port.onmessage = ({ data }: MessageEvent<CallAnswer>) => {
      if (data.kind === 'answer') resolve(responseOf(data));
    };
    port.postMessage(call, call.body ? [call.body] : []);
  });
}
