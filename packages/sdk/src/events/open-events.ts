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

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 300_000;
/** Two signs of life may be missed. */
const PATIENCE = 2.5;
const SESSION_ENDED = 4403;
const IS_OPEN = 1;

/**
 * Listens to what the mall pushes, for as long as it is not closed. A lost line is opened again, later each time;
 * an ended session is not. Whoever listens must still read the lists after each `welcome`.
 * @example const events = openEvents({ url: 'wss://mall.example/events', getToken, onEvent });
 */
export function openEvents(options: EventsOptions): Events {
  const { url, getToken, getLang, onEvent, onLive, random = Math.random } = options;
  const open = options.open ?? ((at: string): EventSocket => new WebSocket(at) as EventSocket);
  let socket: EventSocket | undefined;
  let pauseMs = FIRST_PAUSE_MS;
  let closed = false;
  let again: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  const heard = (everyMs: number) => {
    clearTimeout(silence);
    silence = setTimeout(() => socket?.close(), everyMs * PATIENCE);
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
        pauseMs = FIRST_PAUSE_MS;
        onLive?.(true);
      }
      if (event.type === 'ping' && line.readyState === IS_OPEN)
        line.send(JSON.stringify({ type: 'pong', at: event.at }));
      onEvent(event);
    };
    line.onclose = ({ code }) => {
      clearTimeout(silence);
      if (closed) return;
      onLive?.(false);
      if (code === SESSION_ENDED || getToken() === undefined) return;
      again = setTimeout(connect, pauseMs * (0.5 + random() / 2));
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
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
