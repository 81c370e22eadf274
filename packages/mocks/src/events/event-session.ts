/** One WebSocket of a client, whatever carries it. */
import { errorCatalog, type ErrorKey } from '@openmall/sdk';
import type { MallEvent } from '@openmall/sdk/events';
import { addDueReplies, countUnread } from '../state/conversations.ts';
import { accountOf, type Mall } from '../state/mall.ts';
import type { PushedEvent } from '../state/events.ts';

const PING_EVERY_MS = 30_000;
const HELLO_WITHIN_MS = 10_000;
/** Close codes of the contract. */
const CLOSE = { unreadable: 4400, noSession: 4403, silent: 4408 } as const;

export interface EventSocket {
  readonly send: (text: string) => void;
  readonly close: (code: number) => void;
}

export interface EventSession {
  /** Takes a message of the client. */
  readonly receive: (data: unknown) => void;
  /** Sends an event to this socket, if it belongs to the user. */
  readonly push: (usercode: string, event: PushedEvent) => void;
  /** Closes the socket if its session has ended. */
  readonly check: () => void;
  /** The socket is gone. */
  readonly end: () => void;
}

/** A message of a client; undefined if it can't be read. */
function parse(data: unknown): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = typeof data === 'string' ? JSON.parse(data) : undefined;
    // Its fields are checked where they are read.
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined; // Not JSON: answered with an error.
  }
}

export function openEventSession(mall: () => Mall, socket: EventSocket): EventSession {
  let token: string | undefined;
  const account = () => (token === undefined ? undefined : accountOf(mall(), token));
  const send = (event: PushedEvent | Pick<MallEvent, 'type'>): void =>
    socket.send(JSON.stringify({ at: mall().now(), ...event }));
  function refuse(key: ErrorKey, closeCode: number): void {
    const { code, text } = errorCatalog[key];
    socket.send(JSON.stringify({ type: 'error', at: mall().now(), code, msg: text }));
    end();
    socket.close(closeCode);
  }
  const helloTimer = setTimeout(() => refuse('notLoggedIn', CLOSE.silent), HELLO_WITHIN_MS);
  const pingTimer = setInterval(() => send({ type: 'ping' }), PING_EVERY_MS);
  function end(): void {
    clearTimeout(helloTimer);
    clearInterval(pingTimer);
    token = undefined;
  }
  function greet(sent: unknown): void {
    clearTimeout(helloTimer);
    token = typeof sent === 'string' ? sent : undefined;
    const user = account();
    if (!user) return refuse('sessionExpired', CLOSE.noSession);
    const welcome = { type: 'welcome', usercode: user.usercode, pingEveryMs: PING_EVERY_MS } as const;
    send(welcome);
    addDueReplies(mall(), user);
    send({ type: 'unread', ...countUnread(user) });
  }
  return {
    end,
    receive(data) {
      const message = parse(data);
      if (!message) return refuse('parameterError', CLOSE.unreadable);
      if (message['type'] === 'hello') greet(message['token']);
      else if (message['type'] === 'ping') socket.send(JSON.stringify({ type: 'pong', at: message['at'] }));
    },
    push(usercode, event) {
      if (account()?.usercode === usercode) send(event);
    },
    check() {
      if (token !== undefined && !account()) refuse('sessionExpired', CLOSE.noSession);
    },
  };
}
