/** Load without a pause by autocannon, or at a rate, and what it cost the processes, from the accounts of the operating system. */
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import http from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';

const TICK_MS = 1_000 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
const statOf = (pid) => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
  } catch {
    return undefined; // It has ended, so its parent counts it.
  }
};
const PARENT = 1;
const [USER, SYSTEM, CHILDREN_USER, CHILDREN_SYSTEM] = [11, 12, 13, 14];

/** CPU of a process and of those it started, ended or not. It is read last, because it takes over those that end meanwhile. */
function cpuMs(pid) {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(statOf)
    .filter((stat) => stat?.[PARENT] === pid);
  const own = statOf(pid);
  const ended = own ? own[CHILDREN_USER] + own[CHILDREN_SYSTEM] : 0;
  const ticks = [...children, own].reduce((sum, stat) => sum + (stat ? stat[USER] + stat[SYSTEM] : 0), ended);
  return ticks * TICK_MS;
}

function memoryMb(pid) {
  const [, kb] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kb) / 1024);
}

const rank = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
const round = (value, digits = 2) => Number(value.toFixed(digits));

/** Counts the answers of both servers, and keeps what visitors who wait for nothing know, such as the order to pay. */
function createCount(next) {
  const times = [];
  const refusals = {};
  const idle = [];
  const count = { times, refusals, done: 0, counted: 0, bytes: 0 };
  const refuse = (reason) => {
    refusals[reason] = (refusals[reason] ?? 0) + 1;
  };
  /** The next call of a visitor, of one who waits for nothing unless one is given. */
  const begin = (state = idle.pop() ?? {}) => {
    const { method, path, keep, isCounted = true } = next(state);
    return { request: { method, path }, call: { state, keep, isCounted, sentAt: performance.now() } };
  };
  const end = (status, body, { state, keep, isCounted, sentAt }) => {
    times.push(performance.now() - sentAt);
    if (status === 200 && body.startsWith('{"code":"0"')) {
      count.done += 1;
      if (isCounted) count.counted += 1;
      keep?.(body, state);
    } else refuse(`${status} ${/"key":"(\w+)"/.exec(body)?.[1] ?? ''}`.trim());
  };
  const rest = (state) => idle.push(state);
  return { count, begin, end, rest, refuse };
}

/** Asks as fast as the server answers, over `connections`. */
async function askWithoutPause({ url, connections, seconds }, { count, begin, end, rest, refuse }) {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [
      {
        // autocannon forgets its context after each call.
        setupRequest: (request, context) => {
          const begun = begin();
          context.call = begun.call;
          return { ...request, ...begun.request };
        },
        onResponse: (status, body, { call }) => {
          end(status, body, call);
          rest(call.state);
        },
      },
    ],
  });
  count.bytes = result.throughput.total;
  for (let error = 0; error < result.errors; error += 1) refuse('connection');
}

/** With its status line and header lines, as autocannon counts. */
const headLengthOf = ({ statusCode, statusMessage, rawHeaders }) =>
  rawHeaders.reduce(
    (sum, part) => sum + part.length + 2,
    `HTTP/1.1 ${statusCode} ${statusMessage}`.length + 4,
  );

function send(url, agent, { method, path }) {
  return new Promise((resolve, reject) => {
    const request = http.request(`${url}${path}`, { agent, method }, async (response) => {
      const body = await text(response);
      const bytes = headLengthOf(response) + Buffer.byteLength(body);
      resolve({ status: response.statusCode, body, bytes });
    });
    request.on('error', reject).end();
  });
}

/**
 * Begins so many works a second, whether or not earlier ones are done, as visitors do who do not know of each other. They
 * share the connections: the time of a call includes that it waits for one.
 */
async function askAtRate({ url, connections, seconds, rate }, { count, begin, end, rest, refuse }) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const work = async () => {
    let state;
    do {
      const { request, call } = begin(state);
      ({ state } = call);
      const { status, body, bytes } = await send(url, agent, request);
      count.bytes += bytes;
      end(status, body, call);
    } while (state.queue.length > 0);
    rest(state);
  };
  const working = [];
  const startedAt = performance.now();
  while (performance.now() - startedAt < seconds * 1_000) {
    const due = ((performance.now() - startedAt) / 1_000) * rate;
    while (working.length < due) working.push(work().catch(() => refuse('connection')));
    await setTimeout(1);
  }
  await Promise.all(working);
  agent.destroy();
}

/** Asks at a rate, or else as fast as the server answers, and reports rate, times, cost and refusals. */
export async function measure({ next, server, database, ...load }) {
  const counting = createCount(next);
  const before = { server: cpuMs(server), database: cpuMs(database) };
  const startedAt = performance.now();
  await (load.rate ? askAtRate : askWithoutPause)(load, counting);
  const elapsed = (performance.now() - startedAt) / 1_000;
  const { times, refusals, done, counted, bytes } = counting.count;
  times.sort((a, b) => a - b);
  const perDone = (after, since) => round((after - since) / Math.max(done, 1), 3);
  return {
    perSecond: round(counted / elapsed, 1),
    p50: round(rank(times, 0.5)),
    p99: round(rank(times, 0.99)),
    serverMs: perDone(cpuMs(server), before.server),
    databaseMs: perDone(cpuMs(database), before.database),
    memoryMb: memoryMb(server),
    bytes: Math.round(bytes / Math.max(times.length, 1)),
    done,
    refusals,
  };
}
