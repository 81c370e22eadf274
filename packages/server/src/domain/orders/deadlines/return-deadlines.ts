import { transact } from '../../../db/transact.ts';
import type { AppContext } from '../../../context.ts';
import { closeOpen } from '../returns/decide-dispute.ts';
import { acceptOpen } from '../returns/store-steps.ts';
import { hasNoOpenReturn } from '../returns/open-return.ts';
import { lockReturn, takeReturnStep } from '../returns/return-steps.ts';
import { payReturn } from '../returns/pay-return.ts';
import { releaseOrder } from '../release.ts';
import { BATCH, eachDue } from './each-due.ts';

const advanceReturn = (ctx: AppContext, id: string): Promise<boolean> =>
  transact(ctx, async (tx) => {
    const open = await lockReturn(tx, ctx, id);
    const { state } = open.goods;
    const due = tx.selectFrom('return_case').select('id').where('id', '=', id);
    if (!(await due.where('deadline', '<=', ctx.clock.now()).executeTakeFirst())) return false;
    if (state === 2 || state === 5) await closeOpen(tx, ctx, open, { step: 'closeByDefault' });
    else if (state === 3) {
      await takeReturnStep(tx, ctx, open, { step: 'refundByDefault' });
      await payReturn(tx, ctx, open);
    } else await acceptOpen(tx, ctx, open, { by: 'clock' });
    return true;
  });

/** Takes the steps of returns whose time is over. Returns their number. */
export const advanceOverdueReturns = (ctx: AppContext): Promise<number> =>
  eachDue({
    what: 'The next step of return',
    find: (after) =>
      ctx.db
        .selectFrom('return_case')
        .select('id')
        .where('deadline', '<=', ctx.clock.now())
        .where('id', '>', after)
        .orderBy('id')
        .limit(BATCH)
        .execute(),
    run: (id) => advanceReturn(ctx, id),
  });

const releaseMoneyOf = (ctx: AppContext, id: string): Promise<boolean> =>
  transact(ctx, async (tx) => {
    const order = await tx
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', id)
      .where('status', 'in', [4, 5])
      .where('released_at', 'is', null)
      .where('return_deadline', '<=', ctx.clock.now())
      .where(hasNoOpenReturn)
      .forNoKeyUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!order) return false;
    await releaseOrder(tx, ctx, order);
    return true;
  });

/** Pays stores for received orders that can no longer be returned. Returns the number of orders. */
export const releaseHeldMoney = (ctx: AppContext): Promise<number> =>
  eachDue({
    what: 'Releasing the money of order',
    find: (after) =>
      ctx.db
        .selectFrom('orders')
        .select('id')
        .where('status', 'in', [4, 5])
        .where('released_at', 'is', null)
        .where('return_deadline', '<=', ctx.clock.now())
        .where(hasNoOpenReturn)
        .where('id', '>', after)
        .orderBy('id')
        .limit(BATCH)
        .execute(),
    run: (id) => releaseMoneyOf(ctx, id),
  });
