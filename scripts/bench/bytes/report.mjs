/** Writes what `npm run bench:bytes` has counted into docs/scale.md, and what follows from it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import prettier from 'prettier';
import { root } from '../../prepare/process.mjs';
import { requirementsOf, readCosts, SIZES } from './requirements.mjs';

const PAGE = join(root, 'docs/scale.md');
const table = (rows) => {
  const [head, ...others] = rows;
  return [head, head.map(() => '---'), ...others].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
};
const whole = (number) => Math.round(number).toLocaleString('en-US');

const describeCalls = (calls) =>
  table([
    ['call', 'bytes of the answer', 'compressed', 'log of the database'],
    ...calls.map(({ name, bytes, packed, logBytes }) => [name, whole(bytes), whole(packed), whole(logBytes)]),
  ]);

const sumOf = (gains, field) => gains.reduce((sum, gain) => sum + gain[field], 0);

function describeOrder({ gains, logUntilPaid, logUntilEnd }) {
  const fields = ['rows', 'changes', 'bytes', 'indexes'];
  const all = { name: '**all**', ...Object.fromEntries(fields.map((field) => [field, sumOf(gains, field)])) };
  const rows = [...gains, all].map(({ name, rows: added, changes, bytes, indexes }) => [
    name,
    added.toFixed(1),
    changes.toFixed(1),
    whole(bytes),
    whole(indexes),
  ]);
  const log = `The log of the database takes ${whole(logUntilPaid)} bytes until an order is paid, and ${whole(logUntilEnd)} more until its store is.`;
  return `${table([['table', 'new rows', 'changed rows', 'bytes', 'bytes of indexes'], ...rows])}\n\n${log}`;
}

const ROWS = [
  ['calls a second', ({ calls }) => whole(calls)],
  ['orders a second', ({ orders }) => orders.toFixed(orders < 10 ? 1 : 0)],
  ['cores of servers', ({ serverCores }) => serverCores.toFixed(1)],
  ['cores of the leader', ({ leaderCores }) => leaderCores.toFixed(1)],
  ['cores of replicas, or of the leader without them', ({ replicaCores }) => replicaCores.toFixed(1)],
  ['answers, Mbit/s compressed', ({ answerMbit }) => whole(answerMbit)],
  ['log of the leader, MB/s', ({ logMb }) => logMb.toFixed(logMb < 10 ? 2 : 0)],
  ['growth a day, GB', ({ dayGb }) => dayGb.toFixed(dayGb < 10 ? 2 : 0)],
  ['growth a year, TB', ({ yearTb }) => yearTb.toFixed(yearTb < 10 ? 2 : 0)],
];

function describeRequirements(calls, order) {
  const costs = readCosts(calls, order);
  const requirements = SIZES.map((buyers) => requirementsOf(buyers, costs));
  return table([
    ['in the busiest second', ...SIZES.map((buyers) => `${whole(buyers)} buyers a day`)],
    ...ROWS.map(([name, show]) => [name, ...requirements.map(show)]),
  ]);
}

export async function writeReport({ calls, order }) {
  const parts = {
    calls: describeCalls(calls),
    order: describeOrder(order),
    requirements: describeRequirements(calls, order),
  };
  let page = readFileSync(PAGE, 'utf8');
  for (const [name, text] of Object.entries(parts)) {
    console.log(`${text}\n`);
    page = page.replace(
      new RegExp(`(<!-- ${name} -->)[^]*?(<!-- /${name} -->)`),
      (_, from, to) => `${from}\n\n${text}\n\n${to}`,
    );
  }
  const options = await prettier.resolveConfig(PAGE);
  writeFileSync(PAGE, await prettier.format(page, { ...options, filepath: PAGE }));
}
