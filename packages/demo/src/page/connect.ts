/** The page's line to the mall in the shared worker, and the service worker's, which runs through the page. */
import type { Call, CallAnswer, FromMall, ToMall } from '../messages.ts';

export interface Line {
  readonly hear: (listener: (message: FromMall) => void) => void;
  readonly say: (message: ToMall) => void;
}

/** The worker lies beside this file. */
const WORKER = './worker.js';

export function connect(): Line {
  const worker = new SharedWorker(/* @vite-ignore */ new URL(WORKER, import.meta.url), {
    type: 'module',
    name: 'openmall',
  });
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
  navigator.serviceWorker.addEventListener('message', ({ data, ports: [reply] }: MessageEvent<Call>) => {
    if (data.kind !== 'call' || !reply) return;
    reply.postMessage({ kind: 'taken' } satisfies CallAnswer);
    port.postMessage(data, [reply, ...(data.body ? [data.body] : [])]);
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
