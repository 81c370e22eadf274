/** `@openmall/mocks/server`: the mocks as an HTTP server. */
import { createMocks } from '../create-mocks.ts';
import type { MockOptions, Mocks } from '../mocks.ts';
import { serve } from '../http/serve.ts';
import { answerRequest } from './answer-request.ts';
import { serveEvents } from './serve-events.ts';

/** Larger than the largest picture, so that the contract rejects large pictures, not the connection. */
const MAX_BYTES = 64 * 1024 * 1024;

export interface MockServerOptions extends MockOptions {
  /** A free port if undefined. */
  readonly port?: number | undefined;
  readonly host?: string | undefined;
  /** Other origins whose pages may call, besides this machine. */
  readonly origins?: ReadonlySet<string> | undefined;
  /** Opens the control contract (`openapi/control.yaml`) to callers that send this secret. */
  readonly controlSecret?: string | undefined;
}

export interface RunningMocks {
  readonly baseUrl: string;
  readonly mocks: Mocks;
  stop: () => Promise<void>;
}

/**
 * Starts the mocks on a port; by default a free one.
 * @throws RangeError if an option is invalid, or an Error with the code EADDRINUSE if the port is taken.
 * @example const { baseUrl, stop } = await startMockServer({ scenario: 'many-orders' });
 */
export async function startMockServer(options: MockServerOptions = {}): Promise<RunningMocks> {
  const { port = 0, host = '127.0.0.1', origins = new Set<string>() } = options;
  const mocks = createMocks(options);
  const served = { mocks, origins, controlSecret: options.controlSecret };
  const server = await serve((request) => answerRequest(served, request), {
    host,
    port,
    maxBytes: MAX_BYTES,
  });
  const closeEvents = serveEvents(server, mocks, origins);
  const address = server.address();
  const actualPort = typeof address === 'object' && address ? address.port : port;
  return {
    baseUrl: `http://${host}:${actualPort}`,
    mocks,
    async stop() {
      closeEvents();
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
    },
  };
}
