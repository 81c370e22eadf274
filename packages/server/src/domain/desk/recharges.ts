import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Page, PageRequest } from '../paging.ts';
import { isOfUser, orderBy, patternOf, readPage, type Sort, when } from '../read-page.ts';

export interface DeskRecharge {
  readonly id: string;
  readonly number: string;
  readonly userId: string;
  readonly username: string;
  readonly createdAt: Date;
  readonly state: 'waiting' | 'credited' | 'failed' | 'reversed';
  readonly coin: string;
  readonly blockchain: string;
  readonly volume: string;
  readonly amount: string;
  readonly channelAddress: string;
  readonly reportedHash: string | null;
  readonly proof: string | null;
  readonly reason: string | null;
  readonly isThirdParty: boolean;
}

export interface RechargeFilter {
  readonly state?: DeskRecharge['state'] | undefined;
  readonly keyword?: string | undefined;
}

const state = sql`case when r.reversed_at is not null then 'reversed' when r.state = 0 then 'waiting'
  when r.state = 1 then 'credited' else 'failed' end`;

/** One page of recharges of all users. */
export const listDeskRecharges = (
  { db }: AppContext,
  { state: wanted, keyword }: RechargeFilter,
  sort: Sort<'createdAt' | 'amount'>,
  page: PageRequest,
): Promise<Page<DeskRecharge>> =>
  readPage<DeskRecharge>(db, page, {
    select: sql`r.id, r.number, r.user_id as "userId", users.username, r.created_at as "createdAt", ${state} as state, r.coin,
      r.blockchain_name as blockchain, r.volume, r.amount, r.channel_address as "channelAddress",
      r.reported_tx as "reportedHash", r.image as proof, r.failure as reason, r.is_third_party as "isThirdParty"`,
    from: sql`recharge as r`,
    joins: { alias: 'r', tables: sql`join user_account as users on users.id = r.user_id` },
    where: [
      when(wanted, (value) => sql`${state} = ${value}`),
      when(
        keyword,
        (word) => sql`(r.id ilike ${patternOf(word)} or r.number like ${patternOf(word)}
          or ${isOfUser('r.user_id', word)} or r.reported_tx ilike ${patternOf(word)})`,
      ),
    ],
    orderBy: orderBy(sort, { createdAt: 'r.created_at', amount: 'r.amount' }, 'r.id'),
  });
