/** A Prometheus that reads the metrics of one server every two seconds. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@openmall/server/test-support/servers/free-port';

const PROGRAM = 'prometheus';
const START_LIMIT_MS = 60_000;
const STEP_S = 2;
const MS = 1_000;

/** The series of an expression: times in seconds, and values. */
interface Series {
  readonly labels: Readonly<Record<string, string>>;
  readonly points: readonly (readonly [at: number, value: number])[];
}

export interface Prometheus {
  /** Evaluates an expression every two seconds, from a time (in milliseconds) until now. */
  readonly query: (expression: string, from: number) => Promise<readonly Series[]>;
  readonly stop: () => Promise<void>;
}

const configuration = (target: string) => `global: { scrape_interval: 2s, scrape_timeout: 2s }
scrape_configs:
  - job_name: openmall
    static_configs: [{ targets: ['${target}'] }]
`;

/** What Prometheus answers; only the fields that are read. */
interface QueryAnswer {
  readonly error?: string;
  readonly data?: {
    readonly result: readonly {
      readonly metric: Readonly<Record<string, string>>;
      readonly values: readonly (readonly [number, string])[];
    }[];
  };
}

async function query(url: string, expression: string, from: number): Promise<readonly Series[]> {
  const parameters = { query: expression, start: from / MS, end: Date.now() / MS, step: STEP_S };
  const texts = Object.entries(parameters).map(([name, value]) => [name, String(value)]);
  const response = await fetch(`${url}/api/v1/query_range?${new URLSearchParams(texts).toString()}`);
  const { data, error } = (await response.json()) as QueryAnswer;
  if (!data) throw new Error(`${expression}: ${error}`);
  return data.result
    .map(({ metric: labels, values }) => ({
      labels,
      points: values
        .map(([at, value]) => [at, Number(value)] as const)
        .filter(([, value]) => Number.isFinite(value)),
    }))
    .filter(({ points }) => points.length > 0);
}

/** Starts it on a free port of this machine. */
export async function startPrometheus(metricsUrl: string): Promise<Prometheus> {
  const folder = mkdtempSync(join(tmpdir(), 'openmall-prometheus-'));
  const address = `127.0.0.1:${await freePort()}`;
  const file = join(folder, 'prometheus.yml');
  writeFileSync(file, configuration(new URL(metricsUrl).host));
  const options = {
    'config.file': file,
    'storage.tsdb.path': join(folder, 'data'),
    'web.listen-address': address,
  };
  const args = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
  const child = spawn(PROGRAM, args, { stdio: 'ignore' });
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `http://${address}`;
  const until = Date.now() + START_LIMIT_MS;
  while (Date.now() < until && child.exitCode === null) {
    const answer = await fetch(`${url}/-/ready`).catch(() => undefined);
    if (answer?.ok) return { query: (expression, from) => query(url, expression, from), stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error('Prometheus did not become ready.');
}
