import { canDo } from '@openmall/sdk';
import { type RawBuilder, sql } from 'kysely';
import type { LineAttribute } from '../../../db/schema/orders.ts';
import type { OrderRow } from '../../../db/schema/tables.ts';
import type { AppContext } from '../../../context.ts';
import { DomainError } from '../../domain-error.ts';
import type { Page, PageRequest } from '../../paging.ts';
import { orderBy, patternOf, readPage, type Sort, when } from '../../read-page.ts';
import { readDeliveryTerms } from '../../shipping/goods-delivery.ts';
import type { OrderStatus } from '../order-steps.ts';

/** An order as its store sees it in a list. */
export interface StoreOrder {
  readonly id: string;
  readonly number: string;
  readonly placedAt: Date;
  readonly paidAt: Date | null;
  readonly buyer: string;
  readonly country: string;
  readonly lines: number;
  readonly pieces: number;
  readonly total: string;
  readonly status: OrderStatus;
  readonly refundStatus: 0 | 1 | 2 | 3;
  /** The last day on which the mall promises dispatch. The buyer's `ship_deadline` is later. */
  readonly dispatchBy: Date | null;
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  readonly isReminded: boolean;
}

export interface StoreOrderFilter {
  readonly keyword?: string | undefined;
  readonly statuses?: readonly number[] | undefined;
  readonly placedFrom?: Date | undefined;
  readonly placedUntil?: Date | undefined;
  readonly isLate?: boolean | undefined;
}

/** Until when a paid order should be dispatched: after the working days that the mall promises, counted as days. */
async function dispatchByOf({ db }: AppContext): Promise<RawBuilder<Date | null>> {
  const { days } = await readDeliveryTerms(db);
  const [, maxDays] = days.dispatch;
  return sql`case when o.status in (1, 2) then o.paid_at + ${maxDays}::int * interval '1 day' end`;
}

const selectOrder = (
  dispatchBy: RawBuilder<Date | null>,
) => sql`o.id, o.number, o.created_at as "placedAt", o.paid_at as "paidAt",
  o.contacts as buyer, o.country, (select count(*)::int from order_line where order_id = o.id) as lines, o.pieces, o.total,
  o.status, o.refund_status as "refundStatus", ${dispatchBy} as "dispatchBy", o.carrier, o.tracking_number as "trackingNumber",
  o.reminded_at is not null as "isReminded"`;

const isMatch = (
  word: string,
) => sql`(o.id ilike ${patternOf(word)} or o.number like ${patternOf(word.replaceAll(/[\s-]/g, ''))}
  or o.contacts ilike ${patternOf(word)} or o.tracking_number ilike ${patternOf(word)}
  or o.id in (select order_id from order_line where name ilike ${patternOf(word)}))`;

/** One page of the orders of a store. */
export async function listStoreOrders(
  ctx: AppContext,
  storeId: string,
  filter: StoreOrderFilter,
  { sort, page }: { readonly sort: Sort<'placedAt' | 'total' | 'shipBy'>; readonly page: PageRequest },
): Promise<Page<StoreOrder>> {
  const dispatchBy = await dispatchByOf(ctx);
  // All waiting orders have the same time to ship, so they are due in the order in which they were paid.
  const columns = { placedAt: 'o.created_at', total: 'o.total', shipBy: { nullable: 'o.paid_at' } };
  return readPage<StoreOrder>(ctx.db, page, {
    select: selectOrder(dispatchBy),
    from: sql`orders as o`,
    where: [
      sql`o.store_id = ${storeId}`,
      when(filter.statuses, (statuses) => sql`o.status in (${sql.join(statuses)})`),
      when(filter.placedFrom, (from) => sql`o.created_at >= ${from}`),
      when(filter.placedUntil, (until) => sql`o.created_at < ${until}`),
      when(filter.isLate, (isLate) => sql`coalesce(${dispatchBy} < ${ctx.clock.now()}, false) = ${isLate}`),
      when(filter.keyword, isMatch),
    ],
    orderBy: orderBy(sort, columns, 'o.id'),
  });
}

export interface StoreOrderLine {
  readonly goodsId: string;
  readonly skuId: string;
  readonly name: string;
  readonly image: string;
  readonly attributes: readonly LineAttribute[];
  readonly pieces: number;
  readonly price: string;
}

export interface OrderStep {
  readonly step: string;
  readonly detail: string;
  readonly at: Date;
}

export interface StoreOrderDetail {
  readonly order: StoreOrder;
  readonly row: OrderRow;
  readonly lines: readonly StoreOrderLine[];
  readonly timeline: readonly OrderStep[];
  readonly actions: readonly ('confirm' | 'ship')[];
}

/** What happened to an order, oldest first. */
export const readTimeline = ({ db }: AppContext, orderId: string): Promise<OrderStep[]> =>
  db
    .selectFrom('order_log')
    .select(['step', 'detail', 'at'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();

const STORE_ACTIONS = ['confirm', 'ship'] as const;

/**
 * One order of a store with everything that is needed to ship it.
 * @throws {DomainError} `orderNotFound`, also for orders of other stores.
 */
export async function readStoreOrder(
  ctx: AppContext,
  storeId: string,
  orderId: string,
): Promise<StoreOrderDetail> {
  const { db } = ctx;
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .where('store_id', '=', storeId)
    .executeTakeFirst();
  if (!row) throw new DomainError('orderNotFound');
  const { rows } =
    await sql<StoreOrder>`select ${selectOrder(await dispatchByOf(ctx))} from orders as o where o.id = ${orderId}`.execute(
      db,
    );
  const [order] = rows;
  if (!order) throw new DomainError('orderNotFound');
  const lines = await db
    .selectFrom('order_line')
    .select([
      'goods_id as goodsId',
      'sku_id as skuId',
      'name',
      'image',
      'attributes',
      'quantity as pieces',
      'paid_price as price',
    ])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  const timeline = await readTimeline(ctx, orderId);
  return {
    order,
    row,
    lines,
    timeline,
    actions: STORE_ACTIONS.filter((action) => canDo('order', action, row.status)),
  };
}
