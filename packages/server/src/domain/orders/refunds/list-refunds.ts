import { sql } from 'kysely';
import type { AppContext } from '../../../context.ts';
import { DomainError } from '../../domain-error.ts';
import type { Page, PageRequest } from '../../paging.ts';
import { orderBy, patternOf, readPage, type Sort, when } from '../../read-page.ts';
import { readRefunds, type ShownRefund } from './read-refunds.ts';

/** A refund before shipment, as its store sees it in a list. What comes back after shipment is a return. */
export interface ListedRefund {
  readonly id: string;
  readonly orderId: string;
  readonly number: string;
  readonly buyer: string;
  readonly requestedAt: Date;
  readonly state: 1 | 2 | 3;
  readonly reason: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
  readonly pieces: number;
  readonly total: string;
  readonly isWhole: boolean;
  readonly deadline: Date;
}

export interface RefundFilter {
  readonly state?: number | undefined;
  readonly keyword?: string | undefined;
}

const select = sql`r.id, r.order_id as "orderId", o.number, o.contacts as buyer, r.requested_at as "requestedAt",
  r.state, r.reason, (select sum(quantity)::int from refund_line where refund_id = r.id) as pieces, r.total,
  r.is_whole as "isWhole", r.deadline`;
const from = sql`refund as r join orders as o on o.id = r.order_id`;

const conditionsOf = (storeId: string, { keyword }: RefundFilter) => [
  sql`o.store_id = ${storeId} and r.return_id is null`,
  when(
    keyword,
    (word) => sql`(r.id ilike ${patternOf(word)} or o.id ilike ${patternOf(word)}
      or o.number like ${patternOf(word)} or o.contacts ilike ${patternOf(word)})`,
  ),
];

/** How many refunds that match a filter are in each state. The state of the filter does not count. */
export async function countRefunds(
  { db }: AppContext,
  storeId: string,
  filter: RefundFilter,
): Promise<{ readonly state: 1 | 2 | 3; readonly count: number }[]> {
  const conditions = conditionsOf(storeId, filter).filter((condition) => condition !== undefined);
  const { rows } = await sql<{ state: 1 | 2 | 3; count: number }>`
    select r.state, count(*)::int as count from ${from} where ${sql.join(conditions, sql` and `)}
    group by r.state order by r.state`.execute(db);
  return rows;
}

/** One page of the refunds of a store. */
export const listRefunds = (
  { db }: AppContext,
  storeId: string,
  filter: RefundFilter,
  { sort, page }: { readonly sort: Sort<'requestedAt' | 'deadline' | 'total'>; readonly page: PageRequest },
): Promise<Page<ListedRefund>> =>
  readPage<ListedRefund>(db, page, {
    select,
    from,
    where: [...conditionsOf(storeId, filter), when(filter.state, (value) => sql`r.state = ${value}`)],
    orderBy: orderBy(
      sort,
      { requestedAt: 'r.requested_at', deadline: 'r.deadline', total: 'r.total' },
      'r.id',
    ),
  });

export interface RefundDetail {
  readonly listed: ListedRefund;
  readonly refund: ShownRefund;
}

/**
 * One refund of a store.
 * @throws {DomainError} `recordNotFound`, also for those of other stores.
 */
export async function readStoreRefund(ctx: AppContext, storeId: string, id: string): Promise<RefundDetail> {
  const { rows } = await sql<ListedRefund>`select ${select} from ${from}
    where r.id = ${id} and o.store_id = ${storeId} and r.return_id is null`.execute(ctx.db);
  const [listed] = rows;
  const refund = listed && (await readRefunds(ctx, listed.orderId)).find((one) => one.id === id);
  if (!refund) throw new DomainError('recordNotFound');
  return { listed, refund };
}
