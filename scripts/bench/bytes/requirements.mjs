/** What a number of buyers a day needs, from what a call costs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../prepare/process.mjs';

export const SIZES = [10_000, 1_000_000, 10_000_000];

/** What a buyer does on a day, by the names of docs/performance.md. `leader`: it can not be left to a replica. */
const DAY = [
  { work: 'home', times: 2, steps: ['home'] },
  { work: 'list', times: 12, steps: ['list'] },
  { work: 'detail', times: 12, steps: ['detail'] },
  { work: 'search', times: 10, steps: ['search'] },
  { work: 'my orders', times: 2, steps: ['orders'] },
  { work: 'submit + pay', times: 0.2, steps: ['submit', 'pay'], leader: true },
];
const ORDERS = 0.1;
/** A tenth of the day falls into its busiest hour, whose busiest second has twice its mean. */
const BUSIEST_SECOND = (0.1 / 3_600) * 2;
const CONNECTIONS = '50';

/** CPU in milliseconds a call, of docs/performance.md. */
function readCpu(work) {
  const page = readFileSync(join(root, 'docs/performance.md'), 'utf8');
  const rows = page.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  const [, , , , , cpu = ''] = rows.find(([, name, count]) => name === work && count === CONNECTIONS) ?? [];
  const [server, database] = cpu.split('+').map(Number);
  if (!(server >= 0 && database >= 0)) throw new Error(`docs/performance.md has no CPU of ${work}.`);
  return { server, database };
}

/** Joins what a call costs: CPU, bytes on the wire, bytes in the log. */
export function readCosts(calls, { gains, logUntilEnd }) {
  const meanOf = (steps, field) => {
    const found = steps.map((step) => calls.find(({ name }) => name === step)?.[field] ?? 0);
    return found.reduce((sum, bytes) => sum + bytes, 0) / steps.length;
  };
  return {
    day: DAY.map(({ work, times, steps, leader = false }) => ({
      times,
      leader,
      cpu: readCpu(work),
      packed: meanOf(steps, 'packed'),
      logBytes: leader ? meanOf(steps, 'logBytes') : 0,
    })),
    orderBytes: gains.reduce((sum, { bytes, indexes }) => sum + bytes + indexes, 0),
    logUntilEnd,
  };
}

const sum = (items, read) => items.reduce((total, item) => total + read(item), 0);

export function requirementsOf(buyers, { day, orderBytes, logUntilEnd }) {
  const perSecond = buyers * BUSIEST_SECOND;
  const cores = (items, read) => (sum(items, (item) => item.times * read(item)) * perSecond) / 1_000;
  const [leading, reading] = [day.filter(({ leader }) => leader), day.filter(({ leader }) => !leader)];
  const dayBytes = buyers * ORDERS * orderBytes;
  return {
    calls: sum(day, ({ times }) => times) * perSecond,
    orders: ORDERS * perSecond,
    serverCores: cores(day, ({ cpu }) => cpu.server),
    leaderCores: cores(leading, ({ cpu }) => cpu.database),
    replicaCores: cores(reading, ({ cpu }) => cpu.database),
    answerMbit: (sum(day, ({ times, packed }) => times * packed) * perSecond * 8) / 1e6,
    logMb: ((sum(day, ({ times, logBytes }) => times * logBytes) + ORDERS * logUntilEnd) * perSecond) / 1e6,
    dayGb: dayBytes / 1e9,
    yearTb: (dayBytes * 365) / 1e12,
  };
}
