/** `npm run bench:server`: rate, times and CPU of the server's calls, beside a floor of Hono and pg on the same database. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { ensureDependencies } from '../../prepare/dependencies.mjs';
import { startPostgres } from '../../prepare/postgres.mjs';
import { log, root } from '../../prepare/process.mjs';
import { assertOption, readOptions } from '../../prepare/read-options.mjs';
import { measure } from './measure.mjs';
import { measureProfiles } from './profile.mjs';
import { checkLedger, databasePid, prepare, startFloor, startServer } from './processes.mjs';
import { measureSizes } from './sizes/main.mjs';
import { compareRuns, printRun, writePage } from './report.mjs';
import { createWork, PACED, WORKS } from './works.mjs';

const HELP = `npm run bench:server [-- options]: measures the calls of the server, and writes docs/performance.md.

  --quick                       takes two minutes
  --only list,home              some of: ${Object.keys(WORKS).join(', ')}
  --connections 10,50           callers at once
  --seconds 6                   how long each is measured
  --compare <file>              compares with the JSON of an earlier run
  --sizes 1000,10000,100000     reads and jobs by the number of goods instead
  --jobs                        with --sizes: the jobs only
  --reads attribute             with --sizes: the reads whose names match this expression, and writes no page
  --profile                     the share of each part of the server instead`;
const values = readOptions(HELP, {
  quick: { type: 'boolean', default: false },
  compare: { type: 'string' },
  only: { type: 'string' },
  connections: { type: 'string' },
  seconds: { type: 'string' },
  sizes: { type: 'string' },
  jobs: { type: 'boolean', default: false },
  reads: { type: 'string' },
  profile: { type: 'boolean', default: false },
});
const works = values.only?.split(',') ?? Object.keys(WORKS);
const connections = (values.connections ?? (values.quick ? '10,50' : '1,10,50,200')).split(',').map(Number);
const seconds = Number(values.seconds ?? (values.quick ? 2 : 6));
const unknown = works.filter((work) => !WORKS[work]);
assertOption(
  unknown.length === 0,
  `--only: no call is named ${unknown.join(', ')}. There are ${Object.keys(WORKS).join(', ')}.`,
);

await ensureDependencies();
// As a mall with a million goods would set it: the default is for a machine with little memory.
const postgres = await startPostgres({
  sharedBuffers: '1GB',
  preload: values.sizes && 'pg_stat_statements',
});
if (!postgres) {
  log('This measurement needs PostgreSQL.');
  process.exit(1);
}
const started = [];

/**
 * Asks our server and the floor in turn. A fresh server each time, so that memory is that of one work. It is warmed for as
 * long as it is measured, because compilers speed a server up during its first seconds.
 */
async function measureBoth(work, count, { data, database }) {
  const rows = [];
  for (const side of ['ours', 'floor']) {
    const server = await (side === 'ours' ? startServer : startFloor)(postgres.url);
    started.push(server);
    const ask = {
      url: server.url,
      connections: count,
      server: server.pid,
      database,
      rate: PACED[work]?.rate,
    };
    await measure({ ...ask, next: createWork(work, side, data), seconds });
    const measured = await measure({ ...ask, next: createWork(work, side, data), seconds });
    rows.push({ work, connections: count, side, ...measured });
    await server.stop();
    started.pop();
  }
  return rows;
}

async function measureWorks(mall) {
  const run = { at: new Date().toISOString(), cores: cpus().length, seconds, quick: values.quick, rows: [] };
  for (const work of works) {
    const counts = PACED[work] ? [PACED[work].connections] : connections;
    for (const count of counts) run.rows.push(...(await measureBoth(work, count, mall)));
    printRun(run, work);
  }
  run.load = loadavg()[1];
  run.ledger = checkLedger(postgres.url);
  log(run.ledger);
  const folder = join(root, '.cache/bench');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `server-${run.at.replaceAll(/[:.]/g, '-')}.json`);
  writeFileSync(file, JSON.stringify(run, null, 2));
  log(`written to ${file}`);
  if (values.compare) compareRuns(JSON.parse(readFileSync(values.compare, 'utf8')), run);
  if (!values.quick && !values.only) await writePage(run);
}

try {
  log('filling the mall …');
  const data = prepare(postgres.url, Math.max(...connections));
  const database = await databasePid(postgres.url);
  const sizes = values.sizes?.split(',').map(Number);
  const mall = { data, database, databaseUrl: postgres.url, seconds };
  if (sizes) await measureSizes({ ...mall, sizes, jobsOnly: values.jobs, reads: values.reads });
  else if (values.profile) await measureProfiles({ ...mall, works: works.filter((work) => !PACED[work]) });
  else await measureWorks({ data, database });
} finally {
  for (const server of started) await server.stop();
  postgres.stop();
}
