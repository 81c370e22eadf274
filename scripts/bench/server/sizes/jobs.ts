/** What a run of each scheduled job costs when nothing is due, as nearly always. Prints a row for each. */
import { sql } from 'kysely';
import type { AppContext } from '../../../../packages/server/src/context.ts';
import { databaseClock } from '../../../../packages/server/src/db/clock.ts';
import { openDatabase } from '../../../../packages/server/src/db/open-database.ts';
import { playAll } from '../../../../packages/server/src/demo/autopilot/autopilot.ts';
import { releaseNames } from '../../../../packages/server/src/domain/accounts/release-names.ts';
import { addSoldChanges } from '../../../../packages/server/src/domain/inventory/sold-figures.ts';
import { sealTransfers } from '../../../../packages/server/src/domain/ledger/seal-transfers.ts';
import { expireLoans } from '../../../../packages/server/src/domain/loans/decide.ts';
import { expireOrders } from '../../../../packages/server/src/domain/orders/cancel.ts';
import { approveByDefault } from '../../../../packages/server/src/domain/orders/deadlines/approve-by-default.ts';
import { receiveByDefault } from '../../../../packages/server/src/domain/orders/deadlines/receive-by-default.ts';
import { remindBuyers } from '../../../../packages/server/src/domain/orders/deadlines/remind-buyers.ts';
import { remindStores } from '../../../../packages/server/src/domain/orders/deadlines/remind-stores.ts';
import {
  advanceOverdueReturns,
  releaseHeldMoney,
} from '../../../../packages/server/src/domain/orders/deadlines/return-deadlines.ts';
import { expirePayments } from '../../../../packages/server/src/domain/payments/open-payment.ts';
import { reviewByDefault } from '../../../../packages/server/src/domain/reviews/review-by-default.ts';
import { createVault } from '../../../../packages/server/src/domain/verification/vault.ts';
import { parseSecretKeys } from '../../../../packages/server/src/storage/secret-keys.ts';
import { cheapPasswords } from '../../../../packages/server/src/test-support/fixtures/test-context.ts';
import { createMemoryStore } from '../../../../packages/server/src/test-support/fixtures/uploaded-pictures.ts';
import { UNSEALED } from './unsealed.ts';

const { DATABASE_URL = '', SECRET_KEYS = '' } = process.env;
const RUNS = 25;
const WARM_UP_RUNS = 8;
const STEP_MS = 6_000;
const SEALED_AT_ONCE = 50;
if (SEALED_AT_ONCE * (WARM_UP_RUNS + RUNS) > UNSEALED)
  throw new Error('There are too few transfers to seal.');

type Job = (ctx: AppContext) => Promise<unknown>;

let sealed = 0;
/** As if they had just been booked. */
async function sealSome(ctx: AppContext): Promise<void> {
  const [from, to] = [sealed + 1, sealed + SEALED_AT_ONCE];
  sealed = to;
  await sql`insert into unsealed_transfer (journal_id, line)
    select 'bulk_j' || n, 1 from generate_series(cast(${from} as int), cast(${to} as int)) as n`.execute(
    ctx.db,
  );
  await sealTransfers(ctx);
}

const JOBS: Readonly<Record<string, Job>> = {
  'cancel unpaid orders': expireOrders,
  'confirm receipts': receiveByDefault,
  'grant undecided refunds': approveByDefault,
  'take due steps of returns': advanceOverdueReturns,
  'pay stores': releaseHeldMoney,
  'remind buyers': remindBuyers,
  'remind stores': remindStores,
  'mark overdue loans': expireLoans,
  'add default reviews': reviewByDefault,
  'close unfinished payments': expirePayments,
  'count sales': addSoldChanges,
  'seal the ledger': sealTransfers,
  [`seal ${SEALED_AT_ONCE} transfers`]: sealSome,
  'free names of closed accounts': releaseNames,
  'autopilot of the demo': (ctx) => playAll(ctx, STEP_MS),
};

const database = await openDatabase({ dataFolder: '', databaseUrl: DATABASE_URL });
const { db } = database;
const ctx: AppContext = {
  db,
  clock: databaseClock,
  passwords: cheapPasswords(),
  vault: createVault(() => parseSecretKeys(SECRET_KEYS)),
  uploads: createMemoryStore(),
};

async function countBuffers(): Promise<number> {
  const { rows } = await sql<{ buffers: number }>`select buffers from bench_buffers`.execute(db);
  return rows[0]?.buffers ?? 0;
}

async function measureJob(work: Job): Promise<{ readonly ms: number; readonly buffers: number }> {
  // What was due is done, and the statements are planned.
  for (let run = 0; run < WARM_UP_RUNS; run += 1) await work(ctx);
  const before = await countBuffers();
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const startedAt = performance.now();
    await work(ctx);
    times.push(performance.now() - startedAt);
  }
  times.sort((a, b) => a - b);
  return {
    ms: times[Math.floor(RUNS / 2)] ?? 0,
    buffers: Math.round(((await countBuffers()) - before) / RUNS),
  };
}

const rows: unknown[] = [];
for (const [name, work] of Object.entries(JOBS)) rows.push({ name, ...(await measureJob(work)) });
process.stdout.write(`${JSON.stringify(rows)}\n`);
await database.close();
