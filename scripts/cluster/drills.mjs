/** Failures of a cluster under money load. Each ends with the list of what was acknowledged and is missing. */
import { setTimeout as sleep } from 'node:timers/promises';
import { watchAnswers } from '@openmall/server/test-support/drill/answer-age';
import { findLosses } from '@openmall/server/test-support/drill/find-losses';
import { prepareLoad, startLoad } from '@openmall/server/test-support/drill/money-load';
import { waitFor } from './cluster.mjs';
import { killNats, killServer } from './event-drills.mjs';
import { setReplay } from './replay.mjs';

const BUYERS = 10;
const WARM_UP_MS = 4_000;
const AFTERWARDS_MS = 5_000;
const FREEZE_MS = 30_000;
/** A node that comes back may need a new copy of the database. */
const WHOLE_LIMIT_MS = 180_000;
/** Writes must be back by then. */
const WRITE_LIMIT_MS = 15_000;
/**
 * Pages and lists of goods are never away for longer. What waits at a frozen leader ends after four seconds, when the
 * proxy sees it, and later on a busy machine.
 */
const READ_LIMIT_MS = 8_000;
/** A visitor reads no answer that has been out of date for longer. */
const AGE_LIMIT_MS = 1_000;

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

async function killStandby(cluster) {
  const standby = await findStandby(cluster);
  cluster.signalNode(standby, 'SIGKILL');
  await sleep(FREEZE_MS / 2);
  cluster.restart(standby);
}

/** The standbys answer, and take over nothing that is committed. */
async function pauseReplay(cluster) {
  const leader = await cluster.findLeader();
  const standbys = cluster.databases.filter((node) => node !== leader);
  const set = (isOn) => Promise.all(standbys.map((node) => setReplay(cluster, node, isOn)));
  await set(false);
  await sleep(FREEZE_MS / 2).finally(() => set(true));
}

/** Each returns nothing, or what it has seen and whether that was right. */
export const DRILLS = {
  'the leader is killed with its Patroni': (cluster) => killLeader(cluster, ['postgres', 'patroni']),
  'PostgreSQL of the leader is killed': (cluster) => killLeader(cluster, ['postgres']),
  'the leader is frozen for 30 s and wakes up': async (cluster) =>
    freeze(cluster, await cluster.findLeader()),
  'the synchronous standby is frozen': async (cluster) => freeze(cluster, await findStandby(cluster)),
  'the synchronous standby is killed with its Patroni': killStandby,
  'the standbys are behind': pauseReplay,
  'a server is killed': killServer,
  'an etcd is killed': (cluster) => killAndRestart(cluster, cluster.etcd[0]),
  'NATS is killed': killNats,
};

/** @returns What was acknowledged, what is missing, and whether the drill passed. */
export async function runDrill(cluster, name, scene) {
  await waitFor('A whole cluster', () => isWhole(cluster), WHOLE_LIMIT_MS);
  const answers = await watchAnswers({ ...scene, baseUrl: cluster.url, databaseUrl: cluster.databaseUrl });
  const load = startLoad(cluster.url, scene);
  let acknowledged;
  let oldestAnswerMs;
  let seen;
  try {
    await sleep(WARM_UP_MS);
    seen = await DRILLS[name](cluster, scene);
    await waitFor('The mall', cluster.isServing);
    const before = load.count();
    await waitFor('A write after the failure', async () => load.count() > before);
    await sleep(AFTERWARDS_MS);
  } finally {
    [acknowledged, oldestAnswerMs] = await Promise.all([load.stop(), answers.stop()]);
  }
  const missing = await findLosses(cluster, acknowledged);
  const wrong = [missing.orders, missing.payments, missing.breaches, acknowledged.stale];
  const isRight = wrong.every(({ length }) => length === 0) && (seen?.passed ?? true);
  const isInTime =
    acknowledged.longestGapMs <= WRITE_LIMIT_MS &&
    Math.max(acknowledged.longestCatalogGapMs, acknowledged.longestReadGapMs) <= READ_LIMIT_MS &&
    oldestAnswerMs <= AGE_LIMIT_MS;
  return { name, acknowledged, missing, oldestAnswerMs, seen, passed: isRight && isInTime };
}

export const prepareScene = (cluster) => prepareLoad(cluster, BUYERS);
