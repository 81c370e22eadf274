import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { clientIp, isSecureRequest, proxyRequestId, type TrustedProxies } from '../security/client-ip.ts';
import type { App } from '../app/create-app.ts';
import { takeTurns } from './take-turns.ts';

const HEADERS_MS = 10_000;
const REQUEST_MS = 20_000;
const CHECK_MS = 2_000;
/** Decision 070 has what other numbers cost. */
const MAX_PER_TURN = 2;

/** Proxies and servers could read a request with two Host headers differently. */
const hasTwoHosts = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1;

export interface ListenAddress {
  readonly port: number;
  readonly host: string;
  readonly isTrusted?: TrustedProxies | undefined;
  /** True while the server drains. Its answers then tell clients and proxies to connect elsewhere. */
  readonly isDraining?: (() => boolean) | undefined;
}

/**
 * Starts the HTTP server. Slow requests time out, so that slow clients cannot occupy all connections.
 *
 * @throws Error with code `EADDRINUSE` or `EACCES` if the port cannot be opened.
 */
export async function listen(
  app: App,
  { port, host, isTrusted = () => false, isDraining = () => false }: ListenAddress,
): Promise<Server> {
  const answer = getRequestListener((request, { incoming }) => {
    const { socket, headers } = incoming as IncomingMessage; // The server below speaks HTTP/1.1 only.
    const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',');
    return app.fetch(request, {
      ipAddress: clientIp(socket.remoteAddress, forwarded, isTrusted),
      isSecure: isSecureRequest(incoming as IncomingMessage, isTrusted),
      requestId: proxyRequestId(incoming as IncomingMessage, isTrusted),
    });
  });
  const start = takeTurns(MAX_PER_TURN);
  const server = createServer(
    {
      headersTimeout: HEADERS_MS,
      requestTimeout: REQUEST_MS,
      connectionsCheckingInterval: CHECK_MS,
      keepAliveTimeout: 10_000,
    },
    (request: IncomingMessage, response: ServerResponse) => {
      if (isDraining()) response.setHeader('Connection', 'close');
      if (hasTwoHosts(request)) response.writeHead(400, { Connection: 'close' }).end();
      else start(() => response.destroyed || void answer(request, response));
    },
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return server;
}

const DRAIN_MS = 10_000;
const SWEEP_MS = 50;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Serves calls for another `noticeMs`, in which proxies find out that the server is not ready. Then it stops accepting
 * requests and waits up to 10 seconds for the pending ones.
 */
export async function drain(server: Server, noticeMs = 0): Promise<void> {
  if (noticeMs > 0) await pause(noticeMs);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection becomes idle only after its response.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const giveUp = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(giveUp);
}
