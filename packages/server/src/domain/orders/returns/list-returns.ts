import { canDo } from '@openmall/sdk';
import { sql } from 'kysely';
import type { AppContext } from '../../../context.ts';
import { DomainError } from '../../domain-error.ts';
import type { Page, PageRequest } from '../../paging.ts';
import { orderBy, patternOf, readPage, type Sort, when } from '../../read-page.ts';
import { readReturns, type ShownReturn } from './read-returns.ts';

/** A return as stores and the desk see it in a list. */
export interface ListedReturn {
  readonly id: string;
  readonly orderId: string;
  readonly number: string;
  readonly buyer: string;
  readonly requestedAt: Date;
  readonly state: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  readonly isMissing: boolean;
  readonly reason: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
  readonly pieces: number;
  readonly total: string;
  readonly deadline: Date | null;
  readonly storeId: string;
  readonly storeName: string;
  readonly userId: string;
  readonly username: string;
}

export interface ReturnFilter {
  readonly storeId?: string | undefined;
  readonly state?: number | undefined;
  readonly keyword?: string | undefined;
}

export interface ReturnStateCount {
  readonly state: ListedReturn['state'];
  readonly count: number;
}

const select = sql`c.id, c.order_id as "orderId", o.number, o.contacts as buyer, c.requested_at as "requestedAt", c.state,
  c.is_missing as "isMissing", c.reason, (select sum(quantity)::int from return_line where return_id = c.id) as pieces,
  c.total, c.deadline, o.store_id as "storeId", store.name as "storeName", o.buyer_id as "userId", users.username`;
const from = sql`return_case as c join orders as o on o.id = c.order_id join store on store.id = o.store_id
  join user_account as users on users.id = o.buyer_id`;

const conditionsOf = ({ storeId, keyword }: ReturnFilter) => [
  when(storeId, (id) => sql`o.store_id = ${id}`),
  when(
    keyword,
    (
      word,
    ) => sql`(c.id ilike ${patternOf(word)} or o.id ilike ${patternOf(word)} or o.number like ${patternOf(word)}
      or o.contacts ilike ${patternOf(word)} or users.username ilike ${patternOf(word)} or store.name ilike ${patternOf(word)})`,
  ),
];

/** How many returns that match a filter are in each state. The state of the filter does not count. */
export async function countReturns({ db }: AppContext, filter: ReturnFilter): Promise<ReturnStateCount[]> {
  const conditions = conditionsOf(filter).filter((condition) => condition !== undefined);
  const { rows } = await sql<ReturnStateCount>`
    select c.state, count(*)::int as count from ${from} where ${sql.join([sql`true`, ...conditions], sql` and `)}
    group by c.state order by c.state`.execute(db);
  return rows;
}

/** One page of returns, of one store or of all. */
export const listReturns = (
  { db }: AppContext,
  filter: ReturnFilter,
  sort: Sort<'requestedAt' | 'deadline' | 'total'>,
  page: PageRequest,
): Promise<Page<ListedReturn>> =>
  readPage<ListedReturn>(db, page, {
    select,
    from,
    where: [...conditionsOf(filter), when(filter.state, (value) => sql`c.state = ${value}`)],
    orderBy: orderBy(
      sort,
      { requestedAt: 'c.requested_at', deadline: { nullable: 'c.deadline' }, total: 'c.total' },
      'c.id',
    ),
  });

export interface ReturnDetail {
  readonly listed: ListedReturn;
  readonly goods: ShownReturn;
}

/**
 * One return, of a store or of any.
 * @throws {DomainError} `returnNotFound`, also for those of other stores.
 */
export async function readReturn(ctx: AppContext, id: string, storeId?: string): Promise<ReturnDetail> {
  const { rows } = await sql<ListedReturn>`select ${select} from ${from} where c.id = ${id}`.execute(ctx.db);
  const [listed] = rows;
  if (!listed || (storeId !== undefined && listed.storeId !== storeId))
    throw new DomainError('returnNotFound');
  const goods = (await readReturns(ctx, listed.orderId)).find((one) => one.id === id);
  if (!goods) throw new DomainError('returnNotFound');
  return { listed, goods };
}

/** What a store may do with a return now. */
export function storeActions({ state }: ListedReturn): ('accept' | 'refuse' | 'refund' | 'contest')[] {
  const answers = canDo('returnCase', 'refuse', state) ? (['accept', 'refuse'] as const) : [];
  const arrivals = canDo('returnCase', 'contest', state) ? (['refund', 'contest'] as const) : [];
  return [...answers, ...arrivals];
}

/** How a dispute may be decided now. Nothing is sent back of a missing parcel, or for a second time. */
export function deskActions({ listed, goods }: ReturnDetail): ('refund' | 'part' | 'return' | 'close')[] {
  if (!canDo('returnCase', 'decideRefund', listed.state)) return [];
  const isSendable = !goods.is_missing && goods.sent_at === null;
  return ['refund', 'part', ...(isSendable ? (['return'] as const) : []), 'close'];
}
