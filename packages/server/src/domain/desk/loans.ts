import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import { DomainError } from '../domain-error.ts';
import type { Page, PageRequest } from '../paging.ts';
import { orderBy, patternOf, readPage, type Sort, when } from '../read-page.ts';

export interface DeskLoan {
  readonly id: string;
  readonly number: string;
  readonly userId: string;
  readonly username: string;
  readonly realName: string;
  readonly submittedAt: Date;
  readonly status: 1 | 2 | 3 | 4 | 5;
  readonly amount: string;
  readonly days: number;
  readonly dueAt: Date | null;
}

export interface LoanFilter {
  readonly status?: number | undefined;
  readonly keyword?: string | undefined;
}

const select = sql`l.id, l.number, l.user_id as "userId", users.username, l.real_name as "realName",
  l.submitted_at as "submittedAt", l.status, l.amount, l.term_days as days, l.due_at as "dueAt"`;
const from = sql`loan as l join user_account as users on users.id = l.user_id`;

/** One page of loans of all users. */
export const listDeskLoans = (
  { db }: AppContext,
  { status, keyword }: LoanFilter,
  sort: Sort<'submittedAt' | 'amount' | 'dueAt'>,
  page: PageRequest,
): Promise<Page<DeskLoan>> =>
  readPage<DeskLoan>(db, page, {
    select,
    from,
    where: [
      when(status, (value) => sql`l.status = ${value}`),
      when(
        keyword,
        (word) => sql`(l.id ilike ${patternOf(word)} or l.number like ${patternOf(word)}
          or users.username ilike ${patternOf(word)} or l.real_name ilike ${patternOf(word)})`,
      ),
    ],
    orderBy: orderBy(
      sort,
      { submittedAt: 'l.submitted_at', amount: 'l.amount', dueAt: { nullable: 'l.due_at' } },
      'l.id',
    ),
  });

export interface LoanStep {
  readonly step: string;
  readonly detail: string;
  readonly at: Date;
}

export type LoanDetail = DeskLoan & {
  readonly identification: string;
  readonly rate: string;
  readonly defaultRate: string;
  readonly pictures: readonly string[];
  readonly balance: string;
  readonly purchases: string;
  readonly debt: string;
  readonly isIdentified: boolean;
  readonly reason: string | null;
  readonly steps: readonly LoanStep[];
};

/** @throws {DomainError} `loanNotFound`. */
export async function readDeskLoan({ db }: AppContext, id: string): Promise<LoanDetail> {
  const { rows } = await sql<Omit<LoanDetail, 'steps'>>`
    select ${select}, l.identification, l.rate, l.default_rate as "defaultRate", l.reject_reason as reason,
      array[l.image_face, l.image_back, l.image_hand] as pictures,
      coalesce((select balance from account where id = 'wallet:' || l.user_id || ':USDT'), 0)::text as balance,
      coalesce((select -balance from account where id = 'loan_debt:' || l.user_id || ':USDT'), 0)::text as debt,
      coalesce((select sum(total) from orders where buyer_id = l.user_id and status in (4, 5)), 0)::text as purchases,
      exists (select from identity_check where user_id = l.user_id and kind = 'basic' and status = 2) as "isIdentified"
    from ${from} where l.id = ${id}`.execute(db);
  const [loan] = rows;
  if (!loan) throw new DomainError('loanNotFound');
  const steps = await db
    .selectFrom('loan_log')
    .select(['step', 'detail', 'at'])
    .where('loan_id', '=', id)
    .orderBy('position')
    .limit(50)
    .execute();
  return { ...loan, steps };
}
