import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import { DomainError } from '../domain-error.ts';
import type { Page, PageRequest } from '../paging.ts';
import { orderBy, patternOf, readPage, type Sort, when } from '../read-page.ts';
import type { Hold } from '../accounts/hold-account.ts';

export interface DeskCustomer {
  readonly id: string;
  readonly username: string;
  readonly usercode: string;
  readonly displayName: string | null;
  readonly hold: Hold;
  readonly isClosed: boolean;
  readonly createdAt: Date;
  readonly lastLoginAt: Date | null;
}

export interface CustomerFilter {
  readonly hold?: Hold | undefined;
  readonly keyword?: string | undefined;
  /** Whether a withdrawal address is bound, or is removed soon. */
  readonly address?: 'bound' | 'releasing' | undefined;
}

const hold = sql`case when u.state = 'frozen' then 'frozen' else u.hold end`;
const select = sql`u.id, u.username, u.usercode, u.display_name as "displayName", ${hold} as hold,
  u.state = 'closed' as "isClosed", u.created_at as "createdAt", u.last_login_at as "lastLoginAt"`;

/** One page of users. */
export const listCustomers = (
  { db }: AppContext,
  { hold: wanted, keyword, address }: CustomerFilter,
  sort: Sort<'createdAt' | 'lastLoginAt' | 'username'>,
  page: PageRequest,
): Promise<Page<DeskCustomer>> =>
  readPage<DeskCustomer>(db, page, {
    select,
    from: sql`user_account as u`,
    where: [
      when(wanted, (value) => sql`${hold} = ${value}`),
      when(
        address,
        (value) => sql`exists (select from withdraw_address as bound where bound.user_id = u.id
          and (${value} = 'bound' or bound.release_at is not null))`,
      ),
      when(
        keyword,
        (
          word,
        ) => sql`(u.id ilike ${patternOf(word)} or u.username ilike ${patternOf(word)} or u.email ilike ${patternOf(word)}
          or u.phone like ${patternOf(word)} or u.usercode ilike ${patternOf(word)} or u.display_name ilike ${patternOf(word)})`,
      ),
    ],
    orderBy: orderBy(
      sort,
      { createdAt: 'u.created_at', lastLoginAt: { nullable: 'u.last_login_at' }, username: 'u.username' },
      'u.id',
    ),
  });

export type CustomerDetail = DeskCustomer & {
  readonly email: string | null;
  readonly phone: string | null;
  readonly storeId: string | null;
  readonly orders: number;
  readonly ordersSum: string;
  readonly refunds: number;
  readonly balance: string;
  readonly openWithdrawals: number;
  readonly withdrawAddress: string | null;
  readonly addressReleaseAt: Date | null;
  readonly hasAuthenticator: boolean;
  readonly isIdentified: boolean;
  readonly sessions: number;
};

/** @throws {DomainError} `userNotFound`. */
export async function readCustomer({ db, clock }: AppContext, id: string): Promise<CustomerDetail> {
  const { rows } = await sql<CustomerDetail>`
    select ${select}, u.email, u.phone,
      (select id from store where owner_id = u.id order by created_at limit 1) as "storeId",
      (select count(*)::int from orders where buyer_id = u.id and paid_at is not null) as orders,
      (select coalesce(sum(total), 0)::text from orders where buyer_id = u.id and paid_at is not null) as "ordersSum",
      (select count(*)::int from orders where buyer_id = u.id and refund_status = 2) as refunds,
      coalesce((select balance from account where account.id = 'wallet:' || u.id || ':USDT'), 0)::text as balance,
      (select count(*)::int from withdrawal where user_id = u.id and state = 0) as "openWithdrawals",
      bound.address as "withdrawAddress", bound.release_at as "addressReleaseAt",
      exists (select from authenticator where user_id = u.id and bound_at is not null) as "hasAuthenticator",
      exists (select from identity_check where user_id = u.id and kind = 'basic' and status = 2) as "isIdentified",
      (select count(*)::int from token where user_id = u.id and expires_at > ${clock.now()}) as sessions
    from user_account as u left join withdraw_address as bound on bound.user_id = u.id where u.id = ${id}`.execute(
    db,
  );
  const [customer] = rows;
  if (!customer) throw new DomainError('userNotFound');
  return customer;
}
