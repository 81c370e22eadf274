/** Load by autocannon, and what it cost the processes, from the accounts of the operating system. */
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
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

/** Asks as fast as the server answers, over `connections`, and reports rate, times, cost and refusals. */
export async function measure({ url, next, connections, seconds, server, database }) {
  const times = [];
  const refusals = {};
  /** What visitors who wait for nothing know, such as the order to pay. autocannon forgets its context after each call. */
  const idle = [];
  let done = 0;
  let counted = 0;
  const refuse = (reason) => {
    refusals[reason] = (refusals[reason] ?? 0) + 1;
  };
  const before = { server: cpuMs(server), database: cpuMs(database) };
  const startedAt = performance.now();
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [
      {
        setupRequest: (request, context) => {
          const state = idle.pop() ?? {};
          const { method, path, keep, isCounted = true } = next(state);
          Object.assign(context, { state, keep, isCounted, sentAt: performance.now() });
          return { ...request, method, path };
        },
        onResponse: (status, body, { state, keep, isCounted, sentAt }) => {
          times.push(performance.now() - sentAt);
          if (status === 200 && body.startsWith('{"code":"0"')) {
            done += 1;
            if (isCounted) counted += 1;
            keep?.(body, state);
          } else refuse(`${status} ${/"key":"(\w+)"/.exec(body)?.[1] ?? ''}`.trim());
          idle.push(state);
        },
      },
    ],
  });
  const elapsed = (performance.now() - startedAt) / 1_000;
  if (result.errors > 0) refusals.connection = result.errors;
  times.sort((a, b) => a - b);
  const perDone = (after, since) => round((after - since) / Math.max(done, 1), 3);
  return {
    perSecond: round(counted / elapsed, 1),
    p50: round(rank(times, 0.5)),
    p99: round(rank(times, 0.99)),
    serverMs: perDone(cpuMs(server), before.server),
    databaseMs: perDone(cpuMs(database), before.database),
    memoryMb: memoryMb(server),
    bytes: Math.round(result.throughput.total / Math.max(times.length, 1)),
    done,
    refusals,
  };
}
