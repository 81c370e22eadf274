import { type Selectable, sql, type UpdateObject } from 'kysely';
import type { Tables } from '../../db/schema/tables.ts';
import type { Db } from '../../db/database.ts';
import type { LedgerCheckTable, StoredBreach } from '../../db/schema/ledger.ts';
import { transact } from '../../db/transact.ts';
import type { AppContext } from '../../context.ts';
import { assertMay } from '../audit/assert-may.ts';
import { recordAudit } from '../audit/audit-log.ts';
import { newId } from '../new-id.ts';
import { type Breach, checkInvariant, INVARIANTS } from './invariants.ts';

export type LedgerCheck = Selectable<LedgerCheckTable>;

const EXAMPLES = 5;
const MAX_EXAMPLE_LENGTH = 1000;
/** A check that has not ended by then was cut off with its server. */
const STALE_MINUTES = 15;

/** The last check, or undefined. */
export const readLastCheck = ({ db }: AppContext): Promise<LedgerCheck | undefined> =>
  db
    .selectFrom('ledger_check')
    .selectAll()
    .orderBy('requested_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Asks for a check in the background. While one waits or runs, that one is the answer. */
export async function requestCheck(ctx: AppContext): Promise<LedgerCheck> {
  assertMay(ctx, 'money:see');
  return transact(ctx, async (tx) => {
    const id = newId('lc');
    const row = {
      id,
      requested_by: ctx.actor?.name ?? 'system',
      requested_at: ctx.clock.now(),
      total: INVARIANTS.length,
    };
    const added = await tx
      .insertInto('ledger_check')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (added) await recordAudit(tx, ctx, { subjectId: id, action: 'checkLedger' });
    return (
      added ??
      (await tx
        .selectFrom('ledger_check')
        .selectAll()
        .where('state', 'in', ['waiting', 'running'])
        .executeTakeFirstOrThrow())
    );
  });
}

const DAY = '24 hours';

/** Asks for a check if the last one is a day old; a scheduled job calls it. */
export async function requestDailyCheck({ db, clock }: AppContext): Promise<void> {
  const now = clock.now();
  await sql`
    insert into ledger_check (id, requested_by, requested_at, total)
    select ${newId('lc')}, 'system', ${now}, ${INVARIANTS.length}::integer
    where not exists (select from ledger_check where requested_at > ${now}::timestamptz - cast(${DAY} as interval))
    on conflict do nothing`.execute(db);
}

/** Takes the check that waits, or one whose server has ended meanwhile. */
async function claim({ db, clock }: AppContext): Promise<string | undefined> {
  const now = clock.now();
  const { rows } = await sql<{ readonly id: string }>`
    update ledger_check set state = 'running', started_at = ${now}, checked = 0, breaches = '[]'
    where id = (select id from ledger_check
      where state = 'waiting'
        or (state = 'running' and started_at < ${now}::timestamptz - make_interval(mins => ${STALE_MINUTES}))
      for update skip locked limit 1)
    returning id`.execute(db);
  return rows[0]?.id;
}

const stored = ({ name, description, rows }: Breach): StoredBreach => ({
  name,
  description,
  rows: rows.length,
  examples: rows.slice(0, EXAMPLES).map((row) => JSON.stringify(row).slice(0, MAX_EXAMPLE_LENGTH)),
});

type Progress = UpdateObject<Tables, 'ledger_check'>;

const update = (db: Db, id: string, values: Progress) =>
  db.updateTable('ledger_check').set(values).where('id', '=', id).execute();

/** Checks all invariants. A broken one is an alarm in the log, whoever asked for the check. */
async function checkAll(db: Db, id: string): Promise<void> {
  const breaches: StoredBreach[] = [];
  for (const [index, invariant] of INVARIANTS.entries()) {
    const breach = await checkInvariant(db, invariant);
    if (breach) {
      breaches.push(stored(breach));
      console.error(
        `The ledger is broken: ${breach.name}, in ${breach.rows.length} places. Open the check at the desk.`,
      );
    }
    await update(db, id, { checked: index + 1, breaches: JSON.stringify(breaches) });
  }
}

/** Runs the check that somebody asked for; a scheduled job calls it. Returns whether there was one. */
export async function runLedgerCheck(ctx: AppContext): Promise<boolean> {
  const id = await claim(ctx);
  if (id === undefined) return false;
  const { db, clock } = ctx;
  try {
    await checkAll(db, id);
    await update(db, id, { state: 'done', finished_at: clock.now() });
  } catch (error) {
    await update(db, id, { state: 'failed', finished_at: clock.now() });
    throw error;
  }
  return true;
}
