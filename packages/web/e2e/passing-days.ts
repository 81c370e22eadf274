/** Days that pass for one order or loan, while the server is stopped. */
import { openDatabase } from '../../server/src/db/open-database.ts';
import type { Mall } from './mall.ts';

const DAY_MS = 86_400_000;

/** Brings the dates of a loan nearer by some days, as if they had passed. */
export async function letDaysPassForLoan(mall: Mall, loanId: string, days: number): Promise<void> {
  await mall.crash();
  const { db, close } = await openDatabase(mall);
  const loan = await db.selectFrom('loan').selectAll().where('id', '=', loanId).executeTakeFirstOrThrow();
  const earlier = (at: Date | null) => at && new Date(at.getTime() - days * DAY_MS);
  const dates = { started_at: earlier(loan.started_at), due_at: earlier(loan.due_at) };
  await db.updateTable('loan').set(dates).where('id', '=', loanId).execute();
  await close();
  await mall.start();
}

/** Brings all dates of an order nearer by some days, as if they had passed. */
export async function letDaysPass(mall: Mall, orderId: string, days: number): Promise<void> {
  await mall.crash();
  const { db, close } = await openDatabase(mall);
  const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  const earlier = (at: Date | null) => at && new Date(at.getTime() - days * DAY_MS);
  const dates = {
    ship_deadline: earlier(order.ship_deadline),
    receipt_deadline: earlier(order.receipt_deadline),
    return_deadline: earlier(order.return_deadline),
    arrival_deadline: earlier(order.arrival_deadline),
  };
  await db.updateTable('orders').set(dates).where('id', '=', orderId).execute();
  const refunds = await db.selectFrom('refund').selectAll().where('order_id', '=', orderId).execute();
  for (const { id, deadline } of refunds) {
    const nearer = new Date(deadline.getTime() - days * DAY_MS);
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
