import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from './metrics.ts';

export interface MetricsAddress {
  readonly port: number;
  readonly host: string;
}

export interface OpenMetricsPort {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/**
 * Serves `/metrics` on a port of its own, which no visitor reaches.
 *
 * @throws Error with code `EADDRINUSE` or `EACCES` if the port cannot be opened.
 */
export async function serveMetrics(
  { contentType, render }: Metrics,
  { port, host }: MetricsAddress,
): Promise<OpenMetricsPort> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    render().then(
      (text) => response.writeHead(200, { 'Content-Type': contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port, // It listens on a port.
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
