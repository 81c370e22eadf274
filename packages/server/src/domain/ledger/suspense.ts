import { sql } from 'kysely';
import type { Clock } from '../../db/clock.ts';
import type { Db, Tx } from '../../db/database.ts';
import { recordAudit } from '../audit/audit-log.ts';
import { DomainError } from '../domain-error.ts';
import { ledgerAccount, type LedgerAccount } from './ledger-accounts.ts';

/** A transfer whose intended account belongs to a closed user. */
export interface Suspended {
  readonly journal: string;
  readonly line: number;
  readonly account: LedgerAccount;
  readonly userId: string;
  readonly amount: string;
  /** Source of the money, such as `recharge rc_1`. */
  readonly source: string;
}

/** Whether the money in an account belongs to a person, directly or through a store. */
const isOwned = ({ kind }: LedgerAccount): boolean =>
  kind === 'wallet' || kind === 'merchant' || kind === 'withdraw_hold';

/**
 * Finds the accounts whose owners are closed, with the ids of these users. It locks the other owners against
 * closing until the transaction ends, so that a closing comes either before or after a credit.
 */
export async function findClosedOwners(
  tx: Tx,
  accounts: readonly LedgerAccount[],
): Promise<ReadonlyMap<string, string>> {
  const owned = accounts.filter(isOwned);
  if (owned.length === 0) return new Map();
  const storeIds = owned.filter(({ kind }) => kind === 'merchant').map(({ owner }) => owner);
  const userIds = owned.filter(({ kind }) => kind !== 'merchant').map(({ owner }) => owner);
  const stores =
    storeIds.length === 0
      ? []
      : await tx.selectFrom('store').select(['id', 'owner_id']).where('id', 'in', storeIds).execute();
  const ownerOfStore = new Map(stores.map(({ id, owner_id: owner }) => [id, owner]));
  const people = [...userIds, ...ownerOfStore.values()].filter((id) => id !== null);
  if (people.length === 0) return new Map();
  const users = await tx
    .selectFrom('user_account')
    .select(['id', 'state'])
    .where('id', 'in', [...new Set(people)])
    .orderBy('id')
    .forKeyShare()
    .execute();
  const closed = new Set(users.filter(({ state }) => state === 'closed').map(({ id }) => id));
  const ownerOf = ({ kind, owner }: LedgerAccount) => (kind === 'merchant' ? ownerOfStore.get(owner) : owner);
  return new Map(
    owned.flatMap((account) => {
      const owner = ownerOf(account);
      return owner && closed.has(owner) ? [[account.id, owner] as const] : [];
    }),
  );
}

/**
 * Asserts that an account is not closed, for credits that can wait or be skipped.
 * @throws {DomainError} `userNotFound` if it is closed.
 */
export async function assertOwnerActive(tx: Tx, userId: string): Promise<void> {
  const closed = await findClosedOwners(tx, [ledgerAccount('wallet', userId)]);
  if (closed.size > 0) throw new DomainError('userNotFound');
}

/** Records the intended owners of money in suspense, for a manual review. */
export async function recordSuspended(tx: Tx, clock: Clock, items: readonly Suspended[]): Promise<void> {
  for (const { journal, line, account, userId, amount, source } of items) {
    const { id, kind, owner, currency, guarded } = account;
    await tx
      .insertInto('account')
      .values({ id, kind, owner_id: owner, currency, guarded })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const row = { journal_id: journal, line, account_id: id, user_id: userId, amount };
    await tx
      .insertInto('suspense_item')
      .values({ ...row, created_at: clock.now() })
      .execute();
    const reason = `${amount} ${currency} of ${source} came in after the account was closed.`;
    await recordAudit(tx, { clock }, { subjectId: userId, action: 'suspendMoney', reason });
  }
}

/** Takes the money of a journal out of suspense. Returns the amount, or undefined if there is none. */
export async function settleSuspended(
  tx: Tx,
  clock: Clock,
  refKind: 'recharge',
  refId: string,
): Promise<string | undefined> {
  const item = await tx
    .updateTable('suspense_item')
    .set({ settled_at: clock.now(), resolution: 'reversed' })
    .from('journal')
    .whereRef('journal.id', '=', 'suspense_item.journal_id')
    .where('journal.ref_kind', '=', refKind)
    .where('journal.ref_id', '=', refId)
    .where('suspense_item.settled_at', 'is', null)
    .returning('suspense_item.amount')
    .executeTakeFirst();
  return item?.amount;
}

/** The items in suspense, oldest first. */
export const listSuspended = (db: Db) =>
  db
    .selectFrom('suspense_item')
    .innerJoin('journal', 'journal.id', 'suspense_item.journal_id')
    .innerJoin('user_account', 'user_account.id', 'suspense_item.user_id')
    .select(['user_id', 'usercode', 'account_id', 'amount', 'ref_kind', 'ref_id', 'suspense_item.created_at'])
    .select(['refund_started_at', 'refund_failure', 'refund_attempts'])
    .select(sql<string>`suspense_item.journal_id || ':' || suspense_item.line`.as('id'))
    .where('settled_at', 'is', null)
    .orderBy('suspense_item.created_at')
    .orderBy(sql`suspense_item.journal_id`)
    .execute();
