import { readEvent, type MallEvent } from './mall-event.ts';

/** The part of a WebSocket that `openEvents` needs. */
export type EventSocket = Pick<WebSocket, 'send' | 'close'> & {
  readonly readyState: number;
  onopen: (() => void) | null;
  onclose: ((event: { readonly code: number }) => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
};

export interface EventsOptions {
  /** A `ws:` or `wss:` URL without the token: it is sent in the first message. */
  readonly url: string;
  readonly getToken: () => string | undefined;
  readonly getLang?: () => string;
  readonly onEvent: (event: MallEvent) => void;
  /** Called with true when the session is accepted, and with false when the connection is lost. */
  readonly onLive?: (live: boolean) => void;
  readonly open?: (url: string) => EventSocket;
  readonly random?: () => number;
}

export interface Events {
  readonly close: () => void;
}

const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 300_000;
/** Ping intervals without a message before the connection counts as lost: two pings may be missed. */
const MAX_SILENT_INTERVALS = 2.5;
const SESSION_ENDED = 4403;
const IS_OPEN = 1;

/**
 * Receives events until `close()`. Reconnects with growing pauses after a lost connection, but not after the session
 * has ended. Events may be missed in between: read the lists again after each `welcome`.
 * @example const events = openEvents({ url: 'wss://mall.example/events', getToken, onEvent });
 */
export function openEvents(options: EventsOptions): Events {
  const { url, getToken, getLang, onEvent, onLive, random = Math.random } = options;
  const open = options.open ?? ((at: string): EventSocket => new WebSocket(at) as EventSocket);
  let socket: EventSocket | undefined;
  let pauseMs = FIRST_PAUSE_MS;
  let isClosed = false;
  let reconnectTimer: ReturnType<typeof setTimeout> | undefined;
  let silenceTimer: ReturnType<typeof setTimeout> | undefined;

  const restartSilenceTimer = (everyMs: number) => {
    clearTimeout(silenceTimer);
    silenceTimer = setTimeout(() => socket?.close(), everyMs * MAX_SILENT_INTERVALS);
  };
  function connect(): void {
    let everyMs = 30_000;
    const connection = open(url);
    socket = connection;
    connection.onopen = () =>
      connection.send(JSON.stringify({ type: 'hello', token: getToken(), lang: getLang?.() }));
    connection.onmessage = ({ data }) => {
      restartSilenceTimer(everyMs);
      const event = typeof data === 'string' ? readEvent(data) : undefined;
      if (!event || isClosed) return;
      if (event.type === 'welcome') {
        everyMs = event.pingEveryMs;
        pauseMs = FIRST_PAUSE_MS;
        onLive?.(true);
      }
      if (event.type === 'ping' && connection.readyState === IS_OPEN)
        connection.send(JSON.stringify({ type: 'pong', at: event.at }));
      onEvent(event);
    };
    connection.onclose = ({ code }) => {
      clearTimeout(silenceTimer);
      if (isClosed) return;
      onLive?.(false);
      if (code === SESSION_ENDED || getToken() === undefined) return;
      reconnectTimer = setTimeout(connect, pauseMs * (0.5 + random() / 2));
      pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS);
    };
  }
  connect();
  return {
    close: () => {
      isClosed = true;
      clearTimeout(reconnectTimer);
      clearTimeout(silenceTimer);
      socket?.close();
    },
  };
}
