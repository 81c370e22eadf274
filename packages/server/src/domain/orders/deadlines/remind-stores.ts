import { sql } from 'kysely';
import { transact } from '../../../db/transact.ts';
import type { Tx } from '../../../db/database.ts';
import type { AppContext } from '../../../context.ts';
import { orderFacts } from '../../mail/mail-facts.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { readSettings } from '../../settings/settings.ts';
import { BATCH, eachDue } from './each-due.ts';

/** The time by which a date must be due for its reminder. */
async function reminderTime({ db, clock }: AppContext) {
  const { order_reminder_hours: hours } = await readSettings(db, ['order_reminder_hours']);
  return sql<Date>`${clock.now()} + make_interval(hours => cast(${hours} as integer))`;
}

type Until = Awaited<ReturnType<typeof reminderTime>>;

/** Paid orders whose stores have an owner, and must ship soon. */
const toShip = (db: AppContext['db'] | Tx, until: Until) =>
  db
    .selectFrom('orders')
    .innerJoin('store', 'store.id', 'orders.store_id')
    .where('orders.status', 'in', [1, 2])
    .where('orders.ship_deadline', '<=', until)
    .where('orders.store_reminded_at', 'is', null)
    .where('store.owner_id', 'is not', null);

/** Orders whose refund the store must decide soon. */
const toDecide = (db: AppContext['db'] | Tx, until: Until) =>
  db
    .selectFrom('orders')
    .innerJoin('store', 'store.id', 'orders.store_id')
    .innerJoin('refund', 'refund.order_id', 'orders.id')
    .where('refund.state', '=', 1)
    .where('refund.deadline', '<=', until)
    .where('refund.store_reminded_at', 'is', null)
    .where('store.owner_id', 'is not', null);

const remindToShip = (ctx: AppContext, until: Until, id: string): Promise<boolean> =>
  transact(ctx, async (tx) => {
    const claimed = toShip(tx, until)
      .selectAll('orders')
      .select('store.owner_id')
      .where('orders.id', '=', id);
    const order = await claimed.forNoKeyUpdate('orders').skipLocked().executeTakeFirst();
    if (!order?.owner_id || !order.ship_deadline) return false;
    await tx.updateTable('orders').set({ store_reminded_at: ctx.clock.now() }).where('id', '=', id).execute();
    const facts = { ...orderFacts(order), date: order.ship_deadline };
    await sendMail(tx, ctx, 'storeShipSoon', { userId: order.owner_id, ...facts });
    return true;
  });

const remindToDecide = (ctx: AppContext, until: Until, id: string): Promise<boolean> =>
  transact(ctx, async (tx) => {
    const claimed = toDecide(tx, until)
      .selectAll('orders')
      .select(['store.owner_id', 'refund.id as refundId', 'refund.deadline'])
      .where('orders.id', '=', id);
    const order = await claimed.forNoKeyUpdate('orders').skipLocked().executeTakeFirst();
    if (!order?.owner_id) return false;
    const { refundId, deadline: date, owner_id: userId } = order;
    const at = { store_reminded_at: ctx.clock.now() };
    await tx.updateTable('refund').set(at).where('id', '=', refundId).execute();
    await sendMail(tx, ctx, 'storeRefundSoon', { userId, ...orderFacts(order), date });
    return true;
  });

/**
 * Reminds the owner of a store once, hours before a buyer may cancel an order that was not shipped, and before an
 * undecided refund is approved. Returns the number of reminders.
 */
export async function remindStores(ctx: AppContext): Promise<number> {
  const until = await reminderTime(ctx);
  const shipments = await eachDue({
    what: 'Reminding the store to ship order',
    find: (after) =>
      toShip(ctx.db, until)
        .select('orders.id')
        .where('orders.id', '>', after)
        .orderBy('orders.id')
        .limit(BATCH)
        .execute(),
    run: (id) => remindToShip(ctx, until, id),
  });
  const decisions = await eachDue({
    what: 'Reminding the store of the refund of order',
    find: (after) =>
      toDecide(ctx.db, until)
        .select('orders.id')
        .where('orders.id', '>', after)
        .orderBy('orders.id')
        .limit(BATCH)
        .execute(),
    run: (id) => remindToDecide(ctx, until, id),
  });
  return shipments + decisions;
}
