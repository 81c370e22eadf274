/**
 * `npm run bench:bytes`: the bytes of calls on the wire and in the log of PostgreSQL, and the rows and bytes that an order
 * leaves behind, from its submission until its store is paid. Writes the tables of docs/scale.md. `--orders 1000` is how many are counted.
 */
import { ensureDependencies } from '../../prepare/dependencies.mjs';
import { startPostgres } from '../../prepare/postgres.mjs';
import { log } from '../../prepare/process.mjs';
import { assertOption, readOptions } from '../../prepare/read-options.mjs';
import { checkLedger, prepare, startServer } from '../server/processes.mjs';
import { createWork } from '../server/works.mjs';
import { askEach, finishOrders, openCounters } from './measure.mjs';
import { orderOf } from './gains.mjs';
import { writeReport } from './report.mjs';

const HELP = `npm run bench:bytes [-- --orders 500]: measures the bytes of calls and orders, and writes docs/scale.md.`;
const values = readOptions(HELP, { orders: { type: 'string', default: '500' } });
const orders = Number(values.orders);
assertOption(
  Number.isInteger(orders) && orders > 0,
  `--orders must be a whole number above 0, not "${values.orders}".`,
);
const BUYERS = 50;
const READS = 200;

await ensureDependencies();
const postgres = await startPostgres();
if (!postgres) {
  log('This measurement needs PostgreSQL.');
  process.exit(1);
}
let server;
try {
  log('filling the mall …');
  const data = prepare(postgres.url, BUYERS);
  server = await startServer(postgres.url);
  const counters = await openCounters(postgres.url);
  const calls = [];
  for (const work of ['list', 'detail', 'search', 'home', 'my orders'])
    calls.push(
      ...(await askEach({ url: server.url, counters, count: READS, next: createWork(work, 'ours', data) })),
    );
  const before = await counters.sizes();
  const sale = {
    url: server.url,
    counters,
    count: 2 * orders,
    next: createWork('submit + pay', 'ours', data),
  };
  calls.push(...(await askEach(sale)));
  const sold = await counters.sizes();
  finishOrders(postgres.url);
  const finished = await counters.sizes();
  await writeReport({ calls, order: orderOf({ before, sold, finished, orders }) });
  await counters.close();
  log(checkLedger(postgres.url));
} finally {
  await server?.stop();
  postgres.stop();
}
