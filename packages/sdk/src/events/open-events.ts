import type { Token } from '../transport/errors/unauthorized.ts';
import type { Lang } from '../generated/hooks/openmall.schemas.ts';
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
  /** May be async. */
  readonly getToken: () => Token;
  readonly getLang?: () => Lang;
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

/** Calls back at once, unless the token is a promise. `otherwise` is called if there is none to be had now. */
function withToken(token: Token, use: (token: string | undefined) => void, otherwise: () => void): void {
  if (token && typeof token === 'object') token.then((value) => use(value ?? undefined), otherwise);
  else use(token ?? undefined);
}

/** Runs a function later, with pauses that grow until `reset`. */
function createPauses(random: () => number, run: () => void) {
  let pauseMs = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  return {
    start: () => {
      if (isStopped) return;
      timer = setTimeout(run, pauseMs * (0.5 + random() / 2));
      pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS);
    },
    reset: () => (pauseMs = FIRST_PAUSE_MS),
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

const openWebSocket = (url: string): EventSocket => new WebSocket(url) as EventSocket;

/** Opens a socket, if the browser lets it: it may block a connection now and allow it later, in another network. */
function tryToOpen({ url, open = openWebSocket }: EventsOptions): EventSocket | undefined {
  try {
    return open(url);
  } catch (cause) {
    console.warn('The event socket could not be opened; trying again later.', cause);
    return undefined;
  }
}

/**
 * Receives events until `close()`. Reconnects with growing pauses after a lost connection, but not after the session
 * has ended. Events may be missed in between: read the lists again after each `welcome`.
 * @example const events = openEvents({ url: 'wss://mall.example/events', getToken, onEvent });
 */
export function openEvents(options: EventsOptions): Events {
  const { getToken, getLang, onEvent, onLive, random = Math.random } = options;
  let socket: EventSocket | undefined;
  let isClosed = false;
  let silenceTimer: ReturnType<typeof setTimeout> | undefined;
  const pauses = createPauses(random, connect);

  const restartSilenceTimer = (everyMs: number) => {
    clearTimeout(silenceTimer);
    silenceTimer = setTimeout(() => socket?.close(), everyMs * MAX_SILENT_INTERVALS);
  };
  const send = (connection: EventSocket, message: object) => {
    if (connection.readyState === IS_OPEN) connection.send(JSON.stringify(message));
  };
  function connect(): void {
    let everyMs = 30_000;
    const connection = tryToOpen(options);
    if (!connection) return pauses.start();
    socket = connection;
    const greet = (token?: string) => send(connection, { type: 'hello', token, lang: getLang?.() });
    connection.onopen = () => withToken(getToken(), greet, () => connection.close());
    connection.onmessage = ({ data }) => {
      restartSilenceTimer(everyMs);
      const event = typeof data === 'string' ? readEvent(data) : undefined;
      if (!event || isClosed) return;
      if (event.type === 'welcome') {
        everyMs = event.pingEveryMs;
        pauses.reset();
        onLive?.(true);
      }
      if (event.type === 'ping') send(connection, { type: 'pong', at: event.at });
      onEvent(event);
    };
    connection.onclose = ({ code }) => {
      clearTimeout(silenceTimer);
      if (isClosed) return;
      onLive?.(false);
      if (code === SESSION_ENDED) return;
      withToken(getToken(), (token) => token !== undefined && pauses.start(), pauses.start);
    };
  }
  connect();
  return {
    close: () => {
      isClosed = true;
      pauses.stop();
      clearTimeout(silenceTimer);
      socket?.close();
    },
  };
}
