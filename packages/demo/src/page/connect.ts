/** The page's line to the mall in the shared worker, and the service worker's, which runs through the page. */
import type { Call, CallAnswer, FromMall, Offer, ToMall } from '../messages.ts';

export interface Line {
  readonly hear: (listener: (message: FromMall) => void) => void;
  readonly say: (message: ToMall) => void;
}

/** The worker lies beside this file. */
const WORKER = './worker.js';
/** Where a browser can do that, the mall outlives a reload of the only page; elsewhere it is opened anew. */
const HOW: WorkerOptions & { readonly extendedLifetime: boolean } = {
  type: 'module',
  name: 'openmall',
  extendedLifetime: true,
};

export function connect(): Line {
  const worker = new SharedWorker(/* @vite-ignore */ new URL(WORKER, import.meta.url), HOW);
  const { port } = worker;
  const listeners = new Set<(message: FromMall) => void>();
  let last: FromMall | undefined;
  const tell = (message: FromMall): void => {
    last = message;
    for (const listener of listeners) listener(message);
  };
  port.onmessage = ({ data }: MessageEvent<FromMall>) => tell(data);
  worker.onerror = () =>
    tell({ kind: 'failed', why: 'The worker that holds the mall could not be started.' });
  navigator.serviceWorker.addEventListener('message', ({ data, ports: [line] }: MessageEvent<Offer>) => {
    if (data.kind !== 'offer' || !line) return;
    line.onmessage = ({ data: call }: MessageEvent<Call>) =>
      port.postMessage(call, [line, ...(call.body ? [call.body] : [])]);
    line.postMessage({ kind: 'taken' } satisfies CallAnswer);
  });
  navigator.serviceWorker.startMessages();
  return {
    hear: (listener) => {
      listeners.add(listener);
      if (last) listener(last);
    },
    say: (message) => port.postMessage(message),
  };
}
