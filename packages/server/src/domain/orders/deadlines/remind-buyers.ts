import { sql } from 'kysely';
import { transact } from '../../../db/transact.ts';
import type { Tx } from '../../../db/database.ts';
import type { OrderRow } from '../../../db/schema/tables.ts';
import type { AppContext } from '../../../context.ts';
import { orderFacts } from '../../mail/mail-facts.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { readSettings } from '../../settings/settings.ts';
import { hasNoOpenReturn } from '../returns/open-return.ts';
import { BATCH, eachDue } from './each-due.ts';

/** The time by which a date must be due for its reminder. */
async function reminderTime({ db, clock }: AppContext) {
  const { order_reminder_hours: hours } = await readSettings(db, ['order_reminder_hours']);
  return sql<Date>`${clock.now()} + make_interval(hours => cast(${hours} as integer))`;
}

type Until = Awaited<ReturnType<typeof reminderTime>>;

/** Orders that count as received soon. */
const toReceive = (db: AppContext['db'] | Tx, until: Until) =>
  db
    .selectFrom('orders')
    .where('status', '=', 3)
    .where('receipt_deadline', '<=', until)
    .where(hasNoOpenReturn)
    .where('receipt_reminded_at', 'is', null);

/** Orders that were not shipped in time, whose buyers may cancel them from now on. */
const toShip = (db: AppContext['db'] | Tx, { clock }: AppContext) =>
  db
    .selectFrom('orders')
    .where('status', 'in', [1, 2])
    .where('ship_deadline', '<=', clock.now())
    .where('ship_reminded_at', 'is', null);

/** Orders whose refund is approved soon. */
const toDecide = (db: AppContext['db'] | Tx, until: Until) =>
  db
    .selectFrom('orders')
    .innerJoin('refund', 'refund.order_id', 'orders.id')
    .where('refund.state', '=', 1)
    .where('refund.deadline', '<=', until)
    .where('refund.reminded_at', 'is', null);

/** Accepted returns whose goods have to be sent soon. */
const toSend = (db: AppContext['db'] | Tx, until: Until) =>
  db
    .selectFrom('return_case')
    .innerJoin('orders', 'orders.id', 'return_case.order_id')
    .where('return_case.state', '=', 2)
    .where('return_case.deadline', '<=', until)
    .where('return_case.reminded_at', 'is', null);

const mailTo = ({ buyer_id: userId }: OrderRow) => ({ userId });

const remindReceipt = (ctx: AppContext, until: Until, id: string): Promise<boolean> =>
  transact(ctx, async (tx) => {
    const claimed = toReceive(tx, until).selectAll('orders').where('id', '=', id);
    const order = await claimed.forNoKeyUpdate().skipLocked().executeTakeFirst();
    if (!order?.receipt_deadline) return false;
    await tx
      .updateTable('orders')
      .set({ receipt_reminded_at: ctx.clock.now() })
      .where('id', '=', id)
      .execute();
    const facts = { ...orderFacts(order), date: order.receipt_deadline };
    await sendMail(tx, ctx, 'orderAutoReceiptSoon', { ...mailTo(order), ...facts });
    return true;
  });

const remindShipment = (ctx: AppContext, id: string): Promise<boolean> =>
  transact(ctx, async (tx) => {
    const claimed = toShip(tx, ctx).selectAll('orders').where('id', '=', id);
    const order = await claimed.forNoKeyUpdate().skipLocked().executeTakeFirst();
    if (!order) return false;
    await tx.updateTable('orders').set({ ship_reminded_at: ctx.clock.now() }).where('id', '=', id).execute();
    await sendMail(tx, ctx, 'orderMayCancel', { ...mailTo(order), ...orderFacts(order) });
    return true;
  });

const remindDecision = (ctx: AppContext, until: Until, id: string): Promise<boolean> =>
  transact(ctx, async (tx) => {
    const claimed = toDecide(tx, until)
      .selectAll('orders')
      .select(['refund.id as refundId', 'refund.deadline'])
      .where('orders.id', '=', id);
    const order = await claimed.forNoKeyUpdate().skipLocked().executeTakeFirst();
    if (!order) return false;
    const { refundId, deadline: date } = order;
    await tx.updateTable('refund').set({ reminded_at: ctx.clock.now() }).where('id', '=', refundId).execute();
    await sendMail(tx, ctx, 'refundAutoGrantSoon', { ...mailTo(order), ...orderFacts(order), date });
    return true;
  });

const remindReturn = (ctx: AppContext, until: Until, id: string): Promise<boolean> =>
  transact(ctx, async (tx) => {
    const claimed = toSend(tx, until).selectAll('orders').select('return_case.deadline');
    const order = await claimed
      .where('return_case.id', '=', id)
      .forNoKeyUpdate('return_case')
      .skipLocked()
      .executeTakeFirst();
    if (!order?.deadline) return false;
    await tx.updateTable('return_case').set({ reminded_at: ctx.clock.now() }).where('id', '=', id).execute();
    await sendMail(tx, ctx, 'returnSendSoon', {
      ...mailTo(order),
      ...orderFacts(order),
      date: order.deadline,
    });
    return true;
  });

/**
 * Reminds buyers once, hours before a delivered order counts as received and before an undecided refund is approved, before goods have to be sent back, and
 * when they may cancel an order that was not shipped in time. Returns the number of reminders.
 */
export async function remindBuyers(ctx: AppContext): Promise<number> {
  const until = await reminderTime(ctx);
  const receipts = await eachDue({
    what: 'Reminding of the receipt of order',
    find: (after) =>
      toReceive(ctx.db, until).select('id').where('id', '>', after).orderBy('id').limit(BATCH).execute(),
    run: (id) => remindReceipt(ctx, until, id),
  });
  const shipments = await eachDue({
    what: 'Telling that order may be cancelled:',
    find: (after) =>
      toShip(ctx.db, ctx).select('id').where('id', '>', after).orderBy('id').limit(BATCH).execute(),
    run: (id) => remindShipment(ctx, id),
  });
  const decisions = await eachDue({
    what: 'Reminding of the refund of order',
    find: (after) =>
      toDecide(ctx.db, until)
        .select('orders.id')
        .where('orders.id', '>', after)
        .orderBy('orders.id')
        .limit(BATCH)
        .execute(),
    run: (id) => remindDecision(ctx, until, id),
  });
  const returns = await eachDue({
    what: 'Reminding of the goods of return',
    find: (after) =>
      toSend(ctx.db, until)
        .select('return_case.id')
        .where('return_case.id', '>', after)
        .orderBy('return_case.id')
        .limit(BATCH)
        .execute(),
    run: (id) => remindReturn(ctx, until, id),
  });
  return receipts + shipments + decisions + returns;
}
