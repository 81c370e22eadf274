import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { transact } from '../../db/transact.ts';
import type { AppContext } from '../../context.ts';

const BATCH = 5_000;

/** The text of a transfer that a seal covers: everything that says which money moved, in a form without ambiguity. */
const TEXT = sql`jsonb_build_array(transfer.journal_id, transfer.line, from_account, to_account, amount::text, from_seq,
  from_after::text, to_seq, to_after::text, ref_kind, ref_id, slot, outcome)::text`;

/** The hash of a seal over its transfers, in the order of their keys. */
const hashOf = (previous: RawBuilder<unknown>, id: RawBuilder<unknown>) => sql<Uint8Array>`(
  select sha256(coalesce(${previous}, '') || convert_to(coalesce(
    string_agg(${TEXT}, E'\\n' order by transfer.journal_id collate "C", transfer.line), ''), 'UTF8'))
  from sealed_transfer
  join transfer on (transfer.journal_id, transfer.line) = (sealed_transfer.journal_id, sealed_transfer.line)
  join journal on journal.id = transfer.journal_id
  where sealed_transfer.seal_id = ${id})`;

async function areSome(db: Db): Promise<boolean> {
  const waiting = await db.selectFrom('unsealed_transfer').select('line').limit(1).executeTakeFirst();
  return waiting !== undefined;
}

/** Takes some of the transfers that wait for a seal. Returns their number without those that an older server has sealed. */
async function takeTransfers(tx: Tx, id: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    with taken as (
      delete from unsealed_transfer where ctid = any (array(select ctid from unsealed_transfer limit ${BATCH}))
      returning journal_id, line)
    insert into sealed_transfer (journal_id, line, seal_id) select journal_id, line, ${id} from taken
    on conflict do nothing`.execute(tx);
  return Number(numAffectedRows);
}

/**
 * Seals up to `BATCH` of the transfers that no seal covers yet, and returns their number. A table lock lets one process
 * at a time add to the chain; postings do not wait for it.
 */
export async function sealTransfers({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<number> {
  if (!(await areSome(db))) return 0;
  return transact(db, async (tx) => {
    await sql`lock table ledger_seal in share row exclusive mode`.execute(tx);
    const last = await tx
      .selectFrom('ledger_seal')
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    const id = (last?.id ?? 0) + 1;
    // The hash is written last: it needs the list of its transfers, and the list needs the seal.
    await tx
      .insertInto('ledger_seal')
      .values({ id, hash: new Uint8Array(), sealed_at: clock.now() })
      .execute();
    const count = await takeTransfers(tx, id);
    if (count === 0) {
      await tx.deleteFrom('ledger_seal').where('id', '=', id).execute();
      return 0;
    }
    const previous = sql`(select hash from ledger_seal where id = ${id - 1})`;
    await tx
      .updateTable('ledger_seal')
      .set({ hash: hashOf(previous, sql`${id}::bigint`) })
      .where('id', '=', id)
      .execute();
    return count;
  });
}

/** Seals all transfers that wait. Those that are booked meanwhile may wait for the next time. */
export async function sealWaiting(ctx: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  while ((await sealTransfers(ctx)) === BATCH);
}

/** Seals that do not follow from the one before and their transfers. */
export const BROKEN_SEALS = sql<Record<string, unknown>>`
  select seal.id from ledger_seal as seal left join ledger_seal as previous on previous.id = seal.id - 1
  where seal.hash is distinct from ${hashOf(sql`previous.hash`, sql`seal.id`)}
    or (seal.id > 1 and previous.id is null)`;

/** Transfers that no seal covers, and none will. */
export const FORGOTTEN_TRANSFERS = sql<Record<string, unknown>>`
  select booked.journal_id, booked.line from transfer as booked
  left join sealed_transfer as sealed using (journal_id, line)
  where sealed.seal_id is null
    and not exists (select from unsealed_transfer where journal_id = booked.journal_id and line = booked.line)`;

/** The last seal. Whoever notes its hash elsewhere can prove later that nothing before it was changed. */
export async function readLastSeal(
  db: Db,
): Promise<{ readonly id: number; readonly hash: string } | undefined> {
  const row = await db
    .selectFrom('ledger_seal')
    .select(['id', sql<string>`encode(hash, 'hex')`.as('hash')])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { id: Number(row.id), hash: row.hash };
}
