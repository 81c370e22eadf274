import type { OrderLineRow, OrderRow } from '../../db/schema/tables.ts';
import { DomainError } from '../domain-error.ts';
import type { AppContext } from '../../context.ts';
import { type Page, type PageRequest, pageOf } from '../paging.ts';

export type OrderWithStore = OrderRow & {
  readonly storeName: string;
  /** ISO 3166-1 alpha-2. */
  readonly storeCountry: string;
  readonly isStoreOpen: boolean;
  readonly username: string;
  readonly couponCode: string | null;
  /** When the requested refund is approved if the store has not decided. */
  readonly refundDeadline: Date | null;
  /** Where the last return stands, and when it goes on by itself. */
  readonly returnState: number | null;
  readonly returnStepDeadline: Date | null;
};

function selectOrders({ db }: AppContext, buyerId: string) {
  return db
    .selectFrom('orders')
    .innerJoin('store', 'store.id', 'orders.store_id')
    .innerJoin('user_account', 'user_account.id', 'orders.buyer_id')
    .leftJoin('coupon', 'coupon.id', 'orders.coupon_id')
    .selectAll('orders')
    .select([
      'store.name as storeName',
      'store.country_code as storeCountry',
      'store.is_open as isStoreOpen',
      'user_account.username',
      'coupon.code as couponCode',
    ])
    .select((eb) =>
      eb
        .selectFrom('refund')
        .select('refund.deadline')
        .whereRef('refund.order_id', '=', 'orders.id')
        .where('refund.state', '=', 1)
        .as('refundDeadline'),
    )
    .select((eb) => {
      const last = eb
        .selectFrom('return_case')
        .whereRef('return_case.order_id', '=', 'orders.id')
        .orderBy('return_case.requested_at', 'desc')
        .orderBy('return_case.id', 'desc')
        .limit(1);
      return [
        last.select('return_case.state').as('returnState'),
        last.select('return_case.deadline').as('returnStepDeadline'),
      ];
    })
    .where('orders.buyer_id', '=', buyerId);
}

const selectLines = ({ db }: AppContext, orderIds: readonly string[]) =>
  db
    .selectFrom('order_line')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('position');

/**
 * Reads one order of the buyer.
 * @throws {DomainError} `orderNotFound` if it does not exist or belongs to another buyer.
 */
export async function readOrder(ctx: AppContext, buyerId: string, orderId: string): Promise<OrderWithStore> {
  const order = await selectOrders(ctx, buyerId).where('orders.id', '=', orderId).executeTakeFirst();
  if (!order) throw new DomainError('orderNotFound');
  return order;
}

/** The current state of an order of the buyer, for live updates. */
export const findOrderState = ({ db }: AppContext, buyerId: string, orderId: string) =>
  db
    .selectFrom('orders')
    .select(['status', 'refund_status'])
    .where('id', '=', orderId)
    .where('buyer_id', '=', buyerId)
    .executeTakeFirst();

export type ListedOrderLine = OrderLineRow & { readonly isListed: boolean; readonly isDeleted: boolean };

/**
 * One page of the lines of an order. `isListed` and `isDeleted` show whether the goods can be bought again.
 * @throws {DomainError} `orderNotFound`.
 */
export async function listOrderLines(
  ctx: AppContext,
  buyerId: string,
  orderId: string,
  page: PageRequest,
): Promise<Page<ListedOrderLine>> {
  await readOrder(ctx, buyerId, orderId);
  const lines = await selectLines(ctx, [orderId])
    .innerJoin('goods', 'goods.id', 'order_line.goods_id')
    .clearSelect()
    .selectAll('order_line')
    .select(['goods.is_on_shelf as isListed', 'goods.is_deleted as isDeleted'])
    .execute();
  const start = (page.number - 1) * page.size;
  return pageOf(lines.slice(start, start + page.size), lines.length, page);
}

export interface LoggedStep {
  readonly position: number;
  readonly step: string;
  readonly detail: string;
  readonly at: Date;
}

/**
 * The log of an order, oldest entry first.
 * @throws {DomainError} `orderNotFound`.
 */
export async function readTimeline(
  ctx: AppContext,
  buyerId: string,
  orderId: string,
): Promise<{ readonly order: OrderWithStore; readonly steps: readonly LoggedStep[] }> {
  const order = await readOrder(ctx, buyerId, orderId);
  const steps = await ctx.db
    .selectFrom('order_log')
    .select(['position', 'step', 'detail', 'at'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return { order, steps };
}

/** Number of the buyer's orders by status. */
export async function countOrders({ db }: AppContext, buyerId: string): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('orders')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .where('buyer_id', '=', buyerId)
    .groupBy('status')
    .execute();
  return new Map(rows.map(({ status, count }) => [status, count]));
}
