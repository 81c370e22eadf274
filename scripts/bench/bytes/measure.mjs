/** Counts bytes of answers, of the log of PostgreSQL and of its tables. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { pinnedEnv, pinnedNode } from '../../prepare/process.mjs';

/** Statistics of PostgreSQL arrive a little later than the answer. */
const SETTLE_MS = 1_500;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const TABLES = `
  select relname as name, n_tup_ins::float8 as added, n_tup_upd::float8 as changed,
    pg_table_size(relid)::float8 as rows_bytes, pg_indexes_size(relid)::float8 as index_bytes
  from pg_stat_user_tables`;

export async function openCounters(databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const logBytes = async () => {
    const { rows } = await client.query(
      `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as at`,
    );
    return rows[0].at;
  };
  return {
    logBytes,
    /** Tables without the room of rows that have gone. */
    sizes: async () => {
      await pause(SETTLE_MS);
      const at = await logBytes();
      await client.query('vacuum full');
      const { rows } = await client.query(TABLES);
      // The pages that `vacuum full` writes are none of the orders.
      return { before: at, after: await logBytes(), tables: new Map(rows.map((row) => [row.name, row])) };
    },
    close: () => client.end(),
  };
}

/** Bytes as they travel, and unpacked. Answers are read without unpacking them. */
async function ask(url, { method, path }) {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    const sent = request(`${url}${path}`, { method, headers: { 'Accept-Encoding': 'gzip' } }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => {
        const packed = Buffer.concat(parts);
        const body = answer.headers['content-encoding'] === 'gzip' ? gunzipSync(packed) : packed;
        resolve({ packed: packed.length, body: body.toString() });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** Asks one after another, and returns the mean bytes of each kind of call. */
export async function askEach({ url, counters, count, next }) {
  const kinds = new Map();
  const state = {};
  for (let index = 0; index < count; index += 1) {
    const call = next(state);
    const logBefore = await counters.logBytes();
    const { packed, body } = await ask(url, call);
    if (!body.startsWith('{"code":"0"')) throw new Error(`${call.name} was refused: ${body.slice(0, 200)}`);
    call.keep?.(body, state);
    // Each order has another buyer.
    if (call.name === 'pay') state.buyer = undefined;
    const kind = kinds.get(call.name) ?? { name: call.name, calls: 0, bytes: 0, packed: 0, logBytes: 0 };
    kind.calls += 1;
    kind.bytes += Buffer.byteLength(body);
    kind.packed += packed;
    kind.logBytes += (await counters.logBytes()) - logBefore;
    kinds.set(call.name, kind);
  }
  return [...kinds.values()].map(({ name, calls, ...sums }) => {
    const averages = Object.entries(sums).map(([field, sum]) => [field, Math.round(sum / calls)]);
    return { name, ...Object.fromEntries(averages) };
  });
}

/** Ships all paid orders, receives them and pays their stores. */
export function finishOrders(databaseUrl) {
  const file = fileURLToPath(new URL('finish-orders.ts', import.meta.url));
  execFileSync(pinnedNode(), [file], { env: pinnedEnv({ DATABASE_URL: databaseUrl }), stdio: 'inherit' });
}
