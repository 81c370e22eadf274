import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { AccountKind } from '../../db/schema/ledger.ts';
import type { Page, PageRequest } from '../paging.ts';
import { orderBy, patternOf, readPage, type Sort, when } from '../read-page.ts';

export interface LedgerAccountRow {
  readonly id: string;
  readonly kind: AccountKind;
  readonly owner: string | null;
  readonly ownerId: string | null;
  readonly currency: string;
  readonly balance: string;
  readonly transfers: number;
}

export interface AccountFilter {
  readonly kind?: AccountKind | undefined;
  readonly keyword?: string | undefined;
}

/** Accounts that postings never wait for store no balance: it is the sum of their transfers. */
const SUM = sql`(select coalesce(sum(case when to_account = a.id then amount else -amount end), 0) from transfer
  where a.id in (from_account, to_account))`;
const COUNT = sql`(select count(*) from transfer where a.id in (from_account, to_account))`;

/** One page of accounts with their balances. */
export const listAccounts = (
  { db }: AppContext,
  { kind, keyword }: AccountFilter,
  sort: Sort<'balance' | 'id'>,
  page: PageRequest,
): Promise<Page<LedgerAccountRow>> =>
  readPage<LedgerAccountRow>(db, page, {
    select: sql`a.id, a.kind, coalesce(users.username, store.name) as owner, nullif(a.owner_id, '') as "ownerId", a.currency,
      case when a.guarded then a.balance else ${SUM} end as balance,
      (case when a.guarded then a.seq else ${COUNT} end)::int as transfers`,
    from: sql`account as a left join user_account as users on users.id = a.owner_id left join store on store.id = a.owner_id`,
    where: [
      when(kind, (value) => sql`a.kind = ${value}`),
      when(
        keyword,
        (word) =>
          sql`(a.id ilike ${patternOf(word)} or users.username ilike ${patternOf(word)} or store.name ilike ${patternOf(word)})`,
      ),
    ],
    orderBy: orderBy(sort, { balance: 'balance', id: 'id' }, 'id'),
  });

export interface LedgerTransfer {
  readonly id: string;
  readonly at: Date;
  readonly kind: string;
  readonly reference: string;
  readonly slot: string;
  readonly outcome: string;
  readonly from: string;
  readonly to: string;
  readonly amount: string;
  readonly after: string | null;
}

export interface TransferFilter {
  readonly accountId?: string | undefined;
  /** An order or another record. */
  readonly reference?: string | undefined;
}

/** One page of transfers of an account or record, newest first. */
export const listTransfers = (
  { db }: AppContext,
  { accountId = '', reference }: TransferFilter,
  page: PageRequest,
): Promise<Page<LedgerTransfer>> =>
  readPage<LedgerTransfer>(db, page, {
    select: sql`transfer.journal_id || ':' || transfer.line as id, journal.at, journal.ref_kind as kind, journal.ref_id as reference,
      journal.slot, journal.outcome, transfer.from_account as "from", transfer.to_account as "to", transfer.amount,
      case ${accountId} when transfer.from_account then transfer.from_after
        when transfer.to_account then transfer.to_after end as after`,
    from: sql`transfer join journal on journal.id = transfer.journal_id`,
    where: [
      accountId === '' ? undefined : sql`${accountId} in (transfer.from_account, transfer.to_account)`,
      when(reference, (id) => sql`journal.ref_id = ${id}`),
    ],
    orderBy: sql`journal.at desc, transfer.journal_id desc, transfer.line`,
  });
