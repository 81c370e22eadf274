import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import type { MallEvent } from '../../db/event-bus.ts';
import type { AppContext } from '../../context.ts';
import { closeEnded, pushNews } from './push-news.ts';
import { serveSocket, type Timings } from './serve-socket.ts';
import { createUserSockets } from './user-sockets.ts';

const TIMINGS: Timings = { helloMs: 10_000, pingMs: 30_000, silentMs: 60_000 };
/** How soon a socket is closed whose session has ended; it is told nothing in between. */
const SESSIONS_MS = 5_000;
const MAX_MESSAGE_BYTES = 64 * 1024;
const MAX_SOCKETS = 10_000;

export interface SocketOptions {
  readonly ctx: AppContext;
  readonly port: number;
  readonly host: string;
  /** Pages of which origins may connect, beside those of the same host; for instance "https://mall.example". */
  readonly origins?: readonly string[] | undefined;
  readonly timings?: Partial<Timings> | undefined;
}

export interface OpenSockets { readonly port: number; readonly close: () => Promise<void> }

const hostOf = (address: string): string | undefined => {
  try {
    return new URL(address).hostname;
  } catch {
    return undefined; // `null` and other things that are no address.
  }
};

/** A program sends no origin. A page does, and must come from the host that it connects to, or be let in by name. */
function isWelcome({ headers }: IncomingMessage, origins: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined || origins.includes(origin)) return true;
  const from = hostOf(origin);
  return from !== undefined && from === hostOf(`http://${host ?? ''}`);
}

/** News of one user go out one after another, in the order in which they came in. */
function pushInOrder(push: (news: MallEvent) => Promise<void>): (news: MallEvent) => void {
  const last = new Map<string, Promise<void>>();
  return (news) => {
    const { userId } = news;
    const done = (last.get(userId) ?? Promise.resolve())
      .then(() => push(news))
      .finally(() => {
        if (last.get(userId) === done) last.delete(userId);
      });
    last.set(userId, done);
  };
}

/** Opens the port over which changes are pushed, as openapi/events.yaml describes it. */
export async function openSockets(options: SocketOptions): Promise<OpenSockets> {
  const { ctx, port, host, origins = [], timings } = options;
  const sockets = createUserSockets();
  const server = new WebSocketServer({
    port,
    host,
    maxPayload: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
    verifyClient: ({ req }: { req: IncomingMessage }) =>
      server.clients.size < MAX_SOCKETS && isWelcome(req, origins),
  });
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', reject);
  });
  const hub = { ctx, sockets, timings: { ...TIMINGS, ...timings } };
  server.on('connection', (socket) => serveSocket(hub, socket));
  const tell = (error: unknown) => console.error('A change was not pushed', error);
  const stopListening = ctx.events?.listen(pushInOrder((news) => pushNews(ctx, sockets, news).catch(tell)));
  const sweep = setInterval(() => void closeEnded(ctx, sockets.all()).catch(tell), SESSIONS_MS);
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
