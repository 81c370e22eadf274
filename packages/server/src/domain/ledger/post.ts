import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { runTogether } from '../../db/statements/send-together.ts';
import type { Tables } from '../../db/schema/tables.ts';
import type { Clock } from '../../db/clock.ts';
import type { WalletCause } from '../../db/event-bus.ts';
import { queueEvents } from '../../db/pending-events.ts';
import { newId } from '../new-id.ts';
import { ledgerAccount, type LedgerAccount } from './ledger-accounts.ts';
import { findClosedOwners, recordSuspended, type Suspended } from './suspense.ts';

export interface Movement {
  readonly from: LedgerAccount;
  readonly to: LedgerAccount;
  readonly amount: string;
}

export interface Posting {
  readonly refKind: Tables['journal']['ref_kind'];
  readonly refId: string;
  readonly slot: Tables['journal']['slot'];
  readonly outcome: Tables['journal']['outcome'];
  readonly movements: readonly Movement[];
}

/** Thrown when the event has already been posted: paid, refunded, released or credited. */
export class AlreadyPosted extends Error {
  override readonly name = 'AlreadyPosted';
}

/** Thrown when a posting would take a guarded account below its floor. */
export class FloorReached extends Error {
  override readonly name = 'FloorReached';
}

interface Side {
  readonly account: LedgerAccount;
  readonly movement: number;
  readonly end: 'from' | 'to';
}
interface Mark {
  readonly seq: number;
  readonly after: string;
}

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const journalRows = (clock: Clock, postings: readonly Posting[]) =>
  postings.map(({ refKind, refId, slot, outcome }) => ({
    id: newId('j'),
    ref_kind: refKind,
    ref_id: refId,
    slot,
    outcome,
    at: clock.now(),
  }));

async function insertJournals(tx: Tx, rows: ReturnType<typeof journalRows>): Promise<void> {
  const { numInsertedOrUpdatedRows: inserted } = await tx
    .insertInto('journal')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (inserted !== BigInt(rows.length)) throw new AlreadyPosted('This was booked before');
}

/** Of two transactions that open the same account, the later waits and then finds it. */
async function openAccount(tx: Tx, { id, kind, owner, currency, guarded }: LedgerAccount): Promise<void> {
  await tx
    .insertInto('account')
    .values({ id, kind, owner_id: owner, currency, guarded })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Checks the floor and moves the amount in one conditional update, without reading the balance first. */
async function tryMove(tx: Tx, { account, end }: Side, amount: string): Promise<Mark | undefined> {
  const delta = sql<string>`cast(${end === 'from' ? `-${amount}` : amount} as numeric)`;
  const row = await tx
    .updateTable('account')
    .set({ balance: sql`balance + ${delta}`, seq: sql`seq + 1` })
    .where('id', '=', account.id)
    .where(sql<boolean>`balance + ${delta} >= floor`)
    .returning(['balance', 'seq'])
    .executeTakeFirst();
  return row && { seq: row.seq, after: row.balance };
}

async function moveBalance(tx: Tx, side: Side, amount: string): Promise<Mark> {
  const moved = await tryMove(tx, side, amount);
  if (moved) return moved;
  await openAccount(tx, side.account);
  const movedInNew = await tryMove(tx, side, amount);
  if (!movedInNew) throw new FloorReached(`${side.account.kind} is too low`);
  return movedInNew;
}

const CAUSES: Readonly<Partial<Record<Posting['refKind'], WalletCause>>> = {
  order: 'order',
  recharge: 'recharge',
  withdrawal: 'withdrawal',
  loan: 'loan',
};

/** Queues an event for each user whose wallet or held money the posting changes. */
function queueWalletEvents(tx: Tx, { refKind, refId, outcome, movements }: Posting): void {
  const ownCause = CAUSES[refKind];
  const cause = outcome === 'refunded' ? 'refund' : (ownCause ?? 'other');
  const reference = ownCause ? refId : null;
  const touched = movements
    .flatMap(({ from, to }) => [from, to])
    .filter(({ kind }) => kind === 'wallet' || kind === 'withdraw_hold');
  queueEvents(
    tx,
    touched.map(({ owner: userId }) => ({ kind: 'wallet', userId, cause, reference })),
  );
}

type Line = Movement & { readonly journal: string; readonly line: number; readonly source: string };

/** Replaces closed accounts by suspense, and returns the diverted transfers. */
async function divertClosed(
  tx: Tx,
  lines: readonly Line[],
): Promise<{ readonly lines: readonly Line[]; readonly suspended: readonly Suspended[] }> {
  const closed = await findClosedOwners(
    tx,
    lines.map(({ to }) => to),
  );
  const suspended = lines.flatMap(({ to: account, ...rest }) => {
    const userId = closed.get(account.id);
    return userId === undefined ? [] : [{ ...rest, account, userId }];
  });
  const suspense = ledgerAccount('suspense');
  return {
    lines: lines.map((line) => (closed.has(line.to.id) ? { ...line, to: suspense } : line)),
    suspended,
  };
}

/**
 * Posts events together. It inserts the journals first, which refuses duplicates; then it updates the guarded
 * accounts by ascending id, so that two postings can't deadlock; then it inserts the transfers. The caller has
 * locked the business rows. Money for a closed account goes to suspense.
 * @throws {AlreadyPosted} If an event has been posted before.
 * @throws {FloorReached} If a guarded account would fall below its floor.
 */
export async function post(tx: Tx, clock: Clock, postings: readonly Posting[]): Promise<void> {
  const rows = journalRows(clock, postings);
  for (const posting of postings) queueWalletEvents(tx, posting);
  const requested = postings.flatMap(({ refKind, refId, movements: own }, index) =>
    own.map((movement, position) => ({
      ...movement,
      journal: rows[index]?.id ?? '',
      line: position + 1,
      source: `${refKind} ${refId}`,
    })),
  );
  const { lines: movements, suspended } = await divertClosed(tx, requested);

  const sides = movements
    .flatMap(({ from, to }, movement): Side[] => [
      { account: from, movement, end: 'from' },
      { account: to, movement, end: 'to' },
    ])
    .filter(({ account }) => account.guarded)
    .sort((a, b) => byText(a.account.id, b.account.id) || a.movement - b.movement);
  const [, ...marked] = await runTogether(
    insertJournals(tx, rows),
    ...sides.map((side) => moveBalance(tx, side, movements[side.movement]?.amount ?? '')),
  );
  const marks = new Map(sides.map(({ movement, end }, index) => [`${movement}:${end}`, marked[index]]));

  await tx
    .insertInto('transfer')
    .values(
      movements.map(({ from, to, amount, journal, line }, index) => {
        const left = marks.get(`${index}:from`);
        const arrived = marks.get(`${index}:to`);
        return {
          journal_id: journal,
          line,
          from_account: from.id,
          to_account: to.id,
          amount,
          from_seq: left?.seq ?? null,
          from_after: left?.after ?? null,
          to_seq: arrived?.seq ?? null,
          to_after: arrived?.after ?? null,
        };
      }),
    )
    .execute();
  await recordSuspended(tx, clock, suspended);
}
