import type { RawData, WebSocket } from 'ws';
import { readUsercode } from '../../domain/accounts/active-sessions.ts';
import { findSession, type Session } from '../../domain/accounts/sessions.ts';
import type { AppContext } from '../../context.ts';
import { unreadMessage } from './push-event.ts';
import { errorMessage, readMessage, type CloseCode } from './socket-messages.ts';
import { send, type UserSockets } from './user-sockets.ts';

export interface Timings {
  readonly helloMs: number;
  readonly pingMs: number;
  readonly silentMs: number;
}

const MAX_MESSAGES_PER_MINUTE = 120;
const CLOSE_TIMEOUT_MS = 1_000;

interface Hub {
  readonly ctx: AppContext;
  readonly sockets: UserSockets;
  readonly timings: Timings;
}

function refuse(socket: WebSocket, code: CloseCode): void {
  const key = code === 4403 ? 'sessionExpired' : code === 4400 ? 'parameterError' : 'frequentOperation';
  send(socket, errorMessage(key));
  socket.close(code);
}

async function welcome({ ctx, sockets, timings }: Hub, socket: WebSocket, token: string) {
  const session = await findSession(ctx, token);
  if (!session) return void refuse(socket, 4403);
  if (!sockets.add(socket, session)) return void refuse(socket, 4429);
  socket.once('close', () => sockets.remove(socket, session));
  // The socket closed during the lookup, so its close event has passed.
  if (socket.readyState !== socket.OPEN) return void sockets.remove(socket, session);
  const { userId } = session;
  const usercode = await readUsercode(ctx, userId);
  send(socket, { type: 'welcome', at: Date.now(), usercode, pingEveryMs: timings.pingMs });
  send(socket, await unreadMessage(ctx, userId));
  return session;
}

/** Closes a socket that sends no hello in time, or nothing for too long. */
function watchSilence(socket: WebSocket, { helloMs, pingMs, silentMs }: Timings) {
  let lastReceived = performance.now();
  const hello = setTimeout(() => refuse(socket, 4408), helloMs);
  const pings = setInterval(() => {
    if (performance.now() - lastReceived > silentMs) {
      refuse(socket, 4408);
      // A dead peer never answers the close frame.
      setTimeout(() => socket.terminate(), CLOSE_TIMEOUT_MS).unref();
    } else {
      send(socket, { type: 'ping', at: Date.now() });
    }
  }, pingMs);
  socket.once('close', () => {
    clearTimeout(hello);
    clearInterval(pings);
  });
  return { onMessage: () => (lastReceived = performance.now()), onHello: () => clearTimeout(hello) };
}

const textOf = (data: RawData): string =>
  (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer)).toString('utf8'); // Or an ArrayBuffer; both are copied.

/** Serves one client. It sends a hello first, then only pings; everything else goes from server to client. */
export function serveSocket(hub: Hub, socket: WebSocket): void {
  const silence = watchSilence(socket, hub.timings);
  let session: Promise<Session | void> | undefined;
  let remainingMessages = MAX_MESSAGES_PER_MINUTE;
  const refill = setInterval(() => (remainingMessages = MAX_MESSAGES_PER_MINUTE), 60_000);
  socket.once('close', () => clearInterval(refill));
  socket.on('error', () => socket.terminate());
  socket.on('message', (data, isBinary) => {
    silence.onMessage();
    remainingMessages -= 1;
    if (remainingMessages < 0) return refuse(socket, 4429);
    const message = isBinary ? undefined : readMessage(textOf(data));
    if (!message || (message.type === 'hello' && session)) return refuse(socket, 4400);
    if (message.type === 'hello') {
      silence.onHello();
      session = welcome(hub, socket, message.token).catch((error: unknown) => {
        console.error('A socket was not opened', error);
        socket.close(1011);
      });
    } else if (message.type === 'ping') {
      send(socket, { type: 'pong', at: message.at });
    } else if (!session) {
      refuse(socket, 4403);
    }
  });
}
