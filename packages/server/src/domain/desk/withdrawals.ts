import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { BankAccount, RecordState } from '../../db/schema/wallet.ts';
import { DomainError } from '../domain-error.ts';
import type { Page, PageRequest } from '../paging.ts';
import { isOfUser, orderBy, patternOf, readPage, type Sort, when } from '../read-page.ts';
import {
  type Approval,
  approvalsNeeded,
  readApprovals,
  readSecondApprovalFrom,
} from '../wallet/withdrawals/approvals.ts';

export type Risk = 'firstWithdrawal' | 'newAddress' | 'noIdentity' | 'onHold' | 'sharedAddress' | 'noCode';

export interface DeskWithdrawal {
  readonly id: string;
  readonly number: string;
  readonly userId: string;
  readonly username: string;
  readonly createdAt: Date;
  readonly state: RecordState;
  readonly approvedAt: Date | null;
  readonly channel: string;
  readonly blockchain: string | null;
  readonly amount: string;
  readonly fee: string;
  readonly arrival: string;
  readonly withoutCode: boolean;
  readonly risks: readonly Risk[];
  readonly approvals: readonly Approval[];
  readonly approvalsNeeded: number;
}

export interface WithdrawalFilter {
  readonly state?: 'toCheck' | 'toPay' | 'paidOut' | 'refused' | undefined;
  readonly keyword?: string | undefined;
}

const STATES = {
  toCheck: sql`w.state = 0 and w.approved_at is null`,
  toPay: sql`w.state = 0 and w.approved_at is not null`,
  paidOut: sql`w.state = 1`,
  refused: sql`w.state = 2`,
};

const risks = sql`array_remove(array[
  case when not exists (select from withdrawal as earlier
    where earlier.user_id = w.user_id and earlier.state = 1 and earlier.id <> w.id) then 'firstWithdrawal' end,
  case when bound.bound_at > w.created_at - interval '24 hours' then 'newAddress' end,
  case when not exists (select from identity_check where user_id = w.user_id and status = 2) then 'noIdentity' end,
  case when users.hold <> 'none' or users.state <> 'active' then 'onHold' end,
  case when exists (select from withdraw_address as other
    where other.address = w.address and other.user_id <> w.user_id) then 'sharedAddress' end,
  case when w.without_code then 'noCode' end
], null)`;

const select = sql`w.id, w.number, w.user_id as "userId", users.username, w.created_at as "createdAt", w.state,
  w.approved_at as "approvedAt", w.channel, w.blockchain_name as blockchain, w.amount, w.fee_amount as fee, w.arrival,
  w.without_code as "withoutCode", ${risks} as risks`;
const from = sql`withdrawal as w`;
const joins = sql`join user_account as users on users.id = w.user_id
  left join withdraw_address as bound on bound.user_id = w.user_id and bound.address = w.address`;

type Row = Omit<DeskWithdrawal, 'approvals' | 'approvalsNeeded'>;

async function addApprovals(ctx: AppContext, rows: readonly Row[]): Promise<readonly DeskWithdrawal[]> {
  const secondFrom = await readSecondApprovalFrom(ctx.db);
  return Promise.all(
    rows.map(async (row) => ({
      ...row,
      approvals: await readApprovals(ctx.db, row.id),
      approvalsNeeded: approvalsNeeded(row, secondFrom),
    })),
  );
}

/** One page of withdrawals of all users. */
export async function listDeskWithdrawals(
  ctx: AppContext,
  { state, keyword }: WithdrawalFilter,
  sort: Sort<'createdAt' | 'amount'>,
  page: PageRequest,
): Promise<Page<DeskWithdrawal>> {
  const found = await readPage<Row>(ctx.db, page, {
    select,
    from,
    joins: { alias: 'w', tables: joins },
    where: [
      when(state, (value) => STATES[value]),
      when(
        keyword,
        (word) => sql`(w.id ilike ${patternOf(word)} or w.number like ${patternOf(word)}
          or ${isOfUser('w.user_id', word)} or w.address ilike ${patternOf(word)})`,
      ),
    ],
    orderBy: orderBy(sort, { createdAt: 'w.created_at', amount: 'w.amount' }, 'w.id'),
  });
  return { ...found, rows: await addApprovals(ctx, found.rows) };
}

export interface Movement {
  readonly kind: string;
  readonly reference: string;
  readonly amount: string;
  readonly at: Date;
}

/** The last bookings of a user's wallet, newest first. */
async function readMovements({ db }: AppContext, userId: string): Promise<readonly Movement[]> {
  const account = `wallet:${userId}:USDT`;
  const { rows } = await sql<Movement>`
    select journal.ref_kind as kind, journal.ref_id as reference, journal.at,
      (case when transfer.to_account = ${account} then transfer.amount else -transfer.amount end)::text as amount
    from transfer join journal on journal.id = transfer.journal_id
    where ${account} in (transfer.to_account, transfer.from_account)
    order by journal.at desc, journal.id desc, transfer.line limit 50`.execute(db);
  return rows;
}

export interface WithdrawalDetail {
  readonly withdrawal: DeskWithdrawal;
  readonly address: string | null;
  readonly bank: BankAccount | null;
  readonly boundAt: Date | null;
  readonly hash: string | null;
  readonly reason: string | null;
  readonly decidedAt: Date | null;
  readonly paidOutBy: string | null;
  readonly balance: string;
  readonly movements: readonly Movement[];
}

type DetailRow = Row & Omit<WithdrawalDetail, 'withdrawal' | 'movements'>;

/** @throws {DomainError} `recordNotFound`. */
export async function readDeskWithdrawal(ctx: AppContext, id: string): Promise<WithdrawalDetail> {
  const { rows } = await sql<DetailRow>`
    select ${select}, w.address, w.bank, bound.bound_at as "boundAt", w.tx as hash, w.failure as reason,
      w.reviewed_at as "decidedAt", w.paid_by_name as "paidOutBy",
      coalesce((select balance from account where id = 'wallet:' || w.user_id || ':USDT'), 0)::text as balance
    from ${from} ${joins} where w.id = ${id}`.execute(ctx.db);
  const [row] = rows;
  if (!row) throw new DomainError('recordNotFound');
  const [withdrawal] = await addApprovals(ctx, [row]);
  if (!withdrawal) throw new DomainError('recordNotFound');
  return { ...row, withdrawal, movements: await readMovements(ctx, row.userId) };
}
