/** Starts and stops a cluster on this machine: etcd, PostgreSQL under Patroni, HAProxy and several servers. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { log, pinnedEnv, pinnedNode, root } from '../prepare/process.mjs';
import { writeConfiguration } from './configuration.mjs';
import { createProcesses, serviceUser, signalFamily } from './processes.mjs';
import { setSocketAddress } from './socket-address.mjs';

const START_LIMIT_MS = 90_000;
const POLL_MS = 250;

const isOk = async (url) => {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
};

/** @throws {Error} if it does not happen in time. */
export async function waitFor(what, check, limitMs = START_LIMIT_MS) {
  const end = Date.now() + limitMs;
  while (!(await check())) {
    if (Date.now() > end) throw new Error(`${what}: gave up after ${limitMs / 1000} s.`);
    await sleep(POLL_MS);
  }
}

/** The process id of a PostgreSQL node. */
function postmasterOf({ data }) {
  const file = join(data, 'postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined;
}

/**
 * @param {{ folder: string, port: number, servers?: number, withNats?: boolean, env?: Record<string, string> }} options `env` of the servers.
 * @throws {Error} if a part does not start.
 */
export async function startCluster({ folder, port, servers = 2, withNats = false, env = {} }) {
  const owner = serviceUser();
  const settings = await writeConfiguration({ folder, port, servers, nodes: 3, withNats, owner });
  const { folders, etcd, databases, apps, nats } = settings;
  const processes = createProcesses(folders.log);
  const asOwner = owner ? { ...owner, cwd: folder } : { cwd: folder };

  const startEtcd = ({ name, url, peer, data }) =>
    processes.start(
      name,
      'etcd',
      [
        ...['--name', name, '--data-dir', data],
        // Patroni 3.0 compares the lock only in this version of the API.
        '--enable-v2',
        ...['--listen-client-urls', url, '--advertise-client-urls', url],
        ...['--listen-peer-urls', `http://127.0.0.1:${peer}`],
        ...['--initial-advertise-peer-urls', `http://127.0.0.1:${peer}`],
        ...['--initial-cluster', etcd.map((one) => `${one.name}=http://127.0.0.1:${one.peer}`).join(',')],
        ...['--initial-cluster-token', 'openmall', '--initial-cluster-state', 'new'],
        ...['--heartbeat-interval', '100', '--election-timeout', '1000', '--logger', 'zap'],
      ],
      asOwner,
    );
  const startNats = ({ name, port: own }) =>
    processes.start(name, 'nats-server', ['-a', '127.0.0.1', '-p', String(own)], asOwner);
  const startNode = ({ name, file }) => processes.start(name, 'patroni', [file], asOwner);
  const startServer = ({ name, http, socket }) =>
    processes.start(name, pinnedNode(), ['packages/server/src/main.ts'], {
      cwd: root,
      env: pinnedEnv({
        AUTOPILOT: '0',
        ...env,
        DATABASE_URL: settings.databaseUrl,
        DATABASE_READ_URL: settings.replicaUrl,
        ...(nats && { NATS_URL: nats.url }),
        SECRET_KEYS: settings.secretKeys,
        OPENMALL_DATA: folders.share,
        PORT: String(http),
        WS_PORT: String(socket),
        TRUSTED_PROXIES: '127.0.0.1',
      }),
    });

  /** The node that holds the lock. */
  const findLeader = async () => {
    for (const node of databases) if (await isOk(`http://127.0.0.1:${node.rest}/primary`)) return node;
    return undefined;
  };
  const isServing = () => isOk(`${settings.url}/readyz`);

  const start = async () => {
    log('starting etcd …');
    for (const member of etcd) startEtcd(member);
    await waitFor('etcd', () => isOk(`${etcd[0].url}/health`));
    log('starting PostgreSQL under Patroni …');
    // A node with data goes first: an empty one that starts alone would make an empty mall.
    const hasData = ({ data }) => existsSync(join(data, 'PG_VERSION'));
    for (const node of databases.toSorted((a, b) => Number(hasData(b)) - Number(hasData(a)))) {
      startNode(node);
      await waitFor('A leader', async () => (await findLeader()) !== undefined);
    }
    const haproxy = ['-db', '-f', settings.haproxy];
    processes.start('haproxy', 'haproxy', haproxy, asOwner);
    if (nats) startNats(nats);
    log(`starting ${servers} servers …`);
    for (const app of apps) {
      startServer(app);
      await waitFor(app.name, () => isOk(`http://127.0.0.1:${app.http}/readyz`));
    }
    await waitFor('HAProxy', isServing);
    await setSocketAddress(settings);
  };

  /** Stops in the reverse order. Patroni stops its PostgreSQL; one that was killed leaves it running. */
  const stop = async () => {
    for (const { name } of apps) await processes.stop(name);
    await processes.stop('haproxy');
    if (nats) await processes.stop(nats.name);
    for (const node of databases.toReversed()) {
      await processes.stop(node.name);
      const left = postmasterOf(node);
      if (left !== undefined) signalFamily(left, 'SIGKILL');
    }
    for (const { name } of etcd.toReversed()) await processes.stop(name);
  };

  try {
    await start();
  } catch (error) {
    await stop();
    throw new Error(`The cluster did not start. The logs are in ${folders.log}.`, { cause: error });
  }
  return {
    ...settings,
    findLeader,
    isServing,
    stop,
    /** Sends a signal to PostgreSQL and Patroni of a node, or to one of them. */
    signalNode(node, signal, parts = ['postgres', 'patroni']) {
      const postmaster = parts.includes('postgres') ? postmasterOf(node) : undefined;
      if (parts.includes('patroni')) signalFamily(processes.pidOf(node.name), signal);
      if (postmaster !== undefined) signalFamily(postmaster, signal);
    },
    /** Starts a part again that was killed. */
    restart(part) {
      if (processes.isRunning(part.name)) return;
      if ('rest' in part) startNode(part);
      else if ('peer' in part) startEtcd(part);
      else if (part === nats) startNats(part);
      else startServer(part);
    },
    signal: (part, signal) => signalFamily(processes.pidOf(part.name), signal),
  };
}
