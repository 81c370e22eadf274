/** Days that pass for one order, while the server is stopped. */
import { openDatabase } from '../../server/src/db/open-database.ts';
import type { Mall } from './mall.ts';

/** Brings all dates of an order nearer by some days, as if they had passed. */
export async function letDaysPass(mall: Mall, orderId: string, days: number): Promise<void> {
  await mall.crash();
  const { db, close } = await openDatabase({ dataFolder: mall.dataFolder });
  const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  const earlier = (at: Date | null) => at && new Date(at.getTime() - days * 86_400_000);
  const dates = {
    ship_deadline: earlier(order.ship_deadline),
    receipt_deadline: earlier(order.receipt_deadline),
    return_deadline: earlier(order.return_deadline),
    arrival_deadline: earlier(order.arrival_deadline),
  };
  await db.updateTable('orders').set(dates).where('id', '=', orderId).execute();
  const refunds = await db.selectFrom('refund').selectAll().where('order_id', '=', orderId).execute();
  for (const { id, deadline } of refunds) {
    const nearer = new Date(deadline.getTime() - days * 86_400_000);
    await db.updateTable('refund').set({ deadline: nearer }).where('id', '=', id).execute();
  }
  const returns = await db.selectFrom('return_case').selectAll().where('order_id', '=', orderId).execute();
  for (const { id, deadline } of returns)
    await db
      .updateTable('return_case')
      .set({ deadline: earlier(deadline) })
      .where('id', '=', id)
      .execute();
  await close();
  await mall.start();
}
