/** `npm run cluster`: see scripts/cluster.mjs. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../prepare/free-port.mjs';
import { log } from '../prepare/process.mjs';
import { assertOption, readOptions } from '../prepare/read-options.mjs';
import { startCluster } from './cluster.mjs';

const HELP = `npm run cluster [-- options]: runs a cluster on this machine until it is stopped.

  --servers 2         how many servers, from 1 to 16
  --folder <folder>   where its data lies; a temporary folder by default
  --demo              fills an empty mall with demo goods
  --nats              sends events between the servers by NATS`;
const values = readOptions(HELP, {
  servers: { type: 'string', default: '2' },
  folder: { type: 'string' },
  demo: { type: 'boolean', default: false },
  nats: { type: 'boolean', default: false },
});
const servers = Number(values.servers);
assertOption(
  Number.isInteger(servers) && servers >= 1 && servers <= 16,
  '--servers must be a whole number from 1 to 16.',
);
const folder = values.folder ? resolve(values.folder) : mkdtempSync(join(tmpdir(), 'openmall-cluster-'));
const port = await freePort(Number(process.env.PORT ?? 3000));
const started = performance.now();
const cluster = await startCluster({
  ...{ folder, port, servers, withNats: values.nats },
  env: values.demo ? { AUTOPILOT: '1' } : {},
});
log(`The mall is at ${cluster.url} (started in ${((performance.now() - started) / 1000).toFixed(1)} s).`);
log(`Logs and data are in ${folder}. Ctrl+C stops everything.`);

let isStopping = false;
const stop = async () => {
  if (isStopping) return;
  isStopping = true;
  log('stopping …');
  await cluster.stop();
  if (!values.folder) rmSync(folder, { recursive: true, force: true });
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop());
setInterval(() => {}, 1e6);
