import type { OpenDatabase } from '../db/database.ts';
import type { Log } from '../http/app/request-log.ts';
import type { ServerOptions } from '../server-options.ts';

export interface Monitoring {
  /** Logs, counts and traces a request. */
  readonly log: Log;
  readonly close: () => Promise<void>;
}

/** Opens the metrics port. A port in use is reported: the mall matters more than its figures. */
async function tryOpenMetrics({ metrics: address, onWarning }: ServerOptions, database: OpenDatabase) {
  if (!address) return undefined;
  const { createMetrics } = await import('./metrics.ts');
  const { serveMetrics } = await import('./serve-metrics.ts');
  const metrics = createMetrics(database);
  try {
    const { close } = await serveMetrics(metrics, address);
    return { log: metrics.countRequest, close };
  } catch (error) {
    onWarning?.(`METRICS_PORT ${address.port} can't be used: ${String(error)}`);
    return undefined;
  }
}

/** Opens what the settings ask for: metrics, traces. The code of both is loaded only then. */
export async function openMonitoring(
  options: ServerOptions,
  database: OpenDatabase,
  ownLog: Log,
): Promise<Monitoring> {
  const metrics = await tryOpenMetrics(options, database);
  const tracing = options.tracesRequests ? (await import('./tracing.ts')).createTracing() : undefined;
  const sinks = [ownLog, metrics?.log, tracing?.recordRequest].filter((sink) => sink !== undefined);
  return {
    log: (entry) => {
      for (const sink of sinks) sink(entry);
    },
    close: async () => void (await Promise.all([metrics?.close(), tracing?.close()])),
  };
}
