import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import { listOpenRecords, type OpenRecord } from '../accounts/open-records.ts';
import { isDust, minus } from '../money/exact.ts';
import { readDemoMoney } from '../wallet/demo-money.ts';
import type { Page, PageRequest } from '../paging.ts';
import { patternOf, readPage, when } from '../read-page.ts';

interface Row {
  readonly id: string;
  readonly username: string;
  readonly state: 'blocked' | 'closed';
  readonly at: Date;
  readonly reason: string;
  readonly attempts: number;
  readonly balance: string;
  readonly suspended: string;
}

export type DeskClosing = Row & { readonly blockers: readonly (OpenRecord | 'balance')[] };

export interface ClosingFilter {
  readonly state?: Row['state'] | undefined;
  readonly keyword?: string | undefined;
}

const STATE = sql`case when users.state = 'closed' then 'closed' else 'blocked' end`;

/** One page of accounts that their owners closed, or could not close; the latest first. */
export async function listClosings(
  { db }: AppContext,
  { state, keyword }: ClosingFilter,
  page: PageRequest,
): Promise<Page<DeskClosing>> {
  const found = await readPage<Row>(db, page, {
    select: sql`users.id, users.username, ${STATE} as state, coalesce(users.closed_at, tried.at) as at,
      coalesce(users.closing_reason, tried.reason, '') as reason, coalesce(tried.attempts, 0) as attempts,
      (select coalesce(sum(balance), 0) from account where (kind = 'wallet' and owner_id = users.id)
        or (kind = 'merchant' and owner_id in (select id from store where store.owner_id = users.id))) as balance,
      (select coalesce(sum(amount), 0) from suspense_item where user_id = users.id and settled_at is null) as suspended`,
    from: sql`user_account as users left join closing_attempt as tried on tried.user_id = users.id`,
    where: [
      sql`(users.state = 'closed' or tried.user_id is not null)`,
      when(state, (value) => sql`${STATE} = ${value}`),
      when(
        keyword,
        (word) => sql`(users.id ilike ${patternOf(word)} or users.username ilike ${patternOf(word)})`,
      ),
    ],
    orderBy: sql`at desc, users.id desc`,
  });
  const rows = await Promise.all(
    found.rows.map(async (row) => ({
      ...row,
      blockers:
        row.state === 'closed'
          ? []
          : [
              // Demo money is taken back, so it keeps no account open.
              ...(isDust(minus(row.balance, await readDemoMoney(db, row.id))) ? [] : (['balance'] as const)),
              ...(await listOpenRecords(db, row.id)),
            ],
    })),
  );
  return { ...found, rows };
}
