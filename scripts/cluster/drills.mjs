/** Failures of a cluster under money load. Each ends with the list of what was acknowledged and is missing. */
import { setTimeout as sleep } from 'node:timers/promises';
import { findLosses, prepareLoad, startLoad } from '@openmall/server/test-support/drill/money-load';
import { waitFor } from './cluster.mjs';

const BUYERS = 10;
const WARM_UP_MS = 4_000;
const AFTERWARDS_MS = 5_000;
const FREEZE_MS = 30_000;
/** A node that comes back may need a new copy of the database. */
const WHOLE_LIMIT_MS = 180_000;
/** Writes must be back by then. */
const WRITE_LIMIT_MS = 15_000;

/** A standby that the leader waits for, or any standby. */
async function findStandby({ databases }) {
  for (const node of databases) {
    const answer = await fetch(`http://127.0.0.1:${node.rest}/sync`).catch(() => undefined);
    if (answer?.ok) return node;
  }
  throw new Error('No synchronous standby.');
}

/** Whether all nodes run, one leads, and a standby is in step with it. */
async function isWhole({ databases }) {
  const answer = await fetch(`http://127.0.0.1:${databases[0].rest}/cluster`).catch(() => undefined);
  const { members = [] } = (await answer?.json().catch(() => undefined)) ?? {};
  const isWell = ({ role, state, lag }) =>
    role === 'leader' || (['running', 'streaming'].includes(state) && lag === 0);
  return (
    members.length === databases.length &&
    members.every(isWell) &&
    members.some(({ role }) => role === 'sync_standby')
  );
}

async function killLeader(cluster, parts) {
  const leader = await cluster.findLeader();
  cluster.signalNode(leader, 'SIGKILL', parts);
  await sleep(FREEZE_MS / 2);
  cluster.restart(leader);
}

async function freeze(cluster, node) {
  cluster.signalNode(node, 'SIGSTOP');
  await sleep(FREEZE_MS);
  cluster.signalNode(node, 'SIGCONT');
}

async function killAndRestart(cluster, part) {
  cluster.signal(part, 'SIGKILL');
  await sleep(AFTERWARDS_MS);
  cluster.restart(part);
}

/** @type {Record<string, (cluster: any) => Promise<void>>} */
export const DRILLS = {
  'the leader is killed with its Patroni': (cluster) => killLeader(cluster, ['postgres', 'patroni']),
  'PostgreSQL of the leader is killed': (cluster) => killLeader(cluster, ['postgres']),
  'the leader is frozen for 30 s and wakes up': async (cluster) =>
    freeze(cluster, await cluster.findLeader()),
  'the synchronous standby is frozen': async (cluster) => freeze(cluster, await findStandby(cluster)),
  'a server is killed': (cluster) => killAndRestart(cluster, cluster.apps[0]),
  'an etcd is killed': (cluster) => killAndRestart(cluster, cluster.etcd[0]),
};

/** @returns What was acknowledged, what is missing, and whether the drill passed. */
export async function runDrill(cluster, name, scene) {
  await waitFor('A whole cluster', () => isWhole(cluster), WHOLE_LIMIT_MS);
  const load = startLoad(cluster.url, scene);
  let acknowledged;
  try {
    await sleep(WARM_UP_MS);
    await DRILLS[name](cluster);
    await waitFor('The mall', cluster.isServing);
    const before = load.count();
    await waitFor('A write after the failure', async () => load.count() > before);
    await sleep(AFTERWARDS_MS);
  } finally {
    acknowledged = await load.stop();
  }
  const missing = await findLosses(cluster, acknowledged);
  const isLossless = missing.orders.length + missing.payments.length + missing.breaches.length === 0;
  return { name, acknowledged, missing, passed: isLossless && acknowledged.longestGapMs <= WRITE_LIMIT_MS };
}

export const prepareScene = (cluster) => prepareLoad(cluster, BUYERS);
