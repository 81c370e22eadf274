/** Ports of this machine. */
import { createServer } from 'node:net';

/** The port, any free one where 0 is asked for; undefined where somebody listens there. */
function listenOnce(port) {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => {
      const found = server.address().port;
      server.close(() => resolve(found));
    });
  });
}

export const isFree = async (port) => (await listenOnce(port)) !== undefined;

/** This port if nobody listens there, else a free one. */
export const freePort = async (wished) => (await listenOnce(wished)) ?? (await listenOnce(0));
