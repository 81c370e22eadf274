import { transact } from '../../../db/transact.ts';
import type { AppContext } from '../../../context.ts';
import { approveOpenRefund } from '../refunds/decide-refund.ts';
import { BATCH, eachDue } from './each-due.ts';

const claim = (ctx: AppContext, orderId: string): Promise<boolean> =>
  transact(ctx, async (tx) => {
    const order = await tx
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', orderId)
      .where('refund_status', '=', 1)
      .forNoKeyUpdate()
      .skipLocked()
      .executeTakeFirst();
    const due = tx
      .selectFrom('refund')
      .select('id')
      .where('order_id', '=', orderId)
      .where('state', '=', 1)
      .where('deadline', '<=', ctx.clock.now());
    if (!order || !(await due.executeTakeFirst())) return false;
    await approveOpenRefund(tx, ctx, order, { step: 'approveByDefault' });
    return true;
  });

/** Approves refunds that their stores have not decided in time. Returns their number. */
export const approveByDefault = (ctx: AppContext): Promise<number> =>
  eachDue({
    what: 'Approving the refund of order',
    find: (after) =>
      ctx.db
        .selectFrom('refund')
        .select('order_id as id')
        .where('state', '=', 1)
        .where('deadline', '<=', ctx.clock.now())
        .where('order_id', '>', after)
        .orderBy('order_id')
        .limit(BATCH)
        .execute(),
    run: (id) => claim(ctx, id),
  });
