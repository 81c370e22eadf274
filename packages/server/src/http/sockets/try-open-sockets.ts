import type { AppContext } from '../../context.ts';
import type { ServerOptions } from '../../server-options.ts';
import { openSockets } from './open-sockets.ts';

export interface Sockets {
  readonly port: number | undefined;
  readonly close: () => Promise<void>;
}

export const NO_SOCKETS: Sockets = { port: undefined, close: () => Promise.resolve() };

/** Opens the WebSocket. If its port is in use, the server runs without it: clients poll. */
export async function tryOpenSockets(ctx: AppContext, options: ServerOptions): Promise<Sockets> {
  const { socketPort = 0, socketOrigins, host = '127.0.0.1', onProgress = () => {} } = options;
  if (socketPort === 0) return NO_SOCKETS;
  try {
    return await openSockets({ ctx, port: socketPort, host, origins: socketOrigins });
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    onProgress(
      `port ${socketPort} can't be used for the WebSocket (${reason}): continuing without it, clients poll`,
    );
    return NO_SOCKETS;
  }
}
