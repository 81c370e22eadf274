import { canDo } from '@openmall/sdk';
import { sql } from 'kysely';
import type { Clock } from '../../db/clock.ts';
import { queueEvents } from '../../db/pending-events.ts';
import type { Tx } from '../../db/database.ts';
import type { OrderRow } from '../../db/schema/tables.ts';
import { DomainError } from '../domain-error.ts';
import type { AppContext } from '../../context.ts';
import { assertStep } from './order-steps.ts';

/** Locks in the order of ids, so that two calls can't deadlock. */
const selectOwnForUpdate = (tx: Tx, buyerId: string, ids: readonly string[]) =>
  tx
    .selectFrom('orders')
    .selectAll()
    .where('id', 'in', ids)
    .where('buyer_id', '=', buyerId)
    .orderBy('id')
    .forNoKeyUpdate();

/**
 * Locks orders of a buyer.
 * @throws {DomainError} `orderNotFound` if one does not exist or belongs to another buyer.
 */
export async function lockOwnOrders(
  tx: Tx,
  buyerId: string,
  orderIds: readonly string[],
): Promise<readonly OrderRow[]> {
  const ids = [...new Set(orderIds)];
  const rows = await selectOwnForUpdate(tx, buyerId, ids).execute();
  if (rows.length !== ids.length) throw new DomainError('orderNotFound');
  return rows;
}

/**
 * Locks orders of a buyer that can be paid now.
 * @throws {DomainError} `orderNotFound`, `orderAlreadyPaid` or `orderAlreadyCancelled`.
 */
export async function lockPayableOrders(
  tx: Tx,
  clock: Clock,
  buyerId: string,
  orderIds: readonly string[],
): Promise<readonly OrderRow[]> {
  const ids = [...new Set(orderIds)];
  const isOverdue = sql<boolean>`pay_deadline <= ${clock.now()}`.as('isOverdue');
  const rows = await selectOwnForUpdate(tx, buyerId, ids).select(isOverdue).execute();
  if (rows.length !== ids.length) throw new DomainError('orderNotFound');
  for (const order of rows) {
    assertStep('pay', order.status);
    // The order has expired, although the job that cancels it has not run yet.
    if (order.isOverdue) throw new DomainError('orderAlreadyCancelled');
  }
  return rows;
}

/** Locks the orders of some buyers that can be paid now and that nobody else has locked. The others are missing. */
export async function lockFreePayableOrders(
  tx: Tx,
  clock: Clock,
  buyerIds: readonly string[],
  orderIds: readonly string[],
): Promise<readonly OrderRow[]> {
  const rows = await tx
    .selectFrom('orders')
    .selectAll()
    .where('id', 'in', [...new Set(orderIds)])
    .where('buyer_id', 'in', [...new Set(buyerIds)])
    .where(sql<boolean>`pay_deadline > ${clock.now()}`)
    .orderBy('id')
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  return rows.filter(({ status }) => canDo('order', 'pay', status));
}

/**
 * Locks one order of a buyer.
 * @throws {DomainError} `orderNotFound` if it does not exist or belongs to another buyer.
 */
export async function lockOwnOrder(tx: Tx, buyerId: string, orderId: string): Promise<OrderRow> {
  const [order] = await lockOwnOrders(tx, buyerId, [orderId]);
  if (!order) throw new DomainError('orderNotFound');
  return order;
}

/**
 * Locks an order for the store, the carrier or a scheduled job.
 * @throws {DomainError} `orderNotFound` if it does not exist, or belongs to another store than the actor's.
 */
export async function lockOrder(tx: Tx, { actor }: AppContext, orderId: string): Promise<OrderRow> {
  const order = await tx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const isForeign = actor?.storeId !== undefined && actor.storeId !== order?.store_id;
  if (!order || isForeign) throw new DomainError('orderNotFound');
  return order;
}

export type OrderRef = Pick<OrderRow, 'id' | 'buyer_id'>;
export interface LoggedChange {
  readonly step: string;
  readonly detail?: string | undefined;
}

/**
 * Adds an entry to the log of each order and queues an event for its buyer. The caller has locked the orders.
 */
export async function logOrderStep(
  tx: Tx,
  clock: Clock,
  orders: readonly OrderRef[],
  { step, detail = '' }: LoggedChange,
): Promise<void> {
  await tx
    .insertInto('order_log')
    .columns(['order_id', 'position', 'step', 'detail', 'at'])
    .expression((eb) =>
      eb
        .selectFrom('orders')
        .select([
          'orders.id',
          sql<number>`(select count(*) + 1 from order_log where order_log.order_id = orders.id)`.as(
            'position',
          ),
          sql<string>`cast(${step} as text)`.as('step'),
          sql<string>`cast(${detail} as text)`.as('detail'),
          clock.now().as('at'),
        ])
        .where(
          'orders.id',
          'in',
          orders.map(({ id }) => id),
        ),
    )
    .execute();
  queueEvents(
    tx,
    orders.map(({ id: orderId, buyer_id: userId }) => ({ kind: 'order', userId, orderId, step })),
  );
}
