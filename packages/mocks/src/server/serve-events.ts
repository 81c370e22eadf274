/** The WebSocket of the mock server. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { mayCall } from '../http/cross-origin.ts';
import type { Mocks } from '../mocks.ts';

const MAX_BYTES = 64 * 1024;

/** Takes WebSockets to `/events`, and refuses others. Returns a function that closes them. */
export function serveEvents(server: Server, mocks: Mocks, origins: ReadonlySet<string>): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_BYTES });
  sockets.on('connection', (socket) => {
    const session = mocks.events.open({
      send: (text) => socket.send(text),
      close: (code) => socket.close(code),
    });
    socket.on('message', (data, isBinary) =>
      session.receive(isBinary || !Buffer.isBuffer(data) ? undefined : data.toString()),
    );
    socket.on('close', session.end);
    socket.on('error', session.end);
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const { pathname } = new URL(request.url ?? '/', 'http://mock.invalid');
    const { origin } = request.headers;
    const isAllowed = origin === undefined || mayCall(origin, origins);
    if (pathname !== '/events' || !isAllowed) {
      socket.end(`HTTP/1.1 ${isAllowed ? '404 Not Found' : '403 Forbidden'}\r\nConnection: close\r\n\r\n`);
      return;
    }
    sockets.handleUpgrade(request, socket, head, (opened) => sockets.emit('connection', opened, request));
  });
  return () => {
    for (const socket of sockets.clients) socket.terminate();
    sockets.close();
  };
}
