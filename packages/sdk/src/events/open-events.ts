import { readEvent, type MallEvent } from './mall-event.ts';

/** As much of a WebSocket as is needed here. */
export type EventSocket = Pick<WebSocket, 'send' | 'close'> & {
  readonly readyState: number;
  onopen: (() => void) | null;
  onclose: ((event: { readonly code: number }) => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
};

export interface EventsOptions {
  /** ws: or wss:; the token is not part of it. */
  readonly url: string;
  readonly getToken: () => string | undefined;
  readonly getLang?: () => string;
  readonly onEvent: (event: MallEvent) => void;
  /** Told when the session is accepted, and when the line is gone again. */
  readonly onLive?: (live: boolean) => void;
  readonly open?: (url: string) => EventSocket;
  readonly random?: () => number;
}

export interface Events {
  readonly close: () => void;
}

const firstPauseMs = 1_000;
const longestPauseMs = 300_000;
/** Two signs of life may be missed. */
const patience = 2.5;
const sessionEnded = 4403;
const isOpen = 1;

/**
 * Listens to what the mall pushes, for as long as it is not closed. A lost line is opened again, later each time;
 * an ended session is not. Whoever listens must still read the lists after each `welcome`.
 * @example const events = openEvents({ url: 'wss://mall.example/events', getToken, onEvent });
 */
export function openEvents(options: EventsOptions): Events {
  const { url, getToken, getLang, onEvent, onLive, random = Math.random } = options;
  const open = options.open ?? ((at: string): EventSocket => new WebSocket(at) as EventSocket);
  let socket: EventSocket | undefined;
  let pauseMs = firstPauseMs;
  let closed = false;
  let again: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  const heard = (everyMs: number) => {
    clearTimeout(silence);
    silence = setTimeout(() => socket?.close(), everyMs * patience);
  };
  function connect(): void {
    let everyMs = 30_000;
    const line = open(url);
    socket = line;
    line.onopen = () => line.send(JSON.stringify({ type: 'hello', token: getToken(), lang: getLang?.() }));
    line.onmessage = ({ data }) => {
      heard(everyMs);
      const event = typeof data === 'string' ? readEvent(data) : undefined;
      if (!event || closed) return;
      if (event.type === 'welcome') {
        everyMs = event.pingEveryMs;
        pauseMs = firstPauseMs;
        onLive?.(true);
      }
      if (event.type === 'ping' && line.readyState === isOpen)
        line.send(JSON.stringify({ type: 'pong', at: event.at }));
      onEvent(event);
    };
    line.onclose = ({ code }) => {
      clearTimeout(silence);
      if (closed) return;
      onLive?.(false);
      if (code === sessionEnded || getToken() === undefined) return;
      again = setTimeout(connect, pauseMs * (0.5 + random() / 2));
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    };
  }
  connect();
  return {
    close: () => {
      closed = true;
      clearTimeout(again);
      clearTimeout(silence);
      socket?.close();
    },
  };
}
