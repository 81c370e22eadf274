import { transact } from '../../../db/transact.ts';
import type { AppContext } from '../../../context.ts';
import { orderFacts } from '../../mail/mail-facts.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { completeReceipt } from '../receive.ts';
import { hasNoOpenReturn } from '../returns/open-return.ts';
import { BATCH, eachDue } from './each-due.ts';

const claim = (ctx: AppContext, id: string): Promise<boolean> =>
  transact(ctx, async (tx) => {
    const order = await tx
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', id)
      .where('status', '=', 3)
      .where('receipt_deadline', '<=', ctx.clock.now())
      .where(hasNoOpenReturn)
      .forNoKeyUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!order) return false;
    await completeReceipt(tx, ctx, order, 'receiveByDefault');
    await sendMail(tx, ctx, 'orderAutoReceived', { userId: order.buyer_id, ...orderFacts(order) });
    return true;
  });

/** Confirms the receipt of delivered orders whose buyers have said nothing in time. Returns their number. */
export const receiveByDefault = (ctx: AppContext): Promise<number> =>
  eachDue({
    what: 'Confirming the receipt of order',
    find: (after) =>
      ctx.db
        .selectFrom('orders')
        .select('id')
        .where('status', '=', 3)
        .where('receipt_deadline', '<=', ctx.clock.now())
        .where(hasNoOpenReturn)
        .where('id', '>', after)
        .orderBy('id')
        .limit(BATCH)
        .execute(),
    run: (id) => claim(ctx, id),
  });
