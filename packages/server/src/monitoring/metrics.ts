import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { OpenDatabase } from '../db/database.ts';
import { readLocks } from './read-locks.ts';
import { readFigures } from '../domain/ledger/read-figures.ts';
import type { Log } from '../http/app/request-log.ts';
import { jobRuns } from '../jobs/job-runs.ts';
import { operationAt } from './operation-names.ts';

const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface Metrics {
  /** Counts a request: its operation, outcome and duration. */
  readonly countRequest: Log;
  readonly contentType: string;
  /** All metrics as OpenMetrics text. */
  readonly render: () => Promise<string>;
}

function countRequests(registers: [Registry]): Log {
  const duration = new Histogram({
    name: 'openmall_request_duration_seconds',
    help: 'Duration of requests by operation and outcome: ok, refused or failed',
    labelNames: ['operation', 'outcome'],
    buckets: BUCKETS_S,
    registers,
  });
  const refusals = new Counter({
    name: 'openmall_refusals',
    help: 'Refused and failed requests by operation and error key',
    labelNames: ['operation', 'key'],
    registers,
  });
  return ({ path, key, error, durationMs }) => {
    const operation = operationAt(path);
    const outcome = error !== undefined ? 'failed' : key === undefined ? 'ok' : 'refused';
    duration.observe({ operation, outcome }, durationMs / 1_000);
    if (key !== undefined) refusals.inc({ operation, key });
  };
}

/** The label is not called `job`: Prometheus sets that one itself, to the name of what it scrapes. */
function watchJobs(registers: [Registry]): void {
  const gauge = (name: string, help: string) =>
    new Gauge({ name, help, labelNames: ['job_name'], registers });
  const success = gauge(
    'openmall_job_last_success_timestamp_seconds',
    'When a job last succeeded in this process',
  );
  const failed = gauge('openmall_job_failed_runs', 'Failed runs of a job since the start of this process');
  const seconds = gauge('openmall_job_last_duration_seconds', 'Duration of the last run of a job');
  Object.assign(success, {
    collect: () => {
      for (const [job_name, { failed: failures, lastSuccess, lastSeconds }] of jobRuns()) {
        if (lastSuccess !== undefined) success.set({ job_name }, lastSuccess);
        failed.set({ job_name }, failures);
        seconds.set({ job_name }, lastSeconds);
      }
    },
  });
}

function watchDatabase({ db, kind, poolFigures }: OpenDatabase, registers: [Registry]): void {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const connections = new Gauge({
    name: 'openmall_database_connections',
    help: 'Connections of this process by state, and calls that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(poolFigures?.() ?? {})) connections.set({ state }, count);
    },
  });
  const figures = {
    outbox_waiting: gauge('openmall_outbox_waiting', 'Messages that wait to be sent'),
    outbox_failed: gauge('openmall_outbox_failed', 'Messages of the last day that could not be sent'),
    outbox_oldest_seconds: gauge('openmall_outbox_oldest_seconds', 'Age of the oldest message that waits'),
    suspense_usd: gauge('openmall_suspense_usd', 'Money in suspense, in USDT'),
    ledger_checked_at: gauge('openmall_ledger_check_timestamp_seconds', 'When the ledger was last checked'),
    ledger_breaches: gauge(
      'openmall_ledger_broken_invariants',
      'Broken invariants at the last check of the ledger',
    ),
  };
  const locks = {
    waiting: gauge('openmall_database_lock_waits', 'Statements that wait for a lock'),
    longest_transaction_seconds: gauge(
      'openmall_database_longest_transaction_seconds',
      'Age of the oldest transaction',
    ),
  };
  const reachable = new Gauge({
    name: 'openmall_database_up',
    help: '1 if the database answered this scrape',
    registers,
    collect: async () => {
      try {
        const read = await readFigures(db);
        for (const [name, metric] of Object.entries(figures))
          metric.set(read[name as keyof typeof read] ?? 0);
        const held = kind === 'postgres' ? await readLocks(db) : undefined;
        if (held)
          for (const [name, metric] of Object.entries(locks)) metric.set(held[name as keyof typeof held]);
        reachable.set(1);
      } catch {
        reachable.set(0); // The alert on this metric says so.
      }
    },
  });
}

/** Metrics of this process and of the mall. They contain no value that a caller can choose. */
export function createMetrics(database: OpenDatabase): Metrics {
  const registry = new Registry();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE as never);
  const registers: [Registry] = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'openmall_' });
  const countRequest = countRequests(registers);
  watchJobs(registers);
  watchDatabase(database, registers);
  return { countRequest, contentType: registry.contentType, render: () => registry.metrics() };
}
