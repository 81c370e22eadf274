import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Page, PageRequest } from '../paging.ts';
import { orderBy, patternOf, readPage, type Sort, when } from '../read-page.ts';

export interface DeskApplication {
  readonly id: string;
  readonly userId: string;
  readonly username: string;
  readonly state: 'applied' | 'admitted' | 'refused';
  readonly storeName: string;
  readonly countryCode: string;
  readonly location: string;
  readonly remark: string;
  readonly isIdentified: boolean;
  /** Stores of the same name. */
  readonly sameName: number;
  readonly reason: string | null;
  readonly appliedAt: Date;
  readonly decidedAt: Date | null;
}

export interface ApplicationFilter {
  readonly state?: DeskApplication['state'] | undefined;
  readonly keyword?: string | undefined;
}

/** One page of applications to sell. */
export const listApplications = (
  { db }: AppContext,
  { state, keyword }: ApplicationFilter,
  sort: Sort<'appliedAt'>,
  page: PageRequest,
): Promise<Page<DeskApplication>> =>
  readPage<DeskApplication>(db, page, {
    select: sql`a.id, a.user_id as "userId", users.username, a.state, a.store_name as "storeName",
      a.country_code as "countryCode", a.location, a.remark, a.reason, a.applied_at as "appliedAt", a.decided_at as "decidedAt",
      exists (select from identity_check where user_id = a.user_id and status = 2) as "isIdentified",
      (select count(*)::int from store where lower(store.name) = lower(a.store_name)
        and store.id is distinct from a.store_id) as "sameName"`,
    from: sql`merchant_application as a join user_account as users on users.id = a.user_id`,
    where: [
      when(state, (value) => sql`a.state = ${value}`),
      when(
        keyword,
        (word) => sql`(a.id ilike ${patternOf(word)} or users.username ilike ${patternOf(word)}
          or a.store_name ilike ${patternOf(word)})`,
      ),
    ],
    orderBy: orderBy(sort, { appliedAt: 'a.applied_at' }, 'a.id'),
  });
