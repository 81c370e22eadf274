import { sql } from 'kysely';
import type { Tables } from '../../db/schema/tables.ts';
import { ledgerAccount } from '../ledger/ledger-accounts.ts';
import type { AppContext } from '../../context.ts';
import { pageOf, type Page, type PageRequest } from '../paging.ts';

export interface WalletMovement {
  readonly id: string;
  readonly at: Date;
  readonly refKind: Tables['journal']['ref_kind'];
  readonly refId: string;
  /** The record number of `refId`, which people see. */
  readonly refNumber: string | null;
  readonly direction: 'in' | 'out';
  readonly amount: string;
  readonly after: string;
}

const numberOfReference = sql<string | null>`case moved."refKind"
  when 'order' then (select number from orders where id = moved."refId")
  when 'recharge' then (select number from recharge where id = moved."refId")
  when 'withdrawal' then (select number from withdrawal where id = moved."refId")
  when 'loan' then (select number from loan where id = moved."refId") end`;

/** One page of the movements of a wallet, newest first. */
export async function listMovements(
  { db }: AppContext,
  userId: string,
  direction: 'in' | 'out' | undefined,
  page: PageRequest,
): Promise<Page<WalletMovement>> {
  const wallet = ledgerAccount('wallet', userId).id;
  const moved = sql<Omit<WalletMovement, 'refNumber'> & { seq: number }>`(
    select concat(journal.id, '_', line) as id, journal.at, journal.ref_kind as "refKind", journal.ref_id as "refId",
      'in' as direction, amount, to_after as after, to_seq as seq
    from transfer join journal on journal.id = transfer.journal_id where to_account = ${wallet}
    union all
    select concat(journal.id, '_', line), journal.at, journal.ref_kind, journal.ref_id, 'out', amount, from_after, from_seq
    from transfer join journal on journal.id = transfer.journal_id where from_account = ${wallet}
  )`;
  const found = db
    .selectFrom(moved.as('moved'))
    .$if(direction !== undefined, (query) => query.where('moved.direction', '=', direction ?? 'in'));
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .selectAll('moved')
    .select(numberOfReference.as('refNumber'))
    .orderBy('moved.seq', 'desc')
    .limit(page.size)
    .offset((page.number - 1) * page.size)
    .execute();
  return pageOf(rows, total, page);
}
