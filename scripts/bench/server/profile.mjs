/** `npm run bench:server -- --profile`: the CPU of the server by part, for each work, from profiles of V8. */
import { join } from 'node:path';
import { log, root } from '../../prepare/process.mjs';
import { measure } from './measure.mjs';
import { startServer } from './processes.mjs';
import { writeProfile } from './report-profile.mjs';
import { createWork } from './works.mjs';

const CONNECTIONS = 10;
const SAMPLE_US = 250;

/** Parts by the path of the code, the first that fits. Functions of V8 count to the code that called them. */
const PARTS = [
  ['driver of PostgreSQL', /node_modules\/(pg|pg-[\w-]+|postgres-[\w-]+)\//],
  ['statements (Kysely)', /node_modules\/kysely\/|\/server\/src\/db\//],
  ['routes (Hono)', /node_modules\/(@hono\/|hono\/)/],
  ['checks of input', /node_modules\/(ajv|fast-uri|fast-deep-equal)|\/server\/src\/http\/input\/|^validate/],
  ['logs, metrics, traces', /node_modules\/(pino|@opentelemetry|prom-client)|\/server\/src\/monitoring\//],
  ['other libraries', /node_modules\//],
  ['HTTP of ours', /\/server\/src\/http\//],
  ['operations', /\/server\/src\/api\//],
  ['rules of the mall', /\/server\/src\/domain\//],
  ['other code of ours', /^file:/],
  ['HTTP and sockets of Node', /^node:/],
];

/** A connection to the inspector of a process. */
async function inspect(url) {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`The inspector at ${url} does not answer.`));
  });
  const waiting = new Map();
  socket.onmessage = ({ data }) => {
    const { id, result } = JSON.parse(data);
    waiting.get(id)?.(result);
    waiting.delete(id);
  };
  let last = 0;
  const send = (method, params = {}) =>
    new Promise((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      socket.send(JSON.stringify({ id: last, method, params }));
    });
  return { send, close: () => socket.close() };
}

const partOf = ({ functionName, url }) =>
  PARTS.find(([, pattern]) => pattern.test(url) || (url === '' && pattern.test(functionName)))?.[0];

/** Microseconds by part. What waits is not counted. */
function sumByPart({ nodes, samples, timeDeltas }) {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const names = new Map();
  const nameOf = (id) => {
    if (names.has(id)) return names.get(id);
    const { callFrame } = byId.get(id);
    const { functionName } = callFrame;
    const parent = parents.get(id);
    let name = partOf(callFrame);
    if (functionName === '(idle)') name = null;
    else if (functionName === '(garbage collector)') name = 'garbage collection';
    else name ??= parent === undefined ? 'V8 and the system' : nameOf(parent);
    names.set(id, name);
    return name;
  };
  const sums = {};
  samples.forEach((id, index) => {
    const name = nameOf(id);
    if (name !== null) sums[name] = (sums[name] ?? 0) + timeDeltas[index];
  });
  return sums;
}

/** Profiles each work on a server of its own, and writes the table. */
export async function measureProfiles({ works, data, database, databaseUrl, seconds }) {
  const profiles = [];
  for (const work of works) {
    const server = await startServer(databaseUrl, ['--inspect=127.0.0.1:0']);
    try {
      const load = { url: server.url, server: server.pid, database, connections: CONNECTIONS };
      await measure({ ...load, next: createWork(work, 'ours', data), seconds });
      const [address] = /ws:\/\/\S+/.exec(server.output()) ?? [];
      if (!address) throw new Error(`The server has no inspector: ${server.output()}`);
      const inspector = await inspect(address);
      await inspector.send('Profiler.enable');
      await inspector.send('Profiler.setSamplingInterval', { interval: SAMPLE_US });
      await inspector.send('Profiler.start');
      const { done, serverMs } = await measure({ ...load, next: createWork(work, 'ours', data), seconds });
      const { profile } = await inspector.send('Profiler.stop');
      inspector.close();
      profiles.push({ work, done, serverMs, parts: sumByPart(profile), profile });
      log(`${work}: ${done} calls`);
    } finally {
      await server.stop();
    }
  }
  await writeProfile({ at: new Date().toISOString(), seconds, profiles, folder: join(root, '.cache/bench') });
}
