import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import type { MallEvent } from '../../db/event-bus.ts';
import type { AppContext } from '../../context.ts';
import { closeEnded, pushEvent } from './push-event.ts';
import { serveSocket, type Timings } from './serve-socket.ts';
import { createUserSockets } from './user-sockets.ts';

const TIMINGS: Timings = { helloMs: 10_000, pingMs: 30_000, silentMs: 60_000 };
/** How often sockets of ended sessions are closed. Until then they receive nothing. */
const SESSIONS_MS = 5_000;
const MAX_MESSAGE_BYTES = 64 * 1024;
const MAX_SOCKETS = 10_000;

export interface SocketOptions {
  readonly ctx: AppContext;
  readonly port: number;
  readonly host: string;
  /** Origins whose pages may connect besides those of the same host, for example `https://mall.example`. */
  readonly origins?: readonly string[] | undefined;
  readonly timings?: Partial<Timings> | undefined;
}

export interface OpenSockets {
  readonly port: number;
  readonly close: () => Promise<void>;
}

const hostOf = (address: string): string | undefined => {
  try {
    return new URL(address).hostname;
  } catch {
    return undefined; // `null` or another invalid origin.
  }
};

/** Programs send no origin. The origin of a page must be the host that it connects to, or listed. */
function isAllowed({ headers }: IncomingMessage, origins: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined || origins.includes(origin)) return true;
  const from = hostOf(origin);
  return from !== undefined && from === hostOf(`http://${host ?? ''}`);
}

/** Pushes the events of one user one after another, in their order. */
function pushInOrder(push: (event: MallEvent) => Promise<void>): (event: MallEvent) => void {
  const last = new Map<string, Promise<void>>();
  return (event) => {
    const { userId } = event;
    const done = (last.get(userId) ?? Promise.resolve())
      .then(() => push(event))
      .finally(() => {
        if (last.get(userId) === done) last.delete(userId);
      });
    last.set(userId, done);
  };
}

/**
 * Opens the WebSocket that pushes changes; openapi/events.yaml describes its messages.
 *
 * @throws Error with code `EADDRINUSE` if the port is in use.
 */
export async function openSockets(options: SocketOptions): Promise<OpenSockets> {
  const { ctx, port, host, origins = [], timings } = options;
  const sockets = createUserSockets();
  const server = new WebSocketServer({
    port,
    host,
    maxPayload: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
    verifyClient: ({ req }: { req: IncomingMessage }) =>
      server.clients.size < MAX_SOCKETS && isAllowed(req, origins),
  });
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', reject);
  });
  const hub = { ctx, sockets, timings: { ...TIMINGS, ...timings } };
  server.on('connection', (socket) => serveSocket(hub, socket));
  const logError = (error: unknown) => console.error('A change was not pushed', error);
  const stopListening = ctx.events?.listen(
    pushInOrder((event) => pushEvent(ctx, sockets, event).catch(logError)),
  );
  const sweep = setInterval(() => void closeEnded(ctx, sockets.all()).catch(logError), SESSIONS_MS);
  return {
    port: (server.address() as AddressInfo).port, // It listens on a port, so it has one.
    close: async () => {
      clearInterval(sweep);
      stopListening?.();
      for (const socket of server.clients) socket.terminate();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
