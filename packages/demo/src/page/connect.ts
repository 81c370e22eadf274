/** Connects the page to the mall in the shared worker, and forwards requests of the service worker to it. */
import type { MallRequest, CallAnswer, FromMall, Offer, ToMall } from '../messages.ts';

export interface MallConnection {
  readonly onMessage: (listener: (message: FromMall) => void) => void;
  readonly send: (message: ToMall) => void;
}

/** The worker is beside this file. */
const WORKER = './worker.js';
/** If the browser supports `extendedLifetime`, the mall survives a reload of the only page. */
const WORKER_OPTIONS: WorkerOptions & { readonly extendedLifetime: boolean } = {
  type: 'module',
  name: 'openmall',
  extendedLifetime: true,
};

export function connect(): MallConnection {
  const worker = new SharedWorker(/* @vite-ignore */ new URL(WORKER, import.meta.url), WORKER_OPTIONS);
  const { port } = worker;
  const listeners = new Set<(message: FromMall) => void>();
  let last: FromMall | undefined;
  const notify = (message: FromMall): void => {
    last = message;
    for (const listener of listeners) listener(message);
  };
  port.onmessage = ({ data }: MessageEvent<FromMall>) => notify(data);
  worker.onerror = () =>
    notify({ kind: 'failed', reason: 'The worker that runs the mall could not be started.' });
  navigator.serviceWorker.addEventListener(
    'message',
    ({ data, ports: [connection] }: MessageEvent<Offer>) => {
      if (data.kind !== 'offer' || !connection) return;
      connection.onmessage = ({ data: call }: MessageEvent<MallRequest>) =>
        port.postMessage(call, [connection, ...(call.body ? [call.body] : [])]);
      connection.postMessage({ kind: 'accepted' } satisfies CallAnswer);
    },
  );
  navigator.serviceWorker.startMessages();
  return {
    onMessage: (listener) => {
      listeners.add(listener);
      if (last) listener(last);
    },
    send: (message) => port.postMessage(message),
  };
}
