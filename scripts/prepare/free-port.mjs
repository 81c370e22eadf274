/** Free ports of this machine. */
import { createServer } from 'node:net';

/** The port that it could listen on (any free one for 0), or undefined if it is taken. */
function listenOnce(port) {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => {
      const actualPort = server.address().port;
      server.close(() => resolve(actualPort));
    });
  });
}

export const isFree = async (port) => (await listenOnce(port)) !== undefined;

/** The preferred port, or a free one if it is taken. */
export const freePort = async (preferred) => (await listenOnce(preferred)) ?? (await listenOnce(0));
