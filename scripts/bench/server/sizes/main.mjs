/** Reads by the number of goods, orders and buyers: their cost must not grow with the tables. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { log, root } from '../../../prepare/process.mjs';
import { measure } from '../measure.mjs';
import { copyDatabase, fill, measureJobs, startServer, setUpSizes } from '../processes.mjs';
import { readsBySize } from './reads.mjs';
import { writeJobs, writeSizes } from './report.mjs';

const CONNECTIONS = 4;

/** Fills one mall to each size in turn, and copies it at each but the last. Resolves with the URLs of their databases. */
async function fillMalls({ sizes, data, databaseUrl }) {
  const malls = [];
  for (const size of sizes) {
    const startedAt = performance.now();
    fill(databaseUrl, size, data);
    const isLast = size === sizes.at(-1);
    malls.push({ size, url: isLast ? databaseUrl : await copyDatabase(databaseUrl, `bench_${size}`) });
    log(`${size} goods are there after ${((performance.now() - startedAt) / 1_000).toFixed(0)} s`);
  }
  return malls;
}

async function countBuffers(client) {
  const { rows } = await client.query('select buffers from bench_buffers');
  return rows[0].buffers;
}

/** Asks one server while the others stand still, so that their jobs cost nothing. */
async function measureAlone({ server, client, next, database, seconds }) {
  const load = { url: server.url, server: server.pid, database, connections: CONNECTIONS, next };
  process.kill(server.pid, 'SIGCONT');
  try {
    await measure({ ...load, seconds: 1 });
    const before = await countBuffers(client);
    const measured = await measure({ ...load, seconds });
    const buffers = Math.round(((await countBuffers(client)) - before) / Math.max(measured.done, 1));
    return { ...measured, buffers };
  } finally {
    process.kill(server.pid, 'SIGSTOP');
  }
}

/** The one that has cost the database less: other programs on the machine only ever add. */
const better = (first, second) => ({
  ...(first && first.databaseMs < second.databaseMs ? first : second),
  refusals: { ...first?.refusals, ...second.refusals },
});

/** Asks for one read at all sizes within the same seconds, up and down again. */
async function measureRead([name, next], { servers, database, seconds }) {
  const found = new Map();
  for (const { size, ...mall } of [...servers, ...servers.toReversed()])
    found.set(size, better(found.get(size), await measureAlone({ ...mall, next, database, seconds })));
  const rows = [...found].map(([size, measured]) => ({ size, name, ...measured }));
  log(`${name}: ${rows.map(({ databaseMs }) => databaseMs.toFixed(2)).join(', ')} ms of the database`);
  return rows;
}

async function measureReads({ malls, data, database, seconds, reads = '' }) {
  const rows = [];
  const servers = [];
  try {
    for (const { size, url } of malls) {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      const server = await startServer(url);
      servers.push({ size, server, client });
      process.kill(server.pid, 'SIGSTOP');
    }
    for (const read of readsBySize(data).filter(([name]) => new RegExp(reads).test(name)))
      rows.push(...(await measureRead(read, { servers, database, seconds })));
  } finally {
    for (const { server, client } of servers) {
      await client.end();
      process.kill(server.pid, 'SIGCONT');
      await server.stop();
    }
  }
  return rows;
}

/** Fills malls of each size, runs the jobs of each, and asks for each read. Writes the parts of the page about sizes. */
export async function measureSizes({ sizes, jobsOnly, reads, data, database, databaseUrl, seconds }) {
  await setUpSizes(databaseUrl);
  const malls = await fillMalls({ sizes: sizes.toSorted((a, b) => a - b), data, databaseUrl });
  if (reads) {
    await measureReads({ malls, data, database, seconds, reads });
    return;
  }
  const jobs = malls.flatMap(({ size, url }) => measureJobs(url).map((job) => ({ size, ...job })));
  const run = { at: new Date().toISOString(), seconds, jobs };
  await writeJobs(run);
  if (jobsOnly) return;
  run.rows = await measureReads({ malls, data, database, seconds });
  const folder = join(root, '.cache/bench');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `sizes-${run.at.replaceAll(/[:.]/g, '-')}.json`), JSON.stringify(run, null, 2));
  await writeSizes(run);
}
