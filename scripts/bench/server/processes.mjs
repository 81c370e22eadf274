/** The processes of `npm run bench:server`. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pinnedEnv, pinnedNode, root } from '../../prepare/process.mjs';

const KEYS = `bench:${Buffer.alloc(32, 7).toString('base64url')}`;
const here = (name) => fileURLToPath(new URL(name, import.meta.url));

/** Fills the database and returns what calls need. */
export function prepare(databaseUrl, buyers) {
  const env = pinnedEnv({ DATABASE_URL: databaseUrl, SECRET_KEYS: KEYS, BUYERS: String(buyers) });
  const text = execFileSync(pinnedNode(), [here('prepare.ts')], {
    env,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return { ...JSON.parse(text.trim().split('\n').at(-1)), next: 0 };
}

/** Fills the mall up to a number of goods, with as many orders and a tenth of the buyers. */
export function fill(databaseUrl, goods, { buyers }) {
  const ids = buyers.map(({ id }) => id).join(',');
  const env = pinnedEnv({ DATABASE_URL: databaseUrl, GOODS: String(goods), BENCH_BUYERS: ids });
  execFileSync(pinnedNode(), [here('sizes/fill.ts')], { env, stdio: 'inherit' });
}

/** What a run of each scheduled job costs. */
export function measureJobs(databaseUrl) {
  const env = pinnedEnv({ DATABASE_URL: databaseUrl, SECRET_KEYS: KEYS });
  const text = execFileSync(pinnedNode(), [here('sizes/jobs.ts')], { env, encoding: 'utf8' });
  return JSON.parse(text.trim().split('\n').at(-1));
}

async function start(file, env, flags = []) {
  const child = spawn(pinnedNode(), [...flags, file], {
    cwd: root,
    env: pinnedEnv(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const url = await new Promise((resolve, reject) => {
    const listen = (chunk) => {
      output += chunk;
      const address = /openmall is at (http:\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', () => reject(new Error(`${file} did not start: ${output}`)));
  });
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  return { url, pid: child.pid, stop, output: () => output };
}

/** Our server without limits of rates, and with an empty data folder. */
export async function startServer(databaseUrl, flags) {
  const folder = mkdtempSync(join(tmpdir(), 'openmall-bench-'));
  const env = {
    DATABASE_URL: databaseUrl,
    OPENMALL_DATA: folder,
    SECRET_KEYS: KEYS,
    ALLOW_DEMO_DATA: '1',
    AUTOPILOT: '0',
    RATE_LIMITS: 'off',
    PORT: '0',
    WS_PORT: '0',
  };
  const server = await start(join(root, 'packages/server/src/main.ts'), env, flags);
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...server, stop };
}

export const startFloor = (databaseUrl) => start(here('floor.mjs'), { DATABASE_URL: databaseUrl });

async function withClient(databaseUrl, work) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The process id of the server of a PostgreSQL, whose children are its connections. */
export const databasePid = (databaseUrl) =>
  withClient(databaseUrl, async (client) => {
    const { rows } = await client.query('select pg_backend_pid() as pid');
    const stat = readFileSync(`/proc/${rows[0].pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  });

/**
 * Adds the view `bench_buffers`: the pages that all statements of a mall have read. Stops the vacuum of a temporary
 * PostgreSQL that follows a fill, and the daily check of the ledger: they would count as work of whatever call runs beside
 * them. The fill has cleaned and analyzed its tables.
 */
export const setUpSizes = (databaseUrl) =>
  withClient(databaseUrl, async (client) => {
    await client.query('create extension pg_stat_statements');
    await client.query(`create view bench_buffers as
      select coalesce(sum(shared_blks_hit + shared_blks_read), 0)::float8 as buffers from pg_stat_statements
      where dbid = (select oid from pg_database where datname = current_database())`);
    await client.query(`insert into ledger_check (id, state, requested_by, requested_at, finished_at, total)
      values ('bench', 'done', 'bench', now(), now(), 0)`);
    await client.query('alter system set autovacuum = off');
    await client.query('select pg_reload_conf()');
  });

/** Copies a database that nobody uses. Resolves with the URL of the copy. */
export async function copyDatabase(databaseUrl, name) {
  const source = new URL(databaseUrl);
  const other = new URL(databaseUrl);
  other.pathname = '/template1';
  await withClient(other.href, (client) =>
    client.query(`create database "${name}" template "${source.pathname.slice(1)}" strategy file_copy`),
  );
  other.pathname = `/${name}`;
  return other.href;
}

/** The invariants of money and stock after the load. */
export function checkLedger(databaseUrl) {
  const env = pinnedEnv({ DATABASE_URL: databaseUrl });
  const file = join(root, 'packages/server/src/ledger-check.ts');
  return execFileSync(pinnedNode(), [file], { env, encoding: 'utf8' }).split('\n')[0];
}
